import { ConfigError } from '../engine/errors.js';
import { diskError } from './folder/disk-error.js';
import { differenceOf, type Manifest, readManifest } from './folder/manifest.js';
import { storedInputs } from './folder/results-folder.js';
import { makePlan, type Planned } from './plan.js';

/**
 * The manifest of a results folder.
 * @throws ConfigError when the folder holds no study, or the disk refuses
 */
export function manifestOf(path: string): Manifest {
  const manifest = readIfThere(path);
  if (manifest !== null) return manifest;
  throw new ConfigError({
    where: path,
    problem: 'it holds no study',
    right: 'the results folder of a study, with a manifest.json, is expected',
  });
}

function readIfThere(path: string): Manifest | null {
  try {
    return readManifest(path);
  } catch (error) {
    throw diskError(error, path);
  }
}

/**
 * Plans the study of a results folder again, from the users' files as the folder keeps them.
 * @param right what to do where it cannot be the same plan any more
 * @throws ConfigError when rules, cards or bots have changed since
 */
export async function storedPlan(path: string, manifest: Manifest, right: string): Promise<Planned> {
  const planned = await makePlan(manifest.study, storedInputs(path, manifest));
  if (planned.plan.hash === manifest.hash) return planned;
  throw new ConfigError({ where: path, problem: differenceOf(manifest, planned.plan), right });
}
