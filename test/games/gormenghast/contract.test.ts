import { describe, expect, it } from 'vitest';
import { SearchChance } from '../../../src/engine/chance.js';
import { IllegalActionError } from '../../../src/engine/errors.js';
import { apply } from '../../../src/engine/machine.js';
import { encode } from '../../../src/engine/offer.js';
import { language } from '../../../src/games/gormenghast/effects/language.js';
import { gormenghast } from '../../../src/games/gormenghast/index.js';
import { gameOf, table } from './table.js';

describe('what records and saved games rely on', () => {
  it('every kind of action keeps its number, its name, and the statement that allows it', () => {
    const own = gameOf({}).actions.filter((action) => action && action.kind < 120);
    expect(own.map(({ kind, name, rule }) => `${kind} ${name}: ${rule}`)).toEqual([
      '1 tile: GM-S-06',
      '2 place: GM-T-01',
      '3 rotation: GM-T-04',
      '10 influence: GM-I-02',
      '11 no more tokens: GM-open-08',
      '12 token source: GM-I-02',
      '20 interrupt: GM-N-01',
      '21 no interrupt: GM-N-05',
      '30 turn tile: GM-T-06',
      '31 turn: ritual 26',
      '40 step: GM-M-03',
      '41 pick up: GM-A-07',
      '42 put down: GM-A-10',
      '43 stop: GM-M-05',
      '44 move: GM-M-02',
      '45 walk: GM-M-11',
      '50 claim a plot: GM-P-06',
      '51 claim a plot: GM-P-06',
      '60 play: GM-X-01',
      '61 put down: GM-A-10',
      '62 end: GM-E-01',
      '63 for influence: GM-X-02',
      '64 for movement: GM-X-02',
      '65 for its text: GM-X-02',
      '66 draw: GM-E-01',
      '67 declare draws: GM-open-16',
      '68 discard: GM-E-04',
      '69 discard a plot: GM-E-04',
      '70 keep the rest: GM-open-18',
      '72 ritual: GM-R-03',
    ]);
  });

  it('scripts keep their names: frames of saved games hold hashes of them', () => {
    const names = gameOf({}).scripts.flatMap((script) => script?.name ?? []);
    expect(names.sort()).toEqual([
      'claim',
      'deal cards',
      'deal tiles',
      'effect',
      'explore',
      'forced ritual',
      'gormenghast',
      'influence',
      'interrupt window',
      'movement',
      'moves',
      'one of two rituals',
      'place tiles',
      'play a Ritual Card',
      'play a card',
      'play a text',
      'ritual',
      'roll die',
      'set-up',
      'turn',
      'turn a castle tile',
      'walk once',
    ]);
  });

  it('questions keep their names: scenarios use them; choices inside an action are marked so', () => {
    const asked = gameOf({}).scripts.flatMap((script) => script?.code.flatMap(({ question }) => question ?? []) ?? []);
    const names = (within: boolean): string[] =>
      [...new Set(asked.filter((question) => question.within === within).map(({ name }) => name))].sort();
    expect(names(false)).toEqual(['action', 'declare draws', 'discard', 'draw', 'place', 'rotation', 'tile']);
    expect(names(true)).toEqual([
      'effect',
      'influence',
      'interrupt',
      'moves',
      'ritual',
      'token source',
      'turn',
      'turn tile',
      'use',
      'walk',
      'who moves',
    ]);
  });

  it('what is not on offer is refused with the statement and the alternatives', () => {
    const t = table({ hands: [['alibi', 'scheming']] });
    const chance = new SearchChance('refused');
    const refusal = (): unknown => apply(t.s, encode(51, 0), chance);
    expect(refusal).toThrow(IllegalActionError);
    expect(refusal).toThrow(/GM-P-06/);
    expect(refusal).toThrow(/play Alibi/);
  });
});

describe('the notation of Gormenghast', () => {
  it('explains every word of its own', () => {
    const silent = language.vocabulary.entries.filter(({ help }) => help.length < 8).map(({ name }) => name);
    expect(silent).toEqual([]);
    expect(language.vocabulary.entries.length).toBeGreaterThan(70);
  });

  it('names the arguments of every word, each once', () => {
    for (const entry of language.vocabulary.entries) {
      const names = 'arguments' in entry ? (entry.arguments?.map(({ name }) => name) ?? []) : [];
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => !/^[a-z]+[A-Za-z]*$/.test(name))).toEqual([]);
    }
    const shape = (name: string) => language.vocabulary.find('verb', name)?.arguments?.map((argument) => argument.name);
    expect(shape('swapCarried')).toEqual(['character', 'otherCharacter']);
    expect(shape('draw')).toEqual(['player', 'deck', 'number']);
  });

  it('reads a tile by its id, and says when there is none', () => {
    const patched = (effect: string) => () =>
      table({
        hands: [['seventh-bell', 'alibi']],
        patches: { 'card.the-vigil-of-the-owls.effect': effect },
        draws: { 'dice/ritual': [2] },
      }).choose('play Seventh Bell');
    expect(patched('Ritual: block(tile("stone-lanes"))')().blocked).toBe('stone-lanes');
    expect(patched('Ritual: block(tile("stone-lane"))')).toThrow('there is no tile "stone-lane"');
    expect(patched('Ritual: block(tile("stone-lane"))')).toThrow('the id of a tile is expected');
  });
});

describe('options', () => {
  it('have the recommended readings as their defaults', () => {
    const table = gormenghast.build({ players: 2 }).options;
    expect(table).toEqual({
      tokenGoal: 9,
      plotReward: 1,
      plotRewardArtifact: 3,
      handLimit: 7,
      cardsDrawn: 3,
      startActions: 5,
      startPlots: 2,
      influenceTokens: 5,
      influenceCap: 3,
      setupTiles: 19,
      turnCap: 5000,
      dealer: 'seat0',
      setupEdgeRule: 'exact',
      tileRotation: 'free',
      moveMismatch: 'both_sides',
      setupStuck: 'pass_then_supply',
      setupColours: 'by_seat',
      setupKeepOpen: true,
      artifactPutDown: 'own_turn',
      influenceExact: false,
      influenceSplit: true,
      influenceWithdraw: false,
      influenceOffBoard: true,
      blockMode: 'no_in_no_out_by_move',
      plotArtifact: 'carried_or_loose',
      plotArrival: 'this_turn_by_you',
      plotControl: 'required',
      plotWindow: 'between_cards',
      plotArtifactAfter: 'stays',
      plotEffectMovesCount: true,
      interruptWindows: 'standard',
      interruptMaxPerWindow: 1,
      drawMode: 'sequential',
      handRitualOverflow: 'keep',
      handDiscardBelowLimit: false,
      victoryCheck: 'immediate',
      ordinaryRitualSymbol: false,
    });
  });
});

describe('what a game tells', () => {
  it('names the turn, tiles laid, tokens turned up, and dice', () => {
    const t = table({
      players: 3,
      hands: [['alibi', 'seventh-bell'], ['letter-of-the-law']],
      people: { 'mr-flay': { at: 'stone-lanes', of: 0 } },
      supply: ['octagonal-room', 'great-kitchen', 'stone-quadrangle', 'field-of-flagstones'],
      castle: { 'stone-lanes': [1, 0] },
      bag: ['swelter', 'ruby', 'blank'],
      draws: { 'dice/ritual': [2, 29] },
      options: { cardsDrawn: 0 },
    });
    t.play('Alibi', 'movement');
    t.choose('north to explore', 'north to explore', 'west to explore', 'south to explore');
    t.choose('play Seventh Bell', 'interrupt with Letter');
    // Seat 0 has no card left: its turn ends, and so does that of seat 1.
    expect(t.told()).toEqual([
      'Seat 0: play Alibi',
      'Seat 0: for movement 4',
      'Seat 0: move Mr Flay',
      'Seat 0: Mr Flay goes north to explore',
      'Seat 0: Octagonal Room with exits north, east, south, west',
      '  Octagonal Room with exits north, east, south, west is laid north of Stone Lanes',
      '  Octagonal Room: Swelter appears',
      'Seat 0: Mr Flay goes north to explore',
      'Seat 0: Great Kitchen with exits north, east, south, west',
      '  Great Kitchen with exits north, east, south, west is laid north of Octagonal Room',
      '  Great Kitchen: the Ruby lies here',
      'Seat 0: Mr Flay goes west to explore',
      'Seat 0: Stone Quadrangle with exits north, east, south, west',
      '  Stone Quadrangle with exits north, east, south, west is laid west of Great Kitchen',
      '  Stone Quadrangle: the token is blank',
      'Seat 0: Mr Flay goes south to explore',
      'Seat 0: Field of Flagstones with exits north, east, south, west',
      '  Field of Flagstones with exits north, east, south, west is laid south of Stone Quadrangle',
      t.told()[18],
      'Seat 0: play Seventh Bell',
      '  the ritual die shows 2: The Vigil of the Owls',
      'Seat 1: interrupt with Letter of the Law',
      '  the ritual die is rolled again: 29, The Hour of Nothing',
      'Seat 0: end the turn',
      '-- turn 2: Seat 1 --',
      'Seat 1: end the turn',
      '-- turn 3: Seat 2 --',
    ]);
  });

  it('shows a position in a few lines: hands, tokens, and who stands where', () => {
    const t = table({
      hands: [['alibi', 'seventh-bell'], []],
      plots: [['dust-to-dust']],
      victory: [4, 0],
      people: {
        'mr-flay': { at: 'library', of: 0, tokens: 2, with: 'ruby' },
        swelter: 'refectory',
        rottcodd: { of: 1 },
      },
    });
    expect(t.s.game.spec.describe(t.s).split('\n')).toEqual([
      'Seat 0, red: 4 victory tokens, 3 in the pool; holds Alibi, Seventh Bell, Dust to Dust',
      'Seat 1, green: 0 victory tokens, 4 in the pool; holds nothing',
      'Mr Flay in the Library with the Ruby, 2 tokens of Seat 0',
      'Swelter in the Refectory',
      'Rottcodd not in play, 1 tokens of Seat 1',
    ]);
    expect([t.metric('tokens', 0), t.metric('tokens', 1)]).toEqual([4, 0]);
  });
});

describe('room', () => {
  it('a hand as large as the box allows at a turn is still one decision', () => {
    const { ids } = gameOf({}).identities[0];
    const hand = ids.slice(0, 46);
    const people = Object.fromEntries(
      ['mr-flay', 'swelter', 'rottcodd', 'barquentine', 'nanny-slagg'].map((id, index) => [
        id,
        { at: 'library', of: 0, with: ['ruby', 'crutch', 'iron-crown', 'gold-ring', 'white-cat'][index] },
      ]),
    );
    const t = table({ hands: [hand, []], people });
    expect(t.options('play ')).toHaveLength(46);
    expect(t.offered).toHaveLength(46 + 5 + 1);
  });
});
