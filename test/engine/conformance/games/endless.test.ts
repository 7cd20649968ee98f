import { holdTheLaws } from '../holdTheLaws.js';

holdTheLaws('endless');
