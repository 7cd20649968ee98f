import { holdTheLaws } from '../holdTheLaws.js';

holdTheLaws('gormenghast');
