import { holdTheLaws } from '../holdTheLaws.js';

holdTheLaws('toy-tide');
