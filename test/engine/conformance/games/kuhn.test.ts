import { holdTheLaws } from '../holdTheLaws.js';

holdTheLaws('kuhn');
