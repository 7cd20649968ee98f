import { holdTheLaws } from '../holdTheLaws.js';

holdTheLaws('pig');
