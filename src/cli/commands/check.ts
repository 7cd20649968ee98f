import { type CheckProgress, type CheckResult, checkGame } from '../../engine/conformance.js';
import { Definitions } from '../../lab/definitions.js';
import { Inputs } from '../../lab/inputs.js';
import { games as registered } from '../../registry.js';
import { defineCommand } from '../command.js';
import { EXIT } from '../exit-code.js';
import { orElse, whole, wholes } from '../flag.js';
import { json, seed } from '../flags.js';
import { print, printJson, watched } from '../output.js';

export const check = defineCommand({
  usage: 'check [game]',
  help: 'holds the laws of conformance against a game, or against every registered one',
  words: { game: 'a game by name, or the file of one' },
  flags: {
    games: orElse(whole('games per number of players that choose at random; half as many search', 1, 1_000_000), 20),
    players: wholes('numbers of players to try (default: all that the game is for)', 1, 10),
    seed,
    json,
  },
  examples: [['check ./my-game.ts --games 200', 'a game outside this package']],
  async run({ words, flags }) {
    const inputs = new Inputs();
    const definitions = new Definitions((path) => inputs.moduleUrl(path));
    const results: CheckResult[] = [];
    for (const name of words.length > 0 ? words : Object.keys(registered)) {
      const result = checkGame(await definitions.game(name), { ...flags, onProgress: progressOf(name) });
      results.push(result);
      if (!flags.json) show(result);
    }
    if (flags.json) printJson(results.map(asJson));
    return results.every(({ violations }) => violations.length === 0) ? EXIT.done : EXIT.no;
  },
});

function show({ game, rulesVersion, games, decisions, reports, violations }: CheckResult): void {
  const verdict = violations.length === 0 ? 'keeps every law' : `breaks ${violations.length} of ${reports.length} laws`;
  print(`${game} (rules version ${rulesVersion}) ${verdict}: ${games} games, ${decisions} decisions`);
  for (const { law, games: tried, violation } of reports) {
    print(`  ${violation ? 'BROKEN' : 'kept  '}  ${law.name} (${tried} games)`);
  }
  for (const { message } of violations) print(`\n${message}`);
}

function asJson({ reports, violations, ...rest }: CheckResult) {
  return {
    ...rest,
    laws: reports.map(({ law, games, violation }) => ({
      law: law.name,
      games,
      kept: violation === null,
      violation: violation && {
        ...violation.where,
        game: rest.game,
        expected: violation.expected,
        actual: violation.actual,
      },
    })),
    violations: violations.length,
  };
}

function progressOf(name: string): ((progress: CheckProgress) => void) | undefined {
  if (!watched()) return undefined;
  return ({ done, games, players, walker }) => {
    const end = done === games ? '\n' : '';
    process.stderr.write(`\r${name}: game ${done} of ${games} (${players} players, ${walker})   ${end}`);
  };
}
