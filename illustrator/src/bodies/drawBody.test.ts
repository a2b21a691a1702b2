import { beforeAll, describe, expect, it } from 'vitest';
import type { Art } from '../art/art.ts';
import { artData } from '../art/artData.ts';
import { MOODS } from '../reading/moods.ts';
import { POSES, type Pose } from '../reading/Scene.ts';
import type { Thing } from '../things/Things.ts';
import type { Body, BodyRequest } from './Body.ts';
import { drawBody } from './drawBody.ts';
import { extentOf, isInside } from './findHead.ts';

function draw(key: string, rest: Partial<BodyRequest> = {}): Body {
  return drawBody({ key, looks: {}, wears: [], variant: 0, ...rest });
}

let things: Thing[] = [];
beforeAll(() => {
  things = [...artData().things.all()];
});

/** How far outside a box a place may be: a kite's string, a hat on tall hair. */
const NEAR = 0.6;

function strayPlaces({ art, places }: Body): string[] {
  const room = NEAR * Math.max(art.width, art.height);
  return Object.entries(places).flatMap(([name, { x, y, width }]) => {
    const isNear =
      x > art.left - room &&
      x < art.left + art.width + room &&
      y > art.top - room &&
      y < art.top + art.height + room;
    return isNear && width > 0 && width < 4 * art.width ? [] : [name];
  });
}

const isSame = (a: Art, b: Art) => JSON.stringify(a.items) === JSON.stringify(b.items);

/** Of what has no face. */
const BOX = { left: 0, right: 0, top: 0, bottom: 0 };

describe('drawBody', () => {
  it.each([
    ['ant', 1],
    ['honeybee', 1],
    ['spider', 2],
    ['bear', 0],
  ])('sits a %s down on all its legs: %d pairs more than arms and feet', (key, pairs) => {
    const { art } = draw(key, { pose: 'sit' });
    const feet = art.items.filter((item) => {
      if (item.kind !== 'area') return false;
      const { left, right, top, bottom } = extentOf(item.rings);
      // What ends in a small round foot beside the body.
      const isFoot = Math.abs(right - left - (bottom - top)) < 4 && right - left > 18 && right - left < 24;
      return isFoot && top > 70 && Math.min(Math.abs(left), Math.abs(right)) > 80;
    });
    expect(feet).toHaveLength(2 * pairs);
  });

  it('lets every dog run alike, whichever of its drawings it has', () => {
    const [one, other] = [0, 1].map((variant) => draw('dog', { pose: 'run', variant }).art.items.length);
    expect(one).toBe(other);
  });

  it.each<Pose>(['throw', 'push', 'pull', 'dig'])(
    'leaves a pirate no sword in a hand that has to %s',
    (pose) => {
      const bare = draw('pirate', { pose, hands: { left: 'up' } });
      expect(draw('pirate', { pose }).art.items).toHaveLength(bare.art.items.length);
    },
  );

  it.each<Partial<BodyRequest>>([{ pose: 'dance' }, { pose: 'sit' }, { hands: { left: 'down' } }])(
    'gives a snake no arms where it needs none: %o',
    (request) => {
      expect(draw('snake', request).places.leftHand).toBeUndefined();
    },
  );

  it('keeps a body while there is room for it, and draws the same one again after', () => {
    const first = draw('cat');
    expect(draw('cat')).toBe(first);
    for (const { key } of things) draw(key, { variant: 1 });
    expect(draw('cat')).not.toBe(first);
    expect(draw('cat')).toEqual(first);
  });

  it.each(['t-rex', 'robot', 'firefighter', 'strawberry'])('dresses a person as a %s', (key) => {
    const plain = draw('boy');
    const dressed = draw('boy', { wears: [key] });
    expect(dressed.undone.wears).toEqual([]);
    expect(isSame(dressed.art, plain.art)).toBe(false);
    // Whose face it is stays where it was, and stays the telling part.
    expect(dressed.telling).toEqual(plain.telling);
  });

  it('puts a hood on an animal above its own eyes, and nothing that has no head', () => {
    const dressed = draw('cat', { pose: 'sit', wears: ['lion'] });
    expect(dressed.undone.wears).toEqual([]);
    expect(dressed.art.top).toBeLessThan(draw('cat', { pose: 'sit' }).art.top);
    expect(draw('cat', { pose: 'sit', wears: ['strawberry'] }).undone.wears).toEqual(['strawberry']);
  });

  it('gives a kite the shape of a fish and a string, a cloud its outline alone', () => {
    const [kite, fish] = [draw('kite', { looks: { shape: 'fish' } }), draw('fish')];
    expect(kite.places.string?.y).toBeGreaterThan(kite.art.top + 0.8 * kite.art.height);
    expect(kite.art.items.length).toBeGreaterThan(fish.art.items.length);
    const cloud = draw('cloud', { looks: { shape: 'elephant' } });
    expect(cloud.art.items.filter((item) => item.kind === 'area' && item.mergeInto < 0)).toHaveLength(1);
  });

  it.each(['girl', 'bear'])('shows a %s that dribbles with the ball', (key) => {
    expect(draw(key, { pose: 'dribble', wears: ['basketball'] }).undone).toEqual({
      pose: false,
      wears: [],
      looks: [],
    });
  });

  it.each(['clown', 'sloth', 't-rex'])('turns the face of a %s with it where it is upside down', (key) => {
    const faceOf = ({ art, telling }: Body) => {
      const middle = ((telling?.top ?? 0) + (telling?.bottom ?? 0)) / 2;
      return (middle - art.top) / art.height;
    };
    const upright = faceOf(draw(key));
    expect(Math.abs(upright - 0.5)).toBeGreaterThan(0.05);
    expect(faceOf(draw(key, { looks: { turned: 'upside-down' } }))).toBeCloseTo(1 - upright, 1);
  });

  it.each(['sloth', 'fox', 'bear'])('straps a backpack on a walking %s below its face', (key) => {
    const overChin = ({ art, telling: { left, right, top, bottom } = BOX }: Body) => {
      const [x, y] = [(left + right) / 2, top + 0.85 * (bottom - top)];
      return art.items.filter((item) => item.kind === 'area' && isInside(item.rings, x, y)).length;
    };
    const packed = draw(key, { pose: 'walk', wears: ['backpack'] });
    expect(packed.undone.wears).toEqual([]);
    expect(overChin(packed)).toBe(overChin(draw(key, { pose: 'sit' })));
  });

  it('draws every record, with finite places in or near the picture', () => {
    const faults = things.flatMap(({ key }) => {
      const body = draw(key);
      const { left, top, width, height, ground, items } = body.art;
      const isMeasured = [left, top, width, height, ground].every(Number.isFinite);
      const stray = strayPlaces(body);
      return isMeasured && items.length > 0 && stray.length === 0 ? [] : [`${key}: ${stray.join(', ')}`];
    });
    expect(faults).toEqual([]);
  });

  it('draws every animal sitting, asleep and in a leap, or says that it does not', () => {
    const faults: string[] = [];
    for (const { key, kind } of things) {
      if (kind !== 'animal') continue;
      const plain = draw(key);
      for (const pose of ['sit', 'sleep', 'jump'] as const) {
        const posed = draw(key, { pose });
        if (isSame(posed.art, plain.art) !== posed.undone.pose && pose !== 'sit')
          faults.push(`${key} ${pose}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('gives a person another body for each pose than standing', () => {
    const standing = draw('girl', { pose: 'stand' });
    const alike = POSES.filter(
      (pose) => pose !== 'stand' && isSame(draw('girl', { pose }).art, standing.art),
    );
    expect(alike).toEqual([]);
  });

  it('shows who swims in flippers at full length', () => {
    const spanOf = ({ art }: Body) => Math.hypot(art.width, art.height);
    const [diver, boy] = [draw('scuba-diver', { pose: 'swim' }), draw('boy', { pose: 'swim' })];
    expect(spanOf(diver)).toBeGreaterThan(1.3 * spanOf(boy));
  });

  it('gives a head of its own a body for each pose', () => {
    const keys =
      'robot ghost snowman alien monster teddy-bear skeleton bear cat penguin horse dragon honeybee';
    const rest: readonly Pose[] = ['stand', 'swim', 'fly', 'walk', 'run', 'jump'];
    const faults = keys.split(' ').flatMap((key) => {
      const plain = draw(key);
      const isAnimal = ['animal', 'flier'].includes(artData().things.get(key)?.kind ?? '');
      const ways = isAnimal ? [...rest, 'crawl'] : rest;
      return POSES.filter((pose) => !ways.includes(pose)).flatMap((pose) => {
        const { art, undone, telling } = draw(key, { pose });
        const isShown = !undone.pose && telling !== undefined;
        return isShown && (pose === 'sit' || !isSame(art, plain.art)) ? [] : [`${key} ${pose}`];
      });
    });
    expect(faults).toEqual([]);
  });

  it('dives head first', () => {
    const isFirst = (key: string) => {
      const { art, telling } = draw(key, { pose: 'dive' });
      return telling !== undefined && (telling.top + telling.bottom) / 2 > art.top + 0.5 * art.height;
    };
    const keys = ['girl', 'penguin', 'lion', 'robot', 'dolphin'];
    expect(keys.filter((key) => !isFirst(key))).toEqual([]);
  });

  it('skates on ice on blades, on the road on wheels', () => {
    for (const key of ['girl', 'penguin'])
      expect(isSame(draw(key, { pose: 'ice-skate' }).art, draw(key, { pose: 'skate' }).art)).toBe(false);
  });

  it('goes on four legs where only the head is drawn of what has four', () => {
    for (const pose of ['walk', 'crawl'] as const) {
      const { art, facing } = draw('lion', { pose });
      expect([art.width > art.height, facing]).toEqual([true, 'right']);
    }
  });

  it('lets what goes on wheels or afloat go as it is', () => {
    for (const key of ['racing-car', 'submarine', 'rocket', 'airplane']) {
      expect(isSame(draw(key, { pose: 'walk' }).art, draw(key).art), key).toBe(true);
      expect(draw(key, { pose: 'run' }).undone.pose, key).toBe(false);
    }
    expect(isSame(draw('banana', { pose: 'walk' }).art, draw('banana').art)).toBe(false);
  });

  it('puts limbs on what has none, and a face where it has none, but hands only on what may hold', () => {
    for (const key of ['banana', 'star', 'teapot']) {
      const { undone, telling, places } = draw(key, { pose: 'dance' });
      expect([key, undone.pose, telling === undefined]).toEqual([key, false, false]);
      expect(places.leftHand?.y).toBeLessThan(places.rightHand?.y ?? 0);
    }
    const hands = { left: 'out', right: 'out' } as const;
    expect(draw('carrot', { hands }).over).toBeDefined();
    expect(draw('watering-can', { hands }).over).toBeUndefined();
    expect(draw('shark', { hands }).over).toBeDefined();
  });

  it('leaves out what a pose has with it where it is there already', () => {
    const own = draw('bear', { pose: 'bike' });
    const mounted = draw('bear', { pose: 'bike', onSeat: true });
    expect(mounted.art.items.length).toBeLessThan(own.art.items.length);
    expect(mounted.art.ground).toBeLessThan(0.8);
  });

  it('gives wings to what flies without any of its own', () => {
    for (const key of ['bear', 'horse', 'automobile'])
      expect(draw(key, { pose: 'fly' }).art.items.length).toBeGreaterThan(
        draw(key, { pose: 'stand' }).art.items.length,
      );
    expect(isSame(draw('eagle', { pose: 'fly' }).art, draw('eagle').art)).toBe(true);
  });

  it.each([
    ['parrot', 'fly'],
    ['owl', 'fly'],
    ['cheetah', 'run'],
    ['unicorn', 'run'],
  ] as const)('spreads what its own picture has at rest: %s, %s', (key, pose) => {
    const ratio = ({ width, height }: { width: number; height: number }) => width / height;
    expect(ratio(draw(key, { pose }).art)).toBeGreaterThan(1.3 * ratio(draw(key).art));
  });

  it('swims with the arms over the water, but what is at home there as it is', () => {
    expect(isSame(draw('hippopotamus', { pose: 'swim' }).art, draw('hippopotamus').art)).toBe(false);
    expect(isSame(draw('turtle', { pose: 'swim' }).art, draw('turtle').art)).toBe(true);
  });

  it('seats who uses a wheelchair whatever the hands do, wheels on the ground', () => {
    const { art, places } = draw('woman-in-manual-wheelchair', { hands: { right: 'up' } });
    expect(art.ground).toBe(1);
    expect(places.rightHand?.y).toBeLessThan(places.neck?.y ?? 0);
  });

  it('moves a hand with its task, and that hand alone', () => {
    const down = draw('boy', { hands: { left: 'down', right: 'down' } }).places;
    for (const task of ['up', 'front', 'out'] as const) {
      const { leftHand, rightHand } = draw('boy', { hands: { left: task, right: 'down' } }).places;
      expect(rightHand).toEqual(down.rightHand);
      expect(leftHand).not.toEqual(down.leftHand);
    }
    const { leftHand, rightHand, neck } = draw('boy', { hands: { left: 'up', right: 'front' } }).places;
    expect(leftHand?.y).toBeLessThan(neck?.y ?? 0);
    expect(Math.abs(rightHand?.x ?? 99)).toBeLessThan(16);
  });

  it('keeps hats above the eyes of people and animals', () => {
    const covered = ['girl', 'man', 'bear', 'cat', 'fox', 'frog', 'elephant'].flatMap((key) =>
      ['crown', 'top-hat', 'santa-hat', 'party-hat'].filter((hat) => {
        const bare = draw(key, { pose: 'sit' });
        const body = draw(key, { pose: 'sit', wears: [hat] });
        const eyes = bare.places.eyes;
        if (body.undone.wears.length > 0 || eyes === undefined) return true;
        const before = bare.art.items.length;
        const added = key === 'girl' || key === 'man' ? [] : body.art.items.slice(before);
        return added.some((item) => item.kind !== 'line' && extentOf(item.rings).bottom > eyes.y);
      }),
    );
    expect(covered).toEqual([]);
  });

  it('says what it cannot show', () => {
    expect(draw('teapot', { pose: 'cartwheel' }).undone.pose).toBe(true);
    expect(draw('mountain', { pose: 'row' }).undone.pose).toBe(true);
    expect(draw('fish', { wears: ['socks', 'top-hat'] }).undone.wears).toEqual(['socks']);
    expect(draw('starfish', { looks: { mood: 'happy' } }).undone.looks).toEqual([]);
    expect(
      draw('girl', { wears: ['scarf'], looks: { mood: 'angry', young: true }, pose: 'run' }).undone,
    ).toEqual({
      pose: false,
      wears: [],
      looks: [],
    });
  });

  it('sets the animals that children ask for upright, their paws free to hold', () => {
    const keys =
      'elephant giraffe penguin owl duck horse ewe chipmunk hedgehog turtle crocodile t-rex dragon unicorn';
    const more = 'raccoon sloth kangaroo hippopotamus rhinoceros zebra camel otter beaver skunk badger llama';
    const stiff = `${keys} ${more} cat dog rabbit bear fox mouse frog`.split(' ').filter((key) => {
      const down = draw(key, { pose: 'sit' });
      const up = draw(key, { pose: 'sit', hands: { right: 'up' } });
      const isRaised = (up.places.rightHand?.y ?? 0) < (down.places.rightHand?.y ?? 0) - 20;
      return down.undone.pose || !isRaised || up.over === undefined || up.telling === undefined;
    });
    expect(stiff).toEqual([]);
  });

  it('dresses animals in shirts, and finds pictures other ways for moods and patterns', () => {
    const bare = draw('bear', { pose: 'sit' });
    const shirt = draw('bear', { pose: 'sit', wears: ['coat'] });
    expect(shirt.undone.wears).toEqual([]);
    expect(shirt.art.items.length).toBeGreaterThan(bare.art.items.length);
    for (const mood of MOODS) {
      // Nobody but people has teeth to lose.
      const isTold = mood === 'gappy';
      const { art, undone } = draw('teapot', { looks: { mood } });
      expect([isSame(art, draw('teapot').art), undone.looks]).toEqual([isTold, isTold ? ['mood'] : []]);
      expect(isSame(draw('girl', { looks: { mood } }).art, draw('girl').art)).toBe(false);
      expect(draw('girl', { looks: { mood } }).undone.looks).toEqual([]);
    }
    expect(isSame(draw('teacher', { looks: { old: true } }).art, draw('teacher').art)).toBe(false);
    expect(draw('dog', { looks: { old: true } }).undone.looks).toEqual(['old']);
    for (const pattern of ['striped', 'spotted', 'checked'] as const)
      expect(draw('cat', { looks: { pattern } }).art.items.length).toBeGreaterThan(
        draw('cat').art.items.length,
      );
  });

  it('draws a book for who reads, but where hands are asked for to hold one', () => {
    for (const key of ['bear', 'boy']) {
      const own = draw(key, { pose: 'read' }).art.items.length;
      const handed = draw(key, { pose: 'read', hands: { left: 'front', right: 'front' } }).art.items.length;
      expect(own).toBeGreaterThan(handed);
    }
  });

  it('mirrors what has to go the other way, its hands and places with it', () => {
    const right = draw('boy', { pose: 'run' });
    const left = draw('boy', { pose: 'run', facing: 'left' });
    expect([right.facing, left.facing]).toEqual(['right', 'left']);
    expect(left.places.leftHand?.x).toBeCloseTo(-(right.places.rightHand?.x ?? 0));
    expect(draw('boy', { facing: 'left' }).facing).toBe('front');
  });

  it('rests on the seat where it sits on something, on its feet else', () => {
    const sitting = draw('girl', { pose: 'sit', onSeat: true });
    expect(sitting.art.ground).toBeLessThan(0.8);
    expect(draw('girl').art.ground).toBe(1);
  });

  it('answers the same request with the same body', () => {
    const pose: Pose = 'dance';
    expect(draw('fox', { pose })).toBe(draw('fox', { pose }));
  });
});
