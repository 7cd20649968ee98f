import { holdTheLaws } from '../holdTheLaws.js';

holdTheLaws('great-hunt');
