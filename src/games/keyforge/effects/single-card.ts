/**
 * The verbs that serve a single card of the set, with the reason why no regular wording serves it. A test counts them in
 * the card table and holds this list to it.
 */
export const singleCardVerbs: Readonly<Record<string, string>> = {
  actAs: 'mimicry takes on the text of another card while it is being played',
  attackOnly: 'bigtwig is the only creature whose choice of defenders is narrowed by what the defender is',
  cancelFight: 'evasion-sigil alone stops a fight between its declaration and its damage',
  cannotHouse: 'restringuntus alone takes a house away; it is the counterpart of mustHouse',
  countsAsFlank: 'spectral-tunneler alone makes a flank where there is none',
  fightDamage: 'valdr alone deals more damage without having more power',
  firstReady: 'speed-sigil counts the creatures that both players have played in a turn',
  give: 'interdimensional-graft alone moves æmber from pool to pool without stealing it',
  ignores: 'niffle-ape alone disregards keywords of others',
  loseKeyword: 'sniffer alone takes a keyword away',
  meltArmor: 'red-hot-armor deals what was lost a moment before, creature by creature and yet at once',
  playLimit: 'ember-imp alone counts the cards played in a turn against a limit',
  protectAmber: 'the-vaultkeeper alone guards a pool against stealing',
  putUnder: 'masterplan alone keeps a card face down under it',
  resolveReap: 'replicator carries out the ability of another card as its own',
  standAgainst: 'one-stood-against-many remembers its defenders from fight to fight',
  strikeInstead: 'gabos-longarms parts the creature fought from the creature damaged',
  swapDeckAndDiscard: 'reverse-time alone exchanges two piles',
  unforge: 'key-hammer alone takes a key back',
  unstun: 'clear-mind alone removes stuns by an effect',
};
