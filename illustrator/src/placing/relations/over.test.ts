import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { placed, shown } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

describe('those who jump over the same thing', () => {
  it('are side by side, whoever they are', () => {
    const pieces = placed('boy jump, girl jump, bed; over 0 2; over 1 2');
    const [boy, girl, bed] = [shown(pieces, 0), shown(pieces, 1), shown(pieces, 2)];
    expect(Math.max(boy.bottom, girl.bottom)).toBeLessThan(bed.bottom);
    expect(boy.right < girl.left || girl.right < boy.left || Math.abs(boy.bottom - girl.bottom) < 60).toBe(
      true,
    );
  });
});

describe('balloons that are tied to something', () => {
  it('float over it on strings that end at it', () => {
    const lines = (text: string) =>
      placed(text).filter(({ thing, role }) => thing === undefined && role === 'subject').length;
    expect(lines('balloon*3, chair; over.hand 0 1') - lines('balloon*3, chair; over 0 1')).toBe(3);
  });
});

describe('who swims at a boat', () => {
  it('is below it, larger than a small one and whole', () => {
    const pieces = placed('big:whale swim, small:sailboat; under 0 1; @ocean');
    const [whale, boat] = [shown(pieces, 0), shown(pieces, 1)];
    expect(whale.top).toBeGreaterThan(boat.bottom - 20);
    expect(whale.right - whale.left).toBeGreaterThan(1.5 * (boat.right - boat.left));
    expect(whale.bottom).toBeLessThan(1620);
  });

  it('is before it, not over its mast', () => {
    const pieces = placed('whale, small:sailboat, sweat-droplets; next-to 0 1; blow 0 2; @ocean');
    expect(shown(pieces, 0).bottom).toBeGreaterThan(shown(pieces, 1).bottom);
  });
});

describe('who flies over a place', () => {
  it.each(['witch fly', 'dragon fly'])('is well above its roofs: %s', (flier) => {
    const scene = { ...sceneOf(flier), setting: 'city', isOverSetting: true as const };
    const { pieces } = placeScene(scene, { seed: 3, detail: 'child' });
    expect(shown(pieces, 0).bottom).toBeLessThan(1020);
  });
});

describe.each([1, 2, 3])('a sky over a low horizon, with the seed %i', (seed) => {
  it.each(['witch fly; @ocean', 'witch fly; @meadow', 'bird*3 fly; @ocean'])(
    'has no cloud below who flies: %s',
    (text) => {
      const { pieces } = placeScene({ ...sceneOf(text), isOverSetting: true }, { seed, detail: 'child' });
      for (const { to, art } of pieces.filter(({ of }) => of === 'cloud'))
        expect(boxUnder(to, art).bottom).toBeLessThan(850);
    },
  );
});

describe('who flies over houses', () => {
  it.each(['witch fly', 'dragon fly', 'boy fly'])('is no speck there: %s', (flier) => {
    const pieces = placed(`${flier}, house; over 0 1`);
    const [one, house] = [shown(pieces, 0), shown(pieces, 1)];
    const long = ({ left, right, top, bottom }: typeof one) => Math.max(right - left, bottom - top);
    expect(long(one)).toBeGreaterThan(0.6 * long(house));
    expect(one.bottom).toBeLessThan(house.top + 60);
  });

  it('has those who pull the sleigh in the air with it', () => {
    const pieces = placed('santa-claus, sleigh, reindeer fly, house; in 0 1; pull 2 1; over 0 3');
    const [sleigh, reindeer, house] = [shown(pieces, 1), shown(pieces, 2), shown(pieces, 3)];
    expect(Math.max(sleigh.bottom, reindeer.bottom)).toBeLessThan(house.top + 60);
    expect(reindeer.bottom - reindeer.top).toBeGreaterThan(0.9 * (sleigh.bottom - sleigh.top));
  });
});

describe('who jumps in a puddle', () => {
  it.each(['boy', 'girl', 'frog'])('is over the water: %s', (who) => {
    const over = (pose: string) => {
      const pieces = placed(`${who} ${pose}, splashed-puddle; in 0 1`);
      const [body, puddle] = [shown(pieces, 0), shown(pieces, 1)];
      return (puddle.bottom - body.bottom) / (puddle.bottom - puddle.top);
    };
    expect(over('jump')).toBeGreaterThan(over('stand') + 0.06);
  });

  it.each(['girl', 'boy', 'bear'])('is over the middle of it, close to it, under an umbrella: %s', (who) => {
    const pieces = placed(`${who} jump, umbrella, splashed-puddle; hold 0 1; in 0 2`);
    const [body, puddle] = [shown(pieces, 0), shown(pieces, 2)];
    const aside = (body.left + body.right - puddle.left - puddle.right) / 2;
    expect(Math.abs(aside)).toBeLessThan(0.08 * (puddle.right - puddle.left));
    expect(body.bottom).toBeGreaterThan(puddle.top + 0.6 * (puddle.bottom - puddle.top));
  });
});

describe('who leaps from roof to roof', () => {
  it.each(['ninja', 'cat'])('has the feet no lower than both: %s', (who) => {
    const pieces = placed(`${who} jump, roof*2; between 0 1`);
    const [one, roof] = [shown(pieces, 0), shown(pieces, 1)];
    expect(one.bottom).toBeLessThan(roof.top + 0.15 * (roof.bottom - roof.top));
  });
});

it.each(['child*3 jump, leaf-pile; in 0 1', 'girl*2 jump, leaf-pile; in 0 1'])(
  'those who leap in a heap are side by side, waist-deep, hands clear of the others: %s',
  (text) => {
    const pieces = placed(text, 1);
    const heap = shown(pieces, 1);
    const leapt = pieces
      .filter(({ thing, again }) => thing === 0 && !again)
      .map(({ art, to }) => boxUnder(to, art))
      .sort((one, other) => one.left - other.left);
    for (const [at, one] of leapt.entries()) {
      expect(one.bottom).toBeLessThan(heap.top + 0.6 * (heap.bottom - heap.top));
      expect(one.left).toBeGreaterThan((leapt[at - 1]?.right ?? 0) - 0.12 * (one.right - one.left));
    }
  },
);
