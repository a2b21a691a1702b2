import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { drawBody } from '../../bodies/drawBody.ts';
import { boxUnder, topAt } from '../geometry/silhouette.ts';
import type { Piece } from '../Placement.ts';
import { placeScene } from '../placeScene.ts';

/** The pieces of a scene that all is done of. */
function placed(text: string): readonly Piece[] {
  const { pieces, undone } = placeScene(sceneOf(text), { seed: 1, detail: 'child' });
  expect(undone).toMatchObject({ things: [], relations: [] });
  return pieces;
}

function boxesOf(pieces: readonly Piece[], thing: number) {
  return pieces.filter((piece) => piece.thing === thing).map(({ to, art }) => boxUnder(to, art));
}

/** How far down a bicycle the top of its lower pedal is. */
const PEDAL = 0.69;

describe('who rides', () => {
  it.each([
    'boy, kick-scooter; ride 0 1',
    'elephant, kick-scooter; ride 0 1',
    'boy, bicycle; ride 0 1',
    'man, quad-bike; ride 0 1',
    'knight, horse; ride 0 1',
    'cat, unicorn; ride 0 1',
  ])('has the hands at the bars or the reins: %s', (text) => {
    const reaching = placed(text).find(({ again }) => again !== undefined);
    expect(reaching).toBeDefined();
  });

  it.each(['boy', 'princess', 'man'])('has the lower foot at its pedal: %s on a bicycle', (key) => {
    const pieces = placed(`${key}, bicycle; ride 0 1`);
    const [rider, bicycle] = [0, 1].map((thing) => boxesOf(pieces, thing)[0]);
    if (!rider || !bicycle) throw new Error('Both are placed');
    const down = (rider.bottom - bicycle.top) / (bicycle.bottom - bicycle.top);
    expect(Math.abs(down - PEDAL)).toBeLessThan(0.04);
  });

  it.each(['knight', 'princess', 'girl'])('is as large as in life in the saddle: %s on a horse', (key) => {
    const [rider, horse] = [0, 1].map((thing) => boxesOf(placed(`${key}, horse; ride 0 1`), thing)[0]);
    if (!rider || !horse) throw new Error('Both are placed');
    expect(rider.bottom - rider.top).toBeGreaterThan(0.5 * (horse.bottom - horse.top));
  });

  it.each(['frog', 'mouse', 'teddy-bear'])('has a bicycle of its size: %s', (key) => {
    const pieces = placed(`${key}, bicycle; ride 0 1`);
    const [rider, bicycle] = [0, 1].map((thing) => boxesOf(pieces, thing)[0]);
    if (!rider || !bicycle) throw new Error('Both are placed');
    expect(rider.bottom - rider.top).toBeGreaterThan(bicycle.bottom - bicycle.top);
  });

  it('hides one leg behind what is ridden', () => {
    const legs = (pose: 'ride' | 'bike') =>
      drawBody({ key: 'boy', looks: {}, wears: [], variant: 0, pose, onSeat: true }).art.items.length;
    expect(legs('ride')).toBeLessThan(legs('bike'));
  });
});

describe('who drives', () => {
  it('sits in front of who comes along', () => {
    const pieces = placed('pig, open-tractor, ewe; drive 0 1; in 2 1');
    const [driver, wheel, other] = [0, 1, 2].map((thing) => boxesOf(pieces, thing)[0]);
    if (!driver || !wheel || !other) throw new Error('All three are placed');
    expect(driver.left).not.toBe(other.left);
    for (const one of [driver, other]) expect(one.bottom).toBeLessThan(wheel.bottom);
  });

  it.each([
    'cat, garbage-truck; drive 0 1',
    'woman, taxi; drive 0 1',
    'man, excavator; drive 0 1',
    'child*3, roller-coaster; in 0 1',
    'child*3, carousel; in 0 1',
  ])('is seen in a window or over a rim, cut there: %s', (text) => {
    const riders = placed(text).filter(({ thing }) => thing === 0);
    for (const { whole, art } of riders) expect(whole?.height ?? 0).toBeGreaterThan(art.height);
  });
});

describe('boxes on a fork', () => {
  it('are piled up, the last one on those below', () => {
    const boxes = boxesOf(placed('cardboard-box*3, forklift; on 0 1'), 0);
    const feet = boxes.map(({ bottom }) => bottom).sort((a, b) => b - a);
    const tops = boxes.map(({ top }) => top).sort((a, b) => b - a);
    expect(feet[2]).toBeLessThan((feet[0] ?? 0) - 0.5 * ((feet[0] ?? 0) - (tops[0] ?? 0)));
  });
});

describe('what comes out of the side of a hill', () => {
  it('is cut at the mouth, its rear in there', () => {
    const [train] = placed('train, hill-tunnel; through 0 1').filter(({ thing }) => thing === 0);
    expect(train?.whole?.width ?? 0).toBeGreaterThan(1.1 * (train?.art.width ?? 0));
  });
});

describe('two places of one carrier', () => {
  it('are taken by those who belong there', () => {
    const pieces = placed('girl, bicycle-with-basket, dog; ride 0 1; in 2 1');
    const [girl, bicycle, dog] = [0, 1, 2].map((thing) => boxesOf(pieces, thing)[0]);
    if (!girl || !bicycle || !dog) throw new Error('All three are placed');
    const middle = (bicycle.left + bicycle.right) / 2;
    expect((dog.left + dog.right) / 2 < middle).not.toBe((girl.left + girl.right) / 2 < middle);
  });
});

it.each(['elephant, bird*3', 'zebra, bird*3', 'hippopotamus, bird*4', 'cow, bird'])(
  'has birds on what stands on four legs, none of them in the air: %s',
  (things) => {
    const pieces = placed(`${things}; on 1 0`);
    const [beast] = pieces.filter(({ thing }) => thing === 0);
    expect(beast && beast.art.width > 0.8 * beast.art.height).toBe(true);
    const birds = pieces.filter(({ thing, again }) => thing === 1 && !again);
    for (const { to, art } of birds) {
      const foot = to.d * (art.top + art.height) + to.f;
      const x = (to.a * (art.left + art.width / 2) + to.e - (beast?.to.e ?? 0)) / (beast?.to.a ?? 1);
      const edge = beast && topAt(beast.art, x);
      const level = (edge ?? 0) * (beast?.to.d ?? 1) + (beast?.to.f ?? 0);
      expect(Math.abs(foot - level)).toBeLessThan(0.3 * to.d * art.height);
    }
  },
);

describe('who is at the open door of a bus', () => {
  const ofBus = (text: string) => {
    const { pieces, undone } = placeScene(sceneOf(text), { seed: 3, detail: 'child' });
    expect(undone).toMatchObject({ things: [], relations: [] });
    const boxOf = ({ to, art }: Piece) => boxUnder(to, art);
    const bus = pieces.find(({ thing }) => thing === 1);
    if (!bus) throw new Error('The bus is on the page');
    const own = pieces.filter(({ thing, again }) => thing === 0 && again === undefined);
    return { bus, box: boxOf(bus), facing: own[0]?.facing, riders: own.map(boxOf) };
  };

  it.each(['child*3', 'old-woman', 'dog'])('is on its step, over the wheels: %s', (who) => {
    const { box, riders } = ofBus(`${who}, bus-with-open-door; in 0 1`);
    const first = riders.filter(({ bottom }) => bottom < box.bottom - 0.08 * (box.bottom - box.top));
    expect(first).toHaveLength(1);
  });

  it('goes its way to get on, the other way to get off', () => {
    const [on, off] = ['bus-with-open-door', 'bus-let-off'].map((key) => ofBus(`child*3, ${key}; in 0 1`));
    expect(on?.facing).toBe(on?.bus.facing);
    expect(off?.facing).not.toBe(off?.bus.facing);
  });
});

it('two on a broad swing sit on its seat, each with a hand at a rope', () => {
  const pieces = placed('girl*2, wide-swing; swing-on 0 1');
  const [swing] = boxesOf(pieces, 1);
  const bodies = pieces.filter(({ thing, again }) => thing === 0 && again === undefined);
  for (const { to, art } of bodies) {
    const { left, right } = boxUnder(to, art);
    expect(left).toBeGreaterThan(swing?.left ?? 0);
    expect(right).toBeLessThan(swing?.right ?? 0);
  }
  expect(pieces.filter(({ again }) => again !== undefined).length).toBeGreaterThanOrEqual(2);
});
