import { holdTheLaws } from '../holdTheLaws.js';

holdTheLaws('connect-k');
