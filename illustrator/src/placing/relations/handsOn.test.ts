import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import type { Box } from '../../page.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import type { Piece } from '../Placement.ts';
import { placeScene } from '../placeScene.ts';

function placed(text: string): {
  pieces: readonly Piece[];
  pieceOf: (thing: number) => Piece;
  boxOf: (thing: number) => Box;
} {
  const { pieces, undone } = placeScene(sceneOf(text), { seed: 1, detail: 'child' });
  expect(undone.relations).toEqual([]);
  const pieceOf = (thing: number) => {
    const piece = pieces.find((one) => one.thing === thing);
    if (!piece) throw new Error(`Thing ${thing} is not on the page`);
    return piece;
  };
  return { pieces, pieceOf, boxOf: (thing) => boxUnder(pieceOf(thing).to, pieceOf(thing).art) };
}

function faceOf({ to, telling }: Piece): Box {
  if (!telling) throw new Error('It has a face');
  const { left, top, right, bottom } = telling;
  return boxUnder(to, { left, top, width: right - left, height: bottom - top });
}

/** How far two boxes are from each other. */
function apart(one: Box, other: Box): number {
  const x = Math.max(0, one.left - other.right, other.left - one.right);
  const y = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(x, y);
}

/** What is painted of bodies over what they hold. */
function handsIn(pieces: readonly Piece[]): Box[] {
  return pieces.filter(({ again }) => again).map(({ to, art }) => boxUnder(to, art));
}

function middleOf({ left, right }: Box): number {
  return (left + right) / 2;
}

describe('what one does with the own hands', () => {
  it.each(['girl, red-apple', 'mouse, cheese-wedge', 'octopus, ice-cream'])(
    'has at the mouth what it eats, a hand at it: %s',
    (things) => {
      const { pieces, pieceOf, boxOf } = placed(`${things}; eat 0 1`);
      const [face, food] = [faceOf(pieceOf(0)), boxOf(1)];
      expect(apart(face, food)).toBe(0);
      expect(food.bottom).toBeGreaterThan(face.bottom);
      expect(handsIn(pieces).some((hand) => apart(hand, food) === 0)).toBe(true);
    },
  );

  it.each(['parrot', 'butterfly'])('has the feet of who sits on it at a hand: %s', (guest) => {
    const { pieces, boxOf } = placed(`girl, ${guest}; hold.hand 0 1`);
    const { left, right, bottom } = boxOf(1);
    const foot = { left, right, top: bottom, bottom };
    expect(handsIn(pieces).some((hand) => apart(hand, foot) === 0)).toBe(true);
  });

  it('outgrows what it has in hand beside what is far larger', () => {
    const { boxOf } = placed('squirrel, acorn, tree; hold 0 1; next-to 0 2');
    const [own, acorn] = [boxOf(0), boxOf(1)];
    expect(own.bottom - own.top).toBeGreaterThan(2.2 * (acorn.bottom - acorn.top));
  });

  it.each(['girl', 'bear', 'knight'])('draws a bow with both hands, and aims it: %s', (archer) => {
    const { pieces, boxOf } = placed(`${archer}, drawn-bow, archery-target; hold 0 1; tend 0 2`);
    const [body, bow, target] = [boxOf(0), boxOf(1), boxOf(2)];
    expect(handsIn(pieces).some((hand) => apart(hand, bow) === 0)).toBe(true);
    expect(bow.right - bow.left).toBeGreaterThan(0.3 * (body.bottom - body.top));
    expect(apart(bow, target)).toBe(0);
    expect(Math.abs(target.bottom - body.bottom)).toBeLessThan(12);
  });

  it('bites what has a handle at the end that is not in the hand', () => {
    const { pieces, pieceOf, boxOf } = placed('bear, carrot; eat 0 1');
    const [face, food] = [faceOf(pieceOf(0)), boxOf(1)];
    expect(food.top).toBeLessThan(face.bottom);
    const [hand] = handsIn(pieces).filter((one) => apart(one, food) === 0);
    const aside = Math.abs(middleOf(hand ?? face) - middleOf(face));
    expect(aside).toBeGreaterThan(0.6 * (food.right - food.left));
  });

  it.each(['girl', 'bear', 'octopus'])('strikes a drum with a stick in each hand: %s', (who) => {
    const { pieces, boxOf } = placed(`${who}, drum; play 0 1`);
    const drum = boxOf(1);
    const sticks = pieces
      .filter((one) => one.thing === undefined && one.isProp)
      .map(({ to, art }) => boxUnder(to, art))
      .filter((box) => apart(box, drum) === 0);
    expect(sticks).toHaveLength(2);
    for (const { top } of sticks) expect(top).toBeLessThan(drum.top);
  });

  it.each(['boy, guitar', 'girl, ukulele'])(
    'has both hands at what it strums, over the feet: %s',
    (things) => {
      const { pieces, pieceOf, boxOf } = placed(`${things}; play 0 1`);
      const [face, body, strummed] = [faceOf(pieceOf(0)), boxOf(0), boxOf(1)];
      expect((strummed.left + strummed.right) / 2 - (face.left + face.right) / 2).toBeGreaterThan(0);
      const level = (strummed.top + strummed.bottom) / 2;
      expect((level - body.top) / (body.bottom - body.top)).toBeLessThan(0.72);
      expect(handsIn(pieces).some((hands) => apart(hands, strummed) === 0)).toBe(true);
    },
  );

  it.each(['girl', 'old-man', 'hippopotamus', 'penguin', 'robot'])(
    'sits before the keys, a stool to the ground under it and both hands on them: %s',
    (who) => {
      const { pieces, pieceOf, boxOf } = placed(`${who}, played-piano; play 0 1`);
      const [body, piano] = [boxOf(0), boxOf(1)];
      const { places = {}, to } = pieceOf(0);
      for (const hand of [places.leftHand, places.rightHand]) {
        const [x, y] = [(hand?.x ?? 0) * to.a + to.e, (hand?.y ?? 0) * to.d + to.f];
        const out = Math.abs(x - (piano.left + piano.right) / 2) / (piano.right - piano.left);
        expect(out).toBeGreaterThan(0);
        expect(out).toBeLessThan(0.45);
        const down = (y - piano.top) / (piano.bottom - piano.top);
        expect(down).toBeGreaterThan(0.38);
        expect(down).toBeLessThan(0.68);
      }
      const stool = pieces.find(({ thing, role }) => thing === undefined && role === 'subject');
      expect(stool && boxUnder(stool.to, stool.art).bottom).toBeCloseTo(piano.bottom, 0);
      expect(body.bottom).toBeLessThan(piano.bottom + 1);
    },
  );

  it('has both hands on the keys of what stands before it', () => {
    const { pieceOf, boxOf } = placed('hippopotamus, piano; play 0 1');
    const [{ places, to }, piano] = [pieceOf(0), boxOf(1)];
    for (const hand of [places?.leftHand, places?.rightHand]) {
      const x = (hand?.x ?? 0) * to.a + to.e;
      expect((x - piano.left) / (piano.right - piano.left)).toBeCloseTo(0.5, 0);
    }
  });

  it.each(['child', 'bear', 'cat'])('has both hands under the water that runs: %s', (who) => {
    const { pieceOf, boxOf } = placed(`${who}, running-sink; tend 0 1`);
    const [{ places = {}, to }, sink] = [pieceOf(0), boxOf(1)];
    for (const hand of [places.leftHand, places.rightHand]) {
      const [x, y] = [(hand?.x ?? 0) * to.a + to.e, (hand?.y ?? 0) * to.d + to.f];
      expect(Math.abs(x - (sink.left + sink.right) / 2) / (sink.right - sink.left)).toBeLessThan(0.25);
      expect((y - sink.top) / (sink.bottom - sink.top)).toBeCloseTo(0.4, 0);
      expect(y).toBeLessThan((sink.top + sink.bottom) / 2);
    }
  });

  it.each(['child', 'cat'])('has foam around the hands under the water: %s', (who) => {
    const { pieces, pieceOf } = placed(`${who}, running-sink; tend 0 1`);
    const { places = {}, to } = pieceOf(0);
    const [foam] = pieces.filter(({ isProp }) => isProp).map((one) => boxUnder(one.to, one.art));
    const x = (places.leftHand?.x ?? 0) * to.a + to.e;
    expect(foam?.left).toBeLessThan(x + 30);
    expect(foam?.right).toBeGreaterThan(x);
  });

  it('paints a fence from before it', () => {
    const { pieces } = placed('knight, fence, paintbrush; hold 0 2; paint 0 1');
    const layerOf = (thing: number) => pieces.findIndex((one) => one.thing === thing);
    expect(layerOf(0)).toBeGreaterThan(layerOf(1));
  });

  it.each(['girl', 'fox'])('flies a kite over the head, the whole of it in the air: %s', (who) => {
    const { pieceOf, boxOf } = placed(`${who}, kite; hold 0 1`);
    const [face, kite] = [faceOf(pieceOf(0)), boxOf(1)];
    expect(kite.top).toBeLessThan(face.top);
    expect(apart(face, kite)).toBeGreaterThan(0);
  });
});

describe('what hands do to another one', () => {
  it.each(['doctor, bear', 'vet, cat'])('listens at the chest, with a hose to the ears: %s', (two) => {
    const { pieces, pieceOf, boxOf } = placed(`${two}, chest-piece; hold 0 2; tend 0 1`);
    const [disc, patient] = [boxOf(2), boxOf(1)];
    expect(apart(disc, patient)).toBe(0);
    expect(disc.top).toBeGreaterThan(faceOf(pieceOf(1)).top);
    const props = pieces.filter((one) => one.thing === undefined && one.isProp);
    const face = faceOf(pieceOf(0));
    expect(props.some(({ to, art }) => apart(boxUnder(to, art), face) < 12)).toBe(true);
  });

  it.each(['teddy-bear', 'cat', 'boy'])('leaves the plaster to be seen on the leg of a %s', (key) => {
    const { pieceOf, boxOf } = placed(`nurse, ${key}, leg-bandage; tend.foot 0 1; wear 1 2`);
    const { art, to } = pieceOf(1);
    // The pad of its plasters is drawn last.
    const pad = art.items.findLast((item) => item.kind === 'area');
    const xs = pad?.rings.flatMap((ring) => [...ring].filter((_, at) => at % 2 === 0)) ?? [];
    const [left, width] = [Math.min(...xs), Math.max(...xs) - Math.min(...xs)];
    const seen = boxUnder(to, { left, top: art.top, width, height: art.height });
    expect(apart(boxOf(0), seen)).toBeGreaterThan(0);
    expect(apart(boxOf(0), seen)).toBeLessThan(0.3 * (seen.bottom - seen.top));
  });

  it.each(['boy, rabbit, carrot; hold 0 2; feed 0 1', 'girl, dog, bone; hold 0 2; feed 0 1'])(
    'has the food at the face of who is fed: %s',
    (text) => {
      const { pieceOf, boxOf } = placed(text);
      expect(apart(faceOf(pieceOf(1)), boxOf(2))).toBe(0);
    },
  );

  it('is done by several hand in hand', () => {
    const { pieces, undone } = placeScene(sceneOf('child*4; hold-hands 0 0'), { seed: 1, detail: 'child' });
    expect(undone.relations).toEqual([]);
    const boxes = pieces.filter(({ thing }) => thing === 0).map(({ to, art }) => boxUnder(to, art));
    boxes.sort((a, b) => a.left - b.left);
    expect(boxes.slice(1).every((box, index) => apart(boxes[index] ?? box, box) === 0)).toBe(true);
  });
});

it.each([
  'girl, horse, hairbrush, boy, carrot; tend.hair 0 1; hold 0 2; feed 3 1; hold 3 4',
  'boy, goat, girl, red-apple; tend.coat 0 1; feed 2 1; hold 2 3',
])('who feeds an animal and who works on it are at two sides of it: %s', (scene) => {
  const { boxOf } = placed(scene);
  const middleOf = (thing: number) => (boxOf(thing).left + boxOf(thing).right) / 2;
  const feeder = scene.includes('feed 3') ? 3 : 2;
  expect(Math.sign(middleOf(0) - middleOf(1))).toBe(-Math.sign(middleOf(feeder) - middleOf(1)));
});

describe('who reads', () => {
  it('has a hand at each side of the book, none on its pages', () => {
    const { pieceOf, boxOf } = placed('girl, open-book; read 0 1');
    const [{ places, to }, book] = [pieceOf(0), boxOf(1)];
    const [left, right] = [places?.leftHand, places?.rightHand].map((hand) => to.a * (hand?.x ?? 0) + to.e);
    const wide = book.right - book.left;
    expect(Math.abs((left ?? 0) - book.left)).toBeLessThan(0.2 * wide);
    expect(Math.abs((right ?? 0) - book.right)).toBeLessThan(0.2 * wide);
  });
});

describe('what sleeps in the arms of somebody', () => {
  it('is upright there', () => {
    const { boxOf } = placed('woman, cat sleep; hold 0 1');
    const { left, right, top, bottom } = boxOf(1);
    expect(bottom - top).toBeGreaterThan(right - left);
  });
});
