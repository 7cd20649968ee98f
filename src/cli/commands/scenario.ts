import { dirname, resolve } from 'node:path';
import { Definitions } from '../../lab/definitions.js';
import { Inputs, isPath } from '../../lab/inputs.js';
import { readScenarios, type ScenarioInFile } from '../../lab/scenario/read-scenarios.js';
import { runScenario, type ScenarioReport } from '../../lab/scenario/run-scenario.js';
import { defineCommand } from '../command.js';
import { EXIT } from '../exit-code.js';
import { onOff } from '../flag.js';
import { json } from '../flags.js';
import { print, printJson } from '../output.js';

export const scenario = defineCommand({
  usage: 'scenario <file..>',
  help: 'runs scenarios: a position, steps, and what is expected (docs/scenarios.md)',
  words: { file: 'files of scenarios, YAML or JSON' },
  flags: { log: onOff('shows what the game told from the position on'), json },
  examples: [['scenario rules/*.yaml', 'every rule that these files pin']],
  async run({ words, flags }) {
    const inputs = new Inputs();
    const definitions = new Definitions((path) => inputs.moduleUrl(path));
    const reports: (ScenarioReport & { file: string })[] = [];
    for (const file of words) {
      for (const one of readScenarios(file)) {
        const report = runScenario(await definitions.game(gameOf(one, file)), one.scenario, one.where);
        reports.push({ file, ...report });
        if (!flags.json) show(report, flags.log);
      }
    }
    const failed = reports.filter(({ passed }) => !passed).length;
    if (flags.json) printJson({ scenarios: reports.length, failed, reports });
    else print(`${reports.length - failed} of ${reports.length} scenarios hold`);
    return failed === 0 ? EXIT.done : EXIT.no;
  },
});

/** A game that is a file lies where its scenario says, seen from there. */
function gameOf({ scenario: { game } }: ScenarioInFile, file: string): string {
  return isPath(game) ? resolve(dirname(file), game) : game;
}

function show({ name, passed, problems, log }: ScenarioReport, told: boolean): void {
  print(`${passed ? 'holds' : 'FAILS'}  ${name}`);
  for (const problem of problems) print(`       ${problem}`);
  if (told) for (const line of log) print(`       | ${line}`);
}
