import { assert, out, tested } from './table';

const TABLE: { [combo: string]: string[] } = {
  CHEMICALS: ['SHARP+COMBUSTIBLE', 'SHARP+MAKEUP'],
  DECOY: ['LOUD+BIKE', 'LOUD+GLUE', 'CLUB+CLOTHES'],
  EXPLOSIVE: ['FIRE+BATTERY', 'FIRE+COMBUSTIBLE', 'FIRE+GLUE'],
  "HIT 'N' RUN": ['CLUB+BIKE'],
  INTERFACE: ['COMPUTER+BATTERY', 'COMPUTER+CABLES'],
  KNOCKOUT: ['MAKEUP+CLOTHES', 'MAKEUP+LOUD'],
  PARTS: ['COMPUTER+COMBUSTIBLE'],
  POWER: ['CABLES+BATTERY'],
  REACH: ['CLUB+GLUE'],
  ROPE: ['SHARP+CLOTHES'],
  TOW: ['BIKE+CABLES'],
};
const TAGS = ['BATTERY', 'BIKE', 'CABLES', 'CLOTHES', 'CLUB', 'COMBUSTIBLE', 'COMPUTER', 'FIRE', 'GLUE', 'LOUD', 'MAKEUP', 'SHARP'];

/** What can be built from these tags. */
function built(...tags: string[]): string {
  const p = out();
  p.pick('More', 'COMBO look-up');
  p.mark(...tags.map((tag, i) => (tags.indexOf(tag) < i ? `${tag} again` : tag)));
  return p.says() === 'No COMBO' ? p.says() : p.offers().slice(0, -1).join(', ');
}

describe('tales: COMBOS', () => {
  it('makes a COMBO of each of the 18 pairs, in any order, and of no other pair [TL-701]', () => {
    for (let a = 0; a < 12; a++)
      for (let b = 0; b < a; b++) {
        const made = Object.keys(TABLE).filter(c =>
          TABLE[c].some(pair => pair === `${TAGS[a]}+${TAGS[b]}` || pair === `${TAGS[b]}+${TAGS[a]}`),
        );
        assert.equal(built(TAGS[a], TAGS[b]), made.join(', ') || 'No COMBO', TAGS[a] + TAGS[b]);
      }
    assert.equal(built('CLUB'), 'No COMBO');
    assert.equal(built('CLUB', 'BIKE', 'CABLES', 'BATTERY'), "HIT 'N' RUN, POWER, TOW");
  });

  it('lets KNOWLEDGE stand for any other tag, and two of them for any COMBO [TL-702]', () => {
    const knows: { [tag: string]: string } = {
      BATTERY: 'EXPLOSIVE, INTERFACE, POWER',
      BIKE: "DECOY, HIT 'N' RUN, TOW",
      CABLES: 'INTERFACE, POWER, TOW',
      CLOTHES: 'DECOY, KNOCKOUT, ROPE',
      CLUB: "DECOY, HIT 'N' RUN, REACH",
      COMBUSTIBLE: 'CHEMICALS, EXPLOSIVE, PARTS',
      COMPUTER: 'INTERFACE, PARTS',
      FIRE: 'EXPLOSIVE',
      GLUE: 'DECOY, EXPLOSIVE, REACH',
      LOUD: 'DECOY, KNOCKOUT',
      MAKEUP: 'CHEMICALS, KNOCKOUT',
      SHARP: 'CHEMICALS, ROPE',
    };
    for (const tag of TAGS) assert.equal(built(tag, 'KNOWLEDGE'), knows[tag]);
    assert.equal(built('KNOWLEDGE'), 'No COMBO');
    assert.equal(built('KNOWLEDGE', 'KNOWLEDGE'), Object.keys(TABLE).join(', '));
  });

  it('can be looked up in the middle of a test', () => {
    const p = tested(out(), 0, 'TOUGH');
    p.pick('COMBO look-up');
    p.mark('FIRE', 'GLUE');
    assert.deepEqual([p.says(), p.offers()], ['You can build', ['EXPLOSIVE', 'Back']]);
    p.pick('EXPLOSIVE');
    assert.equal(p.offers()[0], 'Roll 3'); // and the test goes on
  });
});
