import { holdTheLaws } from '../holdTheLaws.js';

holdTheLaws('fusion-probe');
