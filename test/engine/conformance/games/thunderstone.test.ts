import { holdTheLaws } from '../holdTheLaws.js';

holdTheLaws('thunderstone');
