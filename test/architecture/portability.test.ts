import { describe, expect, it } from 'vitest';
import { projectRoot, textOf, trackedFiles } from './repositoryFiles.js';

/** An absolute path into somebody's machine: the usual tops of home, build and shared folders. */
const machinePath = /(?<![\w.~*$})\]-])\/(?:home|root|Users|work|workspace|farm|builds|mnt|srv|opt|tmp)\/\w/;
/** A folder beside the project: a clone has none. */
const besideTheProject = /(?<![\w./])(?:\.\.\/)+shared\b/;
const privateHost = /https?:\/\/(?:localhost|127\.|10\.|192\.168\.|[\w-]+\.(?:local|internal|lan)\b)/;

const thisFile = 'test/architecture/portability.test.ts';
const textFiles = trackedFiles().filter((file) => file !== thisFile && !textOf(file).includes('\0'));

describe('no file knows the machine it was written on', () => {
  it.each([
    ['a path of a machine', machinePath],
    ['a folder beside the project', besideTheProject],
    ['a host of a private network', privateHost],
  ])('%s stands in no tracked file', (_what, pattern) => {
    expect(textFiles).not.toEqual([]);
    expect(textFiles.filter((file) => pattern.test(textOf(file)))).toEqual([]);
  });

  it('the folder of this clone stands in no tracked file', () => {
    expect(textFiles.filter((file) => textOf(file).includes(`${projectRoot}/`))).toEqual([]);
  });

  it('the patterns tell such places from the project’s own paths', () => {
    for (const path of ['/home/ann/x', "'/root/x'", '(/tmp/run', '/builds/x']) expect(path).toMatch(machinePath);
    for (const path of ['docs/builds/x', './tmp/x', '../home/x', '`$' + '{folder}/tmp/x', 'a /home page']) {
      expect(path).not.toMatch(machinePath);
    }
    expect("readFileSync('../shared/x')").toMatch(besideTheProject);
    expect("from './shared.js'").not.toMatch(besideTheProject);
  });
});
