import { holdTheLaws } from '../holdTheLaws.js';

holdTheLaws('keyforge-duel');
