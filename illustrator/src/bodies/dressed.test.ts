import { describe, expect, it } from 'vitest';
import type { Points } from '../art/art.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse } from '../parts/shapes.ts';
import type { Body, BodyRequest } from './Body.ts';
import { drawBody } from './drawBody.ts';
import { drawSleeping } from './lyingAnimal.ts';

function draw(key: string, rest: Partial<BodyRequest> = {}): Body {
  return drawBody({ key, looks: {}, wears: [], variant: 0, ...rest });
}

/** From the leftmost to the rightmost of its points. */
function spreadOf(points: Points): number {
  const xs = [...points].filter((_, at) => at % 2 === 0);
  return Math.max(...xs) - Math.min(...xs);
}

describe('what a body wears, and the shape it has', () => {
  it('dresses animals from head to foot, whatever they do, each garment in its own form', () => {
    const worn = ['tutu', 'snow-boots', 'cape'];
    for (const pose of ['sit', 'dance', 'run'] as const)
      for (const key of worn)
        expect(draw('cat', { pose, wears: [key] }).undone.wears, `${pose} ${key}`).toEqual([]);
    const [shirt, skirt] = ['t-shirt', 'tutu'].map((key) => draw('bear', { wears: [key] }));
    expect(shirt?.art.items).not.toEqual(skirt?.art.items);
    expect(draw('fish', { wears: ['slippers'] }).undone.wears).toEqual(['slippers']);
  });

  it.each([
    ['pirate', 'pirate-hook'],
    ['girl', 'hood'],
    ['boy', 'pilgrim-hat'],
    ['turkey', 'pilgrim-hat'],
    ['clown', 'bow-tie'],
  ])('puts on a %s what belongs to a costume: %s', (key, worn) => {
    const bare = key === 'clown' ? draw('man') : draw(key);
    const dressed = draw(key, { wears: [worn] });
    expect(dressed.undone.wears).toEqual([]);
    expect(dressed.art.items).not.toEqual(bare.art.items);
  });

  it.each(['knight', 'pirate'])('has nothing up in its hands as it rests: %s', (key) => {
    const itemsOf = (pose: 'sleep' | 'stand' | 'sit') => draw(key, { pose }).art.items.length;
    expect(itemsOf('sleep')).toBeLessThan(itemsOf('stand'));
  });

  it('lies on one pair of its wings', () => {
    const [lying, upright] = (['sleep', 'sit'] as const).map((pose) => draw('fairy', { pose }).art);
    expect(lying?.height).toBeLessThan(0.9 * (upright?.height ?? 0));
  });

  it.each(['wings', 'feathered-wings'] as const)('has its %s folded as it sleeps', (back) => {
    const sketch = new Sketch();
    sketch.area([ellipse(0, 0, 50)]);
    const head = { art: sketch.art(), places: {} };
    const [bare, winged] = [{}, { back }].map(
      (build) => drawSleeping({ ...head, build: { tail: 'none', ...build } }).art.items.length,
    );
    expect(winged).toBeGreaterThan(bare ?? 0);
  });

  it('has a hook for a hand, which reaches farther out', () => {
    const [hand, hook] = ([[], ['pirate-hook']] as const).map(
      (wears) => draw('boy', { wears: [...wears] }).art,
    );
    expect(hook?.left).toBeLessThan((hand?.left ?? 0) - 4);
  });

  it('has stripes on its scarf, which ends over the feet', () => {
    const linesOf = (wears: string[]) =>
      draw('penguin', { wears }).art.items.filter(({ kind }) => kind === 'line').length;
    expect(linesOf(['scarf'])).toBeGreaterThan(linesOf([]) + 5);
    const [bare, warm] = [draw('penguin'), draw('penguin', { wears: ['scarf'] })];
    expect(warm.art.height).toBeLessThan(1.01 * bare.art.height);
  });

  it('has what its own picture has only once, and on a body of ours as well', () => {
    const itemsOf = (rest: Partial<BodyRequest>) => draw('snowman', rest).art.items.length;
    expect(itemsOf({ wears: ['scarf'] })).toBe(itemsOf({}));
    expect(itemsOf({ pose: 'wave', wears: ['scarf'] })).toBeGreaterThan(itemsOf({ pose: 'wave' }));
    expect(itemsOf({ pose: 'wave', wears: ['top-hat'] })).toBe(itemsOf({ pose: 'wave' }));
  });

  it('is of another kind by its guise: a tail for legs, a horn, a box of a body', () => {
    for (const pose of [undefined, 'sit', 'run', 'wave'] as const)
      for (const key of ['robot', 'mermaid', 'unicorn'])
        expect(draw('cat', { ...(pose ? { pose } : {}), wears: [key] }).undone, `${pose} ${key}`).toEqual({
          pose: false,
          wears: [],
          looks: [],
        });
    const [mermaid, unicorn] = ['mermaid', 'unicorn'].map((key) => draw('cat', { wears: [key] }).art);
    expect((mermaid?.width ?? 0) / (mermaid?.height ?? 1)).toBeGreaterThan(0.7);
    expect(unicorn?.items.length).toBe(draw('cat').art.items.length + 4);
  });

  it('has a lens around all of one eye, with arms at its sides, and a tube over the head beside a mask', () => {
    const added = draw('cyclops', { wears: ['glasses'] }).art.items.slice(draw('cyclops').art.items.length);
    const lines = added.filter(({ kind }) => kind === 'line');
    const [lens = 0, ...arms] = lines.map((line) => (line.kind === 'line' ? spreadOf(line.points) : 0));
    expect(lens).toBeGreaterThan(62);
    expect(arms.length).toBeGreaterThan(0);
    const [bare, masked] = [[], ['diving-mask']].map((wears) => draw('octopus', { wears }));
    expect(masked?.undone.wears).toEqual([]);
    expect(masked?.art.top).toBeLessThan(bare?.art.top ?? 0);
  });

  it.each(['boy', 'woman', 'bear'])('has a hoop around a %s, and pads on both knees', (key) => {
    const bare = draw(key, { pose: 'open-arms' });
    const hooped = draw(key, { pose: 'open-arms', wears: ['hula-hoop'] });
    expect(hooped.undone.wears).toEqual([]);
    // Its far half is drawn first, its near half last.
    expect(hooped.art.items.length).toBe(bare.art.items.length + 2);
    expect(hooped.art.items[0]).not.toEqual(bare.art.items[0]);
    const padded = draw(key, { pose: 'stand', wears: ['knee-pads'] });
    expect(padded.undone.wears).toEqual([]);
    expect(padded.art.items.length).toBe(draw(key, { pose: 'stand' }).art.items.length + 2);
  });

  it.each(['cat', 'bear'])('has one bead beside another before the chest of a %s', (key) => {
    const [bare, beads] = [[], ['necklace']].map((wears) => draw(key, { wears }));
    expect(beads?.undone.wears).toEqual([]);
    expect((beads?.art.items.length ?? 0) - (bare?.art.items.length ?? 0)).toBe(7);
  });

  it('bows on four legs where it has no hands, its chest down', () => {
    const [dog, monkey] = ['dog', 'monkey'].map((key) => draw(key, { pose: 'bow' }).art);
    expect((dog?.width ?? 0) / (dog?.height ?? 1)).toBeGreaterThan(1.1);
    expect((monkey?.width ?? 0) / (monkey?.height ?? 1)).toBeLessThan(1.1);
  });

  it.each(['boy', 'cat', 'bear'])('has a plaster on the leg of a %s, not on its tail', (key) => {
    const { art, places } = draw(key, { wears: ['leg-bandage'] });
    // The pad of its plasters is drawn last.
    const pad = art.items.findLast((item) => item.kind === 'area');
    const xs = pad?.rings.flatMap((ring) => [...ring].filter((_, at) => at % 2 === 0)) ?? [];
    const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
    const knees = [places.leftKnee?.x ?? 0, places.rightKnee?.x ?? 0];
    expect(Math.min(...knees.map((x) => Math.abs(x - middle)))).toBeLessThan(2);
  });

  it('has hair as it is asked for, long hair to below the waist', () => {
    const [plain, long, curly] = [undefined, 'flowing', 'curly'].map((hair) =>
      draw('girl', { looks: hair === undefined ? {} : { hair: hair as 'flowing' } }),
    );
    expect(curly?.art.items).not.toEqual(plain?.art.items);
    const hand = long?.places.leftHand?.y ?? Number.POSITIVE_INFINITY;
    const back = long?.art.items[0];
    const lowest =
      back?.kind === 'area'
        ? Math.max(...back.rings.flatMap((ring) => [...ring].filter((_, k) => k % 2 === 1)))
        : 0;
    expect(lowest).toBeGreaterThan(hand);
  });

  it('has its horn before a hat, and no wings where it flies by a cape', () => {
    const sizes = (wears: string[]) =>
      draw('unicorn', { wears }).art.items.map((item) => (item.kind === 'area' ? Math.round(item.area) : 0));
    const [bare, crowned] = [sizes([]), sizes(['crown'])];
    expect(crowned.length).toBeGreaterThan(bare.length);
    expect(crowned.slice(-bare.length)).toEqual(bare);
    const flying = draw('dog', { pose: 'fly', wears: ['cape'] }).art;
    expect(flying.items).toHaveLength(
      draw('dog', { pose: 'jump', wears: ['cape'], hands: {} }).art.items.length,
    );
  });

  it.each(['rabbit', 'girl'])('has a patch over one eye only: a %s', (key) => {
    const [bare, patched] = [draw(key), draw(key, { wears: ['eye-patch'] })];
    const areas = (drawn: typeof bare) => drawn.art.items.filter(({ kind }) => kind === 'area').length;
    expect(patched.undone.wears).toEqual([]);
    expect(areas(patched)).toBe(areas(bare) + 1);
  });

  it('leaps on its wheels: a truck has no legs', () => {
    const [still, leaping] = [draw('monster-truck'), draw('monster-truck', { pose: 'jump' })];
    expect(leaping.undone.pose).toBe(false);
    expect(leaping.art.items).toHaveLength(still.art.items.length);
  });

  it('paints a door over a house in the shape of a mushroom, and has riders where the boat is free', () => {
    const [house, mushroom] = [draw('house', { looks: { shape: 'mushroom' } }), draw('mushroom')];
    expect(house.art.items.length).toBeGreaterThan(mushroom.art.items.length + 3);
    const { art, places } = draw('rowboat', { looks: { shape: 'swan' } });
    expect(places.inside?.x).toBeGreaterThan(art.left + 0.6 * art.width);
  });

  it.each(['owl', 'bear', 'frog', 'mouse', 'cat'])(
    'of a %s with glasses only the eyes are seen in the lenses',
    (key) => {
      const { art } = draw(key, { pose: 'read', wears: ['glasses'] });
      const lenses = art.items.flatMap((item, at) =>
        item.kind === 'area' && item.color === LENS ? [at] : [],
      );
      expect(lenses).toHaveLength(2);
      const bold = art.items.filter((item) => item.kind === 'line' && item.weight > 2);
      // Frames, the bridge and an arm at each side.
      expect(bold).toHaveLength(5);
      // Round whites, which would be taken for lenses, are one with the head.
      const seen = (one: typeof art) =>
        one.items.filter((item) => item.kind === 'area' && item.area > 0).length;
      const whites = key === 'owl' || key === 'frog' ? 2 : 0;
      expect(seen(art)).toBe(seen(draw(key, { pose: 'read' }).art) + 2 - whites);
    },
  );
});

const LENS = '#eef7fb';
