import { resumeStudy } from '../../lab/run-study.js';
import { defineCommand } from '../command.js';
import { gamesFlag, json, strict, workers } from '../flags.js';
import { playStudy, verdictOf } from '../play-study.js';

export const resume = defineCommand({
  usage: 'resume <folder>',
  help: 'goes on after any interruption, to the same bytes; with more games than before, grows the study',
  words: { folder: 'the results folder of a study' },
  flags: { games: gamesFlag, workers, strict, json },
  async run({ words: [folder], flags }) {
    const { games, workers: threads } = flags;
    const result = await playStudy(flags.json, (hooks) => resumeStudy(folder, { ...hooks, games, workers: threads }));
    return verdictOf(result, flags.strict);
  },
});
