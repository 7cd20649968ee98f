import { describe, expect, it } from 'vitest';
import { board } from '../../../src/games/gormenghast/layout.js';
import { type Setting, table } from './table.js';

/* Sharpening Day: Swelter, Great Kitchen, Swelter's Cleaver. Following a Cat: Mr Flay, Stone Lanes, White Cat. */
const at = (setting: Setting = {}) =>
  table({
    plots: [['sharpening-day']],
    hands: [['alibi', 'countermand']],
    people: { swelter: { at: 'tower-of-flints', of: 0 } },
    draws: { 'dice/ritual': [29, 29] },
    ...setting,
  });
const CLAIM = 'claim Sharpening Day';
const moved = (setting: Setting = {}) =>
  at(setting).play('Alibi', 'movement').choose('goes east to Great Kitchen', 'no more moves');

describe('completing a plot', () => {
  it('GM-P-01 the character moved into the tile scores one victory token', () => {
    const t = moved();
    expect(t.options('claim')).toEqual(['claim Sharpening Day for 1']);
    t.choose(CLAIM);
    expect([t.victory(0), t.victory(1)]).toEqual([1, 0]);
    expect([t.metric('plots_1', 0), t.metric('plots_3', 0), t.metric('plots_1', 1)]).toEqual([1, 0, 0]);
    const rich = moved({ options: { plotReward: 2, plotRewardArtifact: 5 } }).choose(CLAIM);
    expect(rich.victory(0)).toBe(2);
  });

  it('GM-P-02 GM-P-03 with the artifact it scores three, never four', () => {
    const t = moved({ people: { swelter: { at: 'tower-of-flints', of: 0, with: 'swelter-s-cleaver' } } });
    expect(t.options('claim')).toEqual(['claim Sharpening Day for 3']);
    t.choose(CLAIM);
    expect([t.victory(0), t.metric('plots_1'), t.metric('plots_3')]).toEqual([3, 0, 1]);
    const rich = moved({
      people: { swelter: { at: 'tower-of-flints', of: 0, with: 'swelter-s-cleaver' } },
      options: { plotRewardArtifact: 5 },
    }).choose(CLAIM);
    expect(rich.victory(0)).toBe(5);
  });

  it('GM-P-03 a plot that is not completed scores nothing', () => {
    expect(at().offers('claim')).toBe(false);
    const wrongArtifact = moved({ people: { swelter: { at: 'tower-of-flints', of: 0, with: 'ruby' } } });
    expect(wrongArtifact.options('claim')).toEqual(['claim Sharpening Day for 1']);
  });

  it('GM-P-06 only plots in hand are claimed, whatever else is fulfilled', () => {
    // The Last Volume, the first of all plots, would be complete: Lord Sepulchrave came to the Library.
    const people = {
      swelter: { at: 'great-kitchen', of: 0, by: 0 },
      'lord-sepulchrave': { at: 'library', of: 0, by: 0 },
    };
    expect(at({ people, plots: [[]] }).offers('claim')).toBe(false);
    expect(at({ people }).options('claim')).toEqual(['claim Sharpening Day for 1']);
    expect(at({ people, plots: [['the-last-volume']] }).options('claim')).toEqual(['claim The Last Volume for 1']);
  });

  it('GM-open-11 the artifact is carried by the character or loose on the tile; or carried; or anywhere on the tile', () => {
    const rewards = (setting: Setting) =>
      ['carried_or_loose', 'carried_only', 'anywhere_on_tile'].map((plotArtifact) =>
        moved({ ...setting, options: { plotArtifact } })
          .options('claim')[0]
          .slice(-1),
      );
    const carried = { swelter: { at: 'tower-of-flints', of: 0, with: 'swelter-s-cleaver' } };
    expect(rewards({ people: carried })).toEqual(['3', '3', '3']);
    expect(rewards({ loose: { 'swelter-s-cleaver': 'great-kitchen' } })).toEqual(['3', '1', '3']);
    expect(rewards({ loose: { 'swelter-s-cleaver': 'tower-of-flints' } })).toEqual(['1', '1', '1']);
    const byAnother = (tile: string): Setting => ({
      people: {
        swelter: { at: 'tower-of-flints', of: 0 },
        'lord-sepulchrave': { at: tile, with: 'swelter-s-cleaver' },
      },
    });
    expect(rewards(byAnother('great-kitchen'))).toEqual(['1', '1', '3']);
    expect(rewards(byAnother('tower-of-flints'))).toEqual(['1', '1', '1']);
    expect(rewards({})).toEqual(['1', '1', '1']);
  });

  it('GM-P-04 GM-open-12 the claiming player must control the character, unless the option says otherwise', () => {
    const people = { swelter: { at: 'great-kitchen', of: 1, by: 0 } } as const;
    expect(at({ people }).offers('claim')).toBe(false);
    expect(at({ people, options: { plotControl: 'not_required' } }).offers('claim')).toBe(true);
    const nobody = { swelter: { at: 'great-kitchen', by: 0 } } as const;
    expect(at({ people: nobody }).offers('claim')).toBe(false);
    expect(at({ people: nobody, options: { plotControl: 'not_required' } }).offers('claim')).toBe(true);
    expect(at({ people: { swelter: { at: 'great-kitchen', of: 0, by: 0 } } }).offers('claim')).toBe(true);
  });

  it('GM-P-05 GM-open-12 the character must have come by the claimer’s doing this turn; or be there', () => {
    const there = { swelter: { at: 'great-kitchen', of: 0 } } as const;
    expect(at({ people: there }).offers('claim')).toBe(false);
    expect(at({ people: there, options: { plotArrival: 'presence' } }).offers('claim')).toBe(true);
    const elsewhere = { swelter: { at: 'library', of: 0, by: 0 } } as const;
    expect(at({ people: elsewhere, options: { plotArrival: 'presence' } }).offers('claim')).toBe(false);
    expect(at({ people: { swelter: { at: 'great-kitchen', of: 0, by: 1 } } }).offers('claim')).toBe(false);
  });

  it('GM-P-05 moving out and in again counts', () => {
    const t = at({ people: { swelter: { at: 'great-kitchen', of: 0 } } }).play('Countermand', 'movement');
    t.choose('goes west', 'goes east', 'no more moves');
    expect(t.offers('claim')).toBe(true);
  });

  it('GM-P-05 what was done in an earlier turn does not count', () => {
    const t = moved({ options: { cardsDrawn: 0 } }).choose('end the turn');
    expect(t.active).toBe(1);
    t.choose('end the turn');
    expect([t.active, t.place('swelter')]).toEqual([0, 'great-kitchen']);
    expect(t.offers('claim')).toBe(false);
  });

  it('GM-P-05 control won after the arrival is enough', () => {
    const t = at({
      hands: [['forged-order', 'nowhere-near-it', 'alibi']],
      people: { swelter: { at: 'tower-of-flints', of: 1 } },
    });
    t.play('Forged Order', 'its text').choose('goes east', 'no more moves');
    expect(t.offers('claim')).toBe(false);
    t.influence('Nowhere Near It', ['Swelter'], ['Swelter']);
    expect(t.held('swelter')).toEqual([0, 1]);
    expect(t.offers('claim')).toBe(true);
  });

  it('GM-open-20 being placed where the claimer chose counts as moved, or does not', () => {
    const places = (options: Setting['options']) => {
      const t = at({
        hands: [['behind-the-arras', 'alibi']],
        people: { swelter: { at: 'stone-lanes', of: 0 } },
        options,
      });
      t.play('Behind the Arras', 'its text');
      expect(t.place('swelter')).toBe('great-kitchen');
      return t.offers('claim');
    };
    expect(places({})).toBe(true);
    expect(places({ plotEffectMovesCount: false })).toBe(false);
    const moves = (options: Setting['options']) => {
      const t = at({ hands: [['back-stairs', 'alibi']], options });
      t.play('Back Stairs', 'its text').choose('goes east', 'no more moves');
      return t.offers('claim');
    };
    expect([moves({}), moves({ plotEffectMovesCount: false })]).toEqual([true, true]);
  });

  it('GM-open-20 a forced placement is nobody’s doing', () => {
    // Ritual 6 gathers Nobles of stone floors on the Tower; The Owls Are Waiting wants Lord Sepulchrave there.
    const t = at({
      plots: [['the-owls-are-waiting']],
      hands: [['seventh-bell', 'alibi', 'countermand']],
      people: { 'lord-sepulchrave': { at: 'great-kitchen', of: 0, by: 0 } },
      draws: { 'dice/ritual': [6] },
    }).choose('play Seventh Bell');
    expect(t.place('lord-sepulchrave')).toBe('tower-of-flints');
    expect(t.offers('claim')).toBe(false);
    t.play('Alibi', 'movement').choose('goes north', 'goes south', 'no more moves');
    expect(t.offers('claim')).toBe(true);
  });

  it('GM-open-20 being put where one stands already is no arrival', () => {
    const t = at({
      hands: [['seventh-bell', 'alibi']],
      people: { swelter: { at: 'great-kitchen', of: 0 } },
      draws: { 'dice/ritual': [8] },
    }).choose('play Seventh Bell', 'Great Kitchen');
    expect([t.place('swelter'), t.question]).toEqual(['great-kitchen', 'action']);
    expect(t.offers('claim')).toBe(false);
  });

  it('GM-open-20 a step that another player chose is not the claimer’s doing', () => {
    const t = at({
      hands: [['seventh-bell', 'alibi']],
      people: { swelter: { at: 'tower-of-flints', of: 0, by: 0 }, 'mr-flay': 'library' },
      draws: { 'dice/ritual': [10] },
    }).choose('play Seventh Bell');
    t.chooseAs(0, 'Mr Flay');
    t.chooseAs(1, 'Swelter', 'walks east to Great Kitchen');
    expect(t.place('swelter')).toBe('great-kitchen');
    expect(t.offers('claim')).toBe(false);
  });

  it('GM-P-06 GM-open-13 plots are claimed between cards, in mid-move where the option lets it', () => {
    const t = at().play('Alibi', 'movement').choose('goes east');
    expect(t.offers('claim')).toBe(false);
    t.choose('no more moves');
    expect(t.offers('claim')).toBe(true);
    const mid = at({ options: { plotWindow: 'mid_move' } })
      .play('Alibi', 'movement')
      .choose('goes east');
    expect(mid.offers('claim')).toBe(true);
    mid.choose(CLAIM, 'goes east to Stone Lanes', 'goes west', 'goes west');
    expect([mid.victory(0), mid.place('swelter')]).toEqual([1, 'tower-of-flints']);
  });

  it('GM-P-06 in the turn of another nobody claims', () => {
    const t = at({
      active: 1,
      plots: [['sharpening-day'], ['following-a-cat']],
      hands: [['blackmail'], ['alibi', 'countermand']],
      people: { swelter: { at: 'great-kitchen', of: 0, by: 0 } },
      options: { plotArrival: 'presence' },
    });
    expect(t.seat).toBe(1);
    expect(t.offers('claim')).toBe(false);
  });

  it('GM-P-07 GM-P-08 GM-P-09 a claim reveals the card, takes the tokens, rolls one ritual, and discards the card', () => {
    // Ritual 24 asks for Plot Cards to discard: in its midst the claimed card lies open, not yet discarded.
    const t = moved({
      plots: [['sharpening-day', 'following-a-cat']],
      draws: { 'dice/ritual': [24] },
    }).choose(CLAIM);
    expect([t.victory(0), t.question, t.ids(board.plotClaimed)]).toEqual([1, 'effect', ['sharpening-day']]);
    expect([t.plots(0), t.plotDiscard]).toEqual([['following-a-cat'], []]);
    expect(board.plotClaimed.seenBy).toBe('all');
    t.choose('done');
    expect([t.ids(board.plotClaimed), t.plotDiscard, t.metric('rituals')]).toEqual([[], ['sharpening-day'], 1]);
  });

  it('GM-P-10 several plots are claimed one at a time; the ritual of one may spoil the next', () => {
    const t = at({
      plots: [['sharpening-day', 'following-a-cat']],
      people: {
        swelter: { at: 'great-kitchen', of: 0, by: 0 },
        'mr-flay': { at: 'stone-lanes', of: 0, by: 0 },
      },
      draws: { 'dice/ritual': [11] },
    });
    expect(t.options('claim')).toHaveLength(2);
    t.choose(CLAIM, 'Mr Flay');
    expect([t.victory(0), t.held('mr-flay')]).toEqual([1, [-1, 0]]);
    expect(t.offers('claim')).toBe(false);
  });

  it('GM-P-11 GM-open-14 character, artifact and tokens stay; or a scored artifact leaves the game', () => {
    const people = { swelter: { at: 'tower-of-flints', of: 0, tokens: 2, with: 'swelter-s-cleaver' } } as const;
    const t = moved({ people }).choose(CLAIM);
    expect([t.place('swelter'), t.held('swelter'), t.carries('swelter')]).toEqual([
      'great-kitchen',
      [0, 2],
      'swelter-s-cleaver',
    ]);
    const removed = moved({ people, options: { plotArtifactAfter: 'removed' } }).choose(CLAIM);
    expect([removed.carries('swelter'), removed.loose('swelter-s-cleaver')]).toEqual(['', '']);
    expect([removed.place('swelter'), removed.held('swelter')]).toEqual(['great-kitchen', [0, 2]]);
    const loose: Setting = { loose: { 'swelter-s-cleaver': 'great-kitchen', ruby: 'great-kitchen' } };
    const kept = moved(loose).choose(CLAIM);
    expect(kept.loose('swelter-s-cleaver')).toBe('great-kitchen');
    const gone = moved({ ...loose, options: { plotArtifactAfter: 'removed' } }).choose(CLAIM);
    expect([gone.loose('swelter-s-cleaver'), gone.loose('ruby')]).toEqual(['', 'great-kitchen']);
    const plain = moved({
      loose: { 'swelter-s-cleaver': 'library' },
      options: { plotArtifactAfter: 'removed' },
    }).choose(CLAIM);
    expect(plain.loose('swelter-s-cleaver')).toBe('library');
  });

  it('GM-P-12 an empty Plot deck is made anew from the discards', () => {
    const t = at({ plotDeck: [], plotDiscard: ['dust-to-dust', 'crowns-for-two'] }).choose('end the turn');
    t.choose('draw a Plot Card', 'draw an Action Card', 'draw an Action Card');
    expect(t.plots(0)).toHaveLength(2);
    expect([t.plotDiscard, board.plotDeck.size(t.s)]).toEqual([[], 1]);
  });

  it('GM-P-13 any number of plots is claimed in a turn', () => {
    const t = at({
      plots: [['sharpening-day', 'following-a-cat', 'the-last-volume']],
      people: {
        swelter: { at: 'great-kitchen', of: 0, by: 0 },
        'mr-flay': { at: 'stone-lanes', of: 0, by: 0 },
        'lord-sepulchrave': { at: 'library', of: 0, by: 0, with: 'iron-crown' },
      },
      draws: { 'dice/ritual': [29, 29, 29] },
    });
    t.choose(CLAIM, 'claim Following a Cat', 'claim The Last Volume');
    expect([t.victory(0), t.plots(0), t.plotDiscard.length]).toEqual([5, [], 3]);
  });

  it('GM-P-14 plots in hand are seen by their owner alone, discarded ones by all', () => {
    expect(board.plots.map((pile) => [pile.seenBy, pile.seers])).toEqual([
      ['owner', 1],
      ['owner', 2],
      ['owner', 4],
      ['owner', 8],
    ]);
    expect([board.plotDiscard.seenBy, board.plotDeck.seenBy]).toEqual(['all', 'nobody']);
  });
});

describe('the lead', () => {
  it('changes when another seat comes to lead alone', () => {
    const change = (victory: readonly number[], leader: number): [number, number] => {
      const t = moved({ players: victory.length, victory });
      board.leader.set(t.s, leader);
      t.choose(CLAIM);
      return [board.leader.get(t.s), t.metric('lead_changes')];
    };
    expect(change([0, 0], -1)).toEqual([0, 0]);
    expect(change([1, 1], 1)).toEqual([0, 1]);
    expect(change([1, 2], 1)).toEqual([1, 0]);
    expect(change([0, 2], 1)).toEqual([1, 0]);
    expect(change([1, 0], 0)).toEqual([0, 0]);
    expect(change([1, 2, 2], 1)).toEqual([1, 0]);
    expect(change([0, 1, 2], 2)).toEqual([2, 0]);
    expect(change([2, 0, 2], 2)).toEqual([0, 1]);
    expect(change([0, 3, 3], 1)).toEqual([1, 0]);
    expect(change([0, 3, 4], 1)).toEqual([2, 1]);
    expect(change([1, 2, 0], 1)).toEqual([1, 0]);
    expect(change([0, 3], 0)).toEqual([1, 1]);
    expect(change([0, 0, 0, 0], -1)).toEqual([0, 0]);
  });
});
