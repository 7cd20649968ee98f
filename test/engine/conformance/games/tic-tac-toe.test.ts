import { holdTheLaws } from '../holdTheLaws.js';

holdTheLaws('tic-tac-toe');
