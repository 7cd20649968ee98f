import { holdTheLaws } from '../holdTheLaws.js';

holdTheLaws('gormangeist');
