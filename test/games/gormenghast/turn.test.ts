import { describe, expect, it } from 'vitest';
import { board } from '../../../src/games/gormenghast/layout.js';
import { type Setting, table } from './table.js';

const at = (setting: Setting = {}) =>
  table({
    hands: [['behind-the-arras', 'alibi', 'countermand', 'seventh-bell']],
    people: { 'mr-flay': { at: 'library', of: 0 } },
    draws: { 'dice/ritual': [29, 29, 29, 29] },
    ...setting,
  });

describe('cards', () => {
  it('GM-X-01 in a turn any number of cards is played, none included', () => {
    const none = at().choose('end the turn');
    expect([none.question, none.hand(0).length]).toEqual(['draw', 4]);
    const all = at();
    all.choose('play Seventh Bell');
    all.influence('Behind the Arras', ['Swelter']);
    all.influence('Alibi', ['Swelter']);
    expect(all.offers('end the turn')).toBe(true);
    all.influence('Countermand', ['Swelter']);
    // Nothing is left to do but end the turn, which is not asked.
    expect([all.hand(0), all.question]).toEqual([[], 'draw']);
  });

  it('GM-X-02 an Action Card is used for one of three things, chosen when it is played', () => {
    const uses = ['for influence 1', 'for movement 4', 'for its text: Secret Passage'];
    expect(at().uses('Behind the Arras')).toEqual(uses);
    const moved = at().play('Behind the Arras', 'movement').choose('no more moves');
    expect([moved.question, moved.hand(0)]).toEqual(['action', ['alibi', 'countermand', 'seventh-bell']]);
    const text = at().play('Behind the Arras', 'its text');
    expect([text.question, text.place('mr-flay')]).toEqual(['action', 'tower-of-flints']);
    const placed = at().influence('Behind the Arras', ['Swelter']);
    expect([placed.question, placed.held('swelter')]).toEqual(['action', [0, 1]]);
  });

  it('GM-X-03 a played card goes face up onto the discards, Ritual Cards too', () => {
    const t = at();
    t.play('Alibi', 'movement').choose('no more moves');
    t.choose('play Seventh Bell');
    t.influence('Countermand', ['Swelter']);
    t.play('Behind the Arras', 'its text');
    expect(t.discard).toEqual(['alibi', 'seventh-bell', 'countermand', 'behind-the-arras']);
    expect(board.actionDiscard.seenBy).toBe('all');
  });

  it('GM-X-04 an empty Action deck is made anew from the discards', () => {
    const t = at({ deck: ['blackmail'], discard: ['scheming', 'dumb-waiter', 'eavesdropping'] }).choose('end the turn');
    t.choose('draw an Action Card', 'draw an Action Card');
    expect(t.hand(0)).toContain('blackmail');
    expect(t.hand(0)).toHaveLength(6);
    expect([t.discard, board.actionDeck.size(t.s)]).toEqual([[], 2]);
    t.choose('draw a Plot Card');
    expect(board.actionShuffle.draws(t.s)).toBe(2);
  });

  it('GM-X-05 a text overrides the rules only where it says so: a Secret Passage goes through walls, not far', () => {
    const t = at({
      castle: { 'servants-passage': [1, 0], library: [2, 0] },
      people: { 'mr-flay': { at: 'tower-of-flints', of: 0 } },
    });
    t.play('Alibi', 'movement');
    expect(t.offers("to Servants' Passage")).toBe(false);
    t.choose('no more moves').play('Behind the Arras', 'its text');
    // The only tile beside the Tower: reached although its west side is a wall.
    expect(t.place('mr-flay')).toBe('servants-passage');
  });

  it('GM-X-06 a card is not played for what would do nothing', () => {
    const alone = at({ people: {} });
    expect(alone.uses('Behind the Arras')).toEqual(['for influence 1']);
    const stuck = at({ people: { 'mr-flay': { of: 0 } } });
    expect(stuck.uses('Behind the Arras')).toEqual(['for influence 1']);
    // All five tokens lie on one character, and nobody else may be influenced.
    const idle = at({
      options: { influenceOffBoard: false, influenceCap: 5 },
      people: { 'mr-flay': { at: 'library', of: 0, tokens: 5 } },
      blocked: 'library',
    });
    expect(idle.offers('play Alibi')).toBe(false);
    expect(idle.offers('play Behind the Arras')).toBe(true);
    expect(idle.uses('Behind the Arras')).toEqual(['for its text: Secret Passage']);
  });

  it('GM-X-06 a card without the symbol that would be of use is not played', () => {
    const symbols = (influence: number, movement: number) => ({
      'card.countermand.influence': influence,
      'card.countermand.movement': movement,
    });
    // Nobody is in play who could move.
    const standing = (influence: number) => at({ people: {}, patches: symbols(influence, 3) });
    expect([standing(1).offers('play Countermand'), standing(0).offers('play Countermand')]).toEqual([true, false]);
    // All five tokens lie on one character, and nobody else may be influenced.
    const walking = (movement: number) =>
      at({
        options: { influenceOffBoard: false, influenceCap: 5 },
        people: { 'mr-flay': { at: 'library', of: 0, tokens: 5 } },
        patches: symbols(1, movement),
      });
    expect([walking(3).offers('play Countermand'), walking(0).offers('play Countermand')]).toEqual([true, false]);
  });

  it('GM-X-06 movement is of use when something can be picked up, or put down and picked up', () => {
    const shut = (setting: Setting) => at({ blocked: 'library', ...setting });
    const uses = (setting: Setting) => shut(setting).uses('Countermand');
    expect(uses({})).toEqual(['for influence 1']);
    expect(uses({ loose: { ruby: 'library' } })).toEqual(['for influence 1', 'for movement 3']);
    expect(uses({ loose: { ruby: 'great-kitchen' } })).toEqual(['for influence 1']);
    const carrying = { 'mr-flay': { at: 'library', of: 0, with: 'crutch' } } as const;
    expect(uses({ people: carrying })).toEqual(['for influence 1']);
    expect(uses({ people: carrying, loose: { ruby: 'library' } })).toEqual(['for influence 1', 'for movement 3']);
  });

  it('equal cards are offered once', () => {
    const t = table({ patches: { 'card.alibi.copies': 2 }, hands: [['alibi', 'alibi', 'countermand']] });
    expect(t.options('play Alibi')).toHaveLength(1);
    t.influence('Alibi', ['Swelter']);
    expect(t.hand(0)).toEqual(['alibi', 'countermand']);
  });

  it('GM-open-01 ordinary cards call for a ritual where the option says so', () => {
    const t = at({ options: { ordinaryRitualSymbol: true } });
    t.influence('Countermand', ['Swelter']);
    expect(t.metric('rituals')).toBe(1);
    t.play('Behind the Arras', 'its text');
    expect(t.metric('rituals')).toBe(2);
    t.play('Alibi', 'movement').choose('no more moves');
    expect(t.metric('rituals')).toBe(3);
    const plain = at();
    plain.influence('Countermand', ['Swelter']);
    expect(plain.metric('rituals')).toBe(0);
  });
});

describe('the end of a turn', () => {
  const SEVEN = ['alibi', 'countermand', 'blackmail', 'scheming', 'dumb-waiter', 'state-progress', 'rusted-key'];
  const ending = (setting: Setting = {}) => table({ hands: [SEVEN], ...setting }).choose('end the turn');
  const RITUALS = [
    'the-hour-is-written',
    'seventh-bell',
    'dust-in-the-margins',
    'the-walking-of-the-boundary',
    'counting-of-the-candles',
    'the-silent-procession',
    'the-appendix-is-read',
    'offerings-of-bread',
    'two-readings-dispute',
  ];

  it('GM-E-01 GM-open-16 three cards are drawn one by one, in any split', () => {
    for (const actions of [0, 1, 2, 3]) {
      const t = ending({ hands: [['alibi']] });
      expect([t.question, t.offered]).toEqual(['draw', ['draw an Action Card', 'draw a Plot Card']]);
      for (let i = 0; i < 3; i++) t.choose(i < actions ? 'draw an Action Card' : 'draw a Plot Card');
      expect([t.hand(0).length, t.plots(0).length, t.active]).toEqual([1 + actions, 3 - actions, 1]);
    }
  });

  it('GM-E-01 a turn in which nothing can be done ends by itself', () => {
    const t = table({ hands: [['behind-the-arras']], options: { influenceOffBoard: false } });
    expect([t.question, t.seat]).toEqual(['draw', 0]);
  });

  it('GM-open-16 or the split is declared before the first card is drawn', () => {
    const t = ending({ hands: [['alibi']], options: { drawMode: 'declared' } });
    expect(t.offered).toEqual([
      'draw 0 Action Cards and 3 Plot Cards',
      'draw 1 Action Cards and 2 Plot Cards',
      'draw 2 Action Cards and 1 Plot Cards',
      'draw 3 Action Cards and 0 Plot Cards',
    ]);
    t.choose('draw 2 Action Cards');
    expect([t.hand(0).length, t.plots(0).length, t.active]).toEqual([3, 1, 1]);
    const short = ending({
      hands: [['alibi']],
      deck: ['blackmail'],
      plotDeck: ['dust-to-dust', 'crowns-for-two', 'sharpening-day'],
      options: { drawMode: 'declared' },
    }).choose('draw 3 Action Cards');
    expect([short.hand(0), short.plots(0).length]).toEqual([['alibi', 'blackmail'], 2]);
    const plotless = ending({
      hands: [['alibi']],
      plotDeck: ['dust-to-dust'],
      options: { drawMode: 'declared' },
    }).choose('draw 0 Action Cards');
    expect([plotless.hand(0).length, plotless.plots(0)]).toEqual([3, ['dust-to-dust']]);
  });

  it('GM-E-02 the draw is compulsory; from what there is, and fewer when there is nothing', () => {
    const t = ending({ hands: [['alibi']] });
    expect(t.offers('end')).toBe(false);
    const noActions = ending({ hands: [['alibi']], deck: [] });
    expect([noActions.plots(0).length, noActions.active]).toEqual([3, 1]);
    const noPlots = ending({ hands: [['alibi']], plotDeck: [] });
    expect([noPlots.hand(0).length, noPlots.active]).toEqual([4, 1]);
    const two = ending({ hands: [['alibi']], deck: ['blackmail'], plotDeck: ['dust-to-dust'] });
    two.choose('draw an Action Card');
    expect([two.hand(0), two.plots(0), two.active]).toEqual([['alibi', 'blackmail'], ['dust-to-dust'], 1]);
    const reshuffled = ending({ hands: [['alibi']], deck: [], discard: ['blackmail'], plotDeck: [] });
    expect([reshuffled.hand(0), reshuffled.active]).toEqual([['alibi', 'blackmail'], 1]);
  });

  it('GM-E-03 after drawing a player discards down to seven', () => {
    const t = ending();
    t.choose('draw an Action Card', 'draw an Action Card', 'draw a Plot Card');
    expect([t.question, t.hand(0).length + t.plots(0).length]).toEqual(['discard', 10]);
    t.choose('discard Alibi', 'discard Blackmail');
    expect([t.question, t.active]).toEqual(['discard', 0]);
    t.choose('discard Scheming');
    expect([t.active, t.hand(0).length + t.plots(0).length]).toEqual([1, 7]);
    const limit = ending({ hands: [['alibi', 'blackmail']], options: { handLimit: 2, cardsDrawn: 1 } });
    limit.choose('draw a Plot Card', 'discard Alibi');
    expect([limit.active, limit.hand(0), limit.plots(0).length]).toEqual([1, ['blackmail'], 1]);
  });

  it('GM-E-04 GM-R-05 Action and Plot Cards may be discarded, Ritual Cards may not', () => {
    const t = ending({
      hands: [['alibi', 'seventh-bell', 'the-appendix-is-read']],
      plots: [['dust-to-dust']],
      options: { handLimit: 3, cardsDrawn: 0 },
    });
    expect(t.offered).toEqual(['discard Alibi', 'discard the plot Dust to Dust']);
  });

  it('GM-E-05 GM-E-06 a discard goes to its own pile; a discarded plot scores nothing and rolls no ritual', () => {
    const t = ending({
      hands: [['alibi', 'blackmail']],
      plots: [['dust-to-dust', 'sharpening-day']],
      people: { swelter: { at: 'great-kitchen', of: 0, by: 0 } },
      options: { handLimit: 2, cardsDrawn: 0 },
    });
    t.choose('discard the plot Sharpening Day', 'discard Blackmail');
    expect([t.discard, t.plotDiscard]).toEqual([['blackmail'], ['sharpening-day']]);
    expect([t.victory(0), t.metric('rituals'), t.plots(0)]).toEqual([0, 0, ['dust-to-dust']]);
  });

  it('GM-E-07 GM-R-07 GM-open-17 Ritual Cards count, and are kept above the limit when nothing else is left', () => {
    const t = ending({ hands: [[...RITUALS.slice(0, 7), 'alibi']], options: { cardsDrawn: 1 } });
    t.choose('draw a Plot Card');
    expect(t.offered).toHaveLength(2);
    t.choose('discard Alibi');
    // Seven Ritual Cards and a plot: the plot has to go as well, and is the only one to choose.
    expect([t.hand(0).length, t.plots(0).length, t.active]).toEqual([7, 0, 1]);
    const over = ending({ hands: [RITUALS], plots: [['dust-to-dust']], options: { cardsDrawn: 0 } });
    expect([over.hand(0).length, over.plots(0), over.active]).toEqual([9, [], 1]);
    expect(over.metric('rituals')).toBe(0);
  });

  it('GM-open-17 or Ritual Cards are played at random until the limit is kept', () => {
    const force: Setting = { options: { cardsDrawn: 0, handRitualOverflow: 'force_play' }, hands: [RITUALS] };
    const t = ending({ ...force, draws: { effect: [2, 1], 'dice/ritual': [29, 5] } });
    expect([t.hand(0).length, t.discard, t.active]).toEqual([7, ['seventh-bell', 'the-hour-is-written'], 1]);
    expect(t.metric('rituals')).toBe(2);
    const within = ending({ ...force, hands: [RITUALS.slice(0, 7)] });
    expect([within.hand(0).length, within.metric('rituals'), within.active]).toEqual([7, 0, 1]);
  });

  it('GM-E-03 GM-open-17 a card that a forced ritual brings is discarded when it is over the limit', () => {
    // The Appendix Is Read draws a card; it is the only one that may be discarded, and one Ritual Card more goes.
    const t = ending({
      options: { cardsDrawn: 0, handRitualOverflow: 'force_play' },
      hands: [[...RITUALS.slice(0, 6), 'the-appendix-is-read', 'offerings-of-bread']],
      deck: ['blackmail', 'scheming'],
      draws: { effect: [7], 'dice/ritual': [29] },
    });
    expect([t.hand(0).length, t.discard, t.active]).toEqual([7, ['the-appendix-is-read', 'blackmail'], 1]);
  });

  it('GM-E-08 the limit holds at the end of the own turn alone', () => {
    const own = table({ hands: [SEVEN], options: { handLimit: 3, cardsDrawn: 0 } });
    expect([own.question, own.hand(0).length]).toEqual(['action', 7]);
    const other = table({
      hands: [
        ['eavesdropping', 'alibi'],
        ['blackmail', 'scheming', 'dumb-waiter', 'state-progress'],
      ],
      options: { handLimit: 2, cardsDrawn: 0 },
    });
    other.choose('end the turn');
    expect([other.active, other.hand(1).length]).toEqual([1, 4]);
    other.choose('end the turn');
    expect([other.question, other.seat]).toEqual(['discard', 1]);
  });

  it('GM-E-09 GM-open-18 at or under the limit nothing is discarded, unless the option lets it', () => {
    const t = ending({ options: { cardsDrawn: 0 } });
    expect([t.active, t.hand(0).length]).toEqual([1, 7]);
    const free = ending({
      hands: [['alibi', 'blackmail', 'seventh-bell']],
      options: { cardsDrawn: 0, handDiscardBelowLimit: true },
    });
    expect(free.offered).toEqual(['discard Alibi', 'discard Blackmail', 'keep the rest']);
    free.choose('discard Blackmail', 'keep the rest');
    expect([free.hand(0), free.active]).toEqual([['alibi', 'seventh-bell'], 1]);
    const all = ending({
      hands: [['alibi', 'seventh-bell']],
      options: { cardsDrawn: 0, handDiscardBelowLimit: true },
    }).choose('discard Alibi');
    expect([all.hand(0), all.active]).toEqual([['seventh-bell'], 1]);
  });
});

describe('victory', () => {
  const claiming = (setting: Setting = {}) =>
    table({
      plots: [['sharpening-day']],
      hands: [['alibi', 'countermand']],
      people: { swelter: { at: 'great-kitchen', of: 0, by: 0 } },
      victory: [8, 5],
      draws: { 'dice/ritual': [24] },
      ...setting,
    }).choose('claim Sharpening Day');

  it('GM-V-01 the first player with nine victory tokens wins, and the game ends', () => {
    const t = claiming();
    expect([t.over, t.ending]).toEqual([true, 'win']);
    expect(t.scene.game.outcome(t.s)).toEqual({ ending: 'win', utility: [1, 0], winners: [0] });
    const short = claiming({ victory: [7, 8] });
    expect([short.over, short.victory(0)]).toEqual([false, 8]);
    const above = claiming({
      victory: [8, 0],
      people: { swelter: { at: 'great-kitchen', of: 0, by: 0, with: 'swelter-s-cleaver' } },
    });
    expect([above.over, above.victory(0)]).toEqual([true, 11]);
  });

  it('GM-V-02 the goal is a setting', () => {
    expect(claiming({ victory: [4, 0], options: { tokenGoal: 5 } }).over).toBe(true);
    expect(claiming({ victory: [8, 0], options: { tokenGoal: 12 } }).over).toBe(false);
  });

  it('GM-V-03 GM-open-19 victory is checked before the ritual, after it, or at the end of the turn', () => {
    const at = (victoryCheck: string) =>
      claiming({ options: { victoryCheck, cardsDrawn: 1 }, plots: [['sharpening-day', 'dust-to-dust']] });
    const immediate = at('immediate');
    expect([immediate.over, immediate.metric('rituals'), immediate.victory(0)]).toEqual([true, 0, 9]);
    const after = at('after_ritual');
    expect([after.over, after.question, after.metric('rituals')]).toEqual([false, 'effect', 1]);
    after.choose('done');
    expect([after.over, after.ending]).toEqual([true, 'win']);
    const late = at('end_of_turn').choose('done');
    expect([late.over, late.question]).toEqual([false, 'action']);
    late.choose('end the turn');
    expect([late.over, late.ending, late.hand(0).length]).toEqual([true, 'win', 2]);
  });

  it('GM-V-04 only the active player scores', () => {
    const t = claiming({ victory: [8, 8], options: { victoryCheck: 'after_ritual' } });
    expect([t.victory(0), t.victory(1), t.over]).toEqual([9, 8, true]);
    expect(t.scene.game.outcome(t.s).winners).toEqual([0]);
  });

  it('GM-V-05 victory tokens do not run out: more than forty may be held', () => {
    const t = claiming({ players: 4, victory: [13, 13, 13, 13], options: { tokenGoal: 14 } });
    expect([t.over, t.victory(0)]).toEqual([true, 14]);
  });

  it('GM-V-06 after the turn cap the game ends without a winner', () => {
    const t = table({
      options: { turnCap: 3, cardsDrawn: 0 },
      turn: 2,
      hands: [['alibi'], ['blackmail']],
      victory: [4, 3],
    });
    t.choose('end the turn');
    expect([t.over, t.turn]).toEqual([false, 3]);
    t.choose('end the turn');
    expect([t.over, t.ending, t.turn, t.victory(0)]).toEqual([true, 'cap', 3, 4]);
    expect(t.scene.game.outcome(t.s)).toEqual({ ending: 'cap', utility: [0, 0], winners: [] });
    expect(t.s.game.spec.turns(t.s)).toBe(3);
  });

  it('the presets are shorter and longer games', () => {
    const { presets } = table().s.game.spec;
    expect(Object.entries(presets).map(([name, { tokenGoal }]) => [name, tokenGoal])).toEqual([
      ['short', 5],
      ['standard', 9],
      ['long', 12],
    ]);
  });
});
