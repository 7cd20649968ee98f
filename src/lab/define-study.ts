import type { Study } from './study.js';

/** Types a study that is written in TypeScript: `export default defineStudy({ … })`. It is checked when it is run. */
export function defineStudy(study: Study): Study {
  return study;
}
