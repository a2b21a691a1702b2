import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../scripts/sceneOf.ts';
import { placeScene } from '../placing/placeScene.ts';
import { planesOf } from './planes.ts';
import { grammarScene } from './sceneGrammar.ts';

const SCENES = 100;
const FREE = new Set(['plain', 'space', 'air', 'undersea']);

describe('planes of a page', () => {
  it('are three where somebody stands before hills', () => {
    const placement = placeScene(sceneOf('girl, dog; @meadow'), { seed: 3, detail: 'child' });
    expect(planesOf(placement)).toEqual({ hasFront: true, hasMiddle: true, hasBack: true });
  });

  it(`are three of 9 in 10 of ${SCENES} scenes that have a ground`, () => {
    const placed = Array.from({ length: SCENES }, (_, index) =>
      placeScene(grammarScene(index + 1), { seed: index + 1, detail: 'child' }),
    ).filter(({ ground }) => !FREE.has(ground.medium));
    const whole = placed.map(planesOf).filter((one) => one.hasFront && one.hasMiddle && one.hasBack);
    expect(placed.length).toBeGreaterThan(SCENES / 2);
    expect(whole.length / placed.length).toBeGreaterThanOrEqual(0.9);
  });
});
