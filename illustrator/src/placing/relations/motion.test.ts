import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { placeOn } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import type { Piece } from '../Placement.ts';
import { placeScene } from '../placeScene.ts';

/** The boxes of all copies of two things, from left to right each. */
function placed(text: string, seed = 3) {
  const { pieces, undone } = placeScene(sceneOf(text), { seed, detail: 'child' });
  expect(undone).toMatchObject({ things: [], relations: [], poses: [] });
  const boxesOf = (thing: number) =>
    pieces
      .filter((piece: Piece) => piece.thing === thing)
      .map(({ to, art }) => boxUnder(to, art))
      .sort((a, b) => a.left - b.left);
  return { pieces, first: boxesOf(0), second: boxesOf(1) };
}

const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

describe('who moves', () => {
  it.each(['lion jump, flaming-hoop', 'dog jump, hula-hoop', 'dolphin jump, hula-hoop'])(
    'is out of a hoop on one side of it: %s',
    (things) => {
      const { first, second } = placed(`${things}; through 0 1`);
      const [guest, ring] = [first[0], second[0]];
      if (!guest || !ring) throw new Error('Both are on the page');
      expect(guest.left < ring.left || guest.right > ring.right).toBe(true);
      expect(guest.right - guest.left).toBeGreaterThan(0.5 * (ring.right - ring.left));
    },
  );

  it.each(['horse run', 'girl run', 'automobile'])(
    'stays on the ground under what is open down to that: %s',
    (runner) => {
      const { first, second } = placed(`${runner}, finish-line; through 0 1`);
      const [guest, gate] = [first[0], second[0]];
      if (!guest || !gate) throw new Error('Both are on the page');
      expect(Math.abs(guest.bottom - gate.bottom)).toBeLessThan(0.06 * (gate.bottom - gate.top));
    },
  );

  it.each(['penguin*2; face 0 0', 'owl*2; face 0 0', 'dog*2; face 0 0', 'cat, mouse; face 0 1'])(
    'looks at whom it talks to, who is beside it: %s',
    (text) => {
      const { pieces } = placed(text);
      const [one, other] = pieces
        .filter(({ thing }) => thing !== undefined)
        .map(({ facing, to, art }) => ({ facing, ...boxUnder(to, art) }))
        .sort((a, b) => a.left - b.left);
      expect([one?.facing, other?.facing]).toEqual(['right', 'left']);
      expect(one?.right).toBeLessThan(middle(other ?? { left: 0, right: 0 }));
    },
  );

  it.each([1, 2, 3])('has %i dogs on leashes, all on one side', (count) => {
    const { first, second } = placed(`girl walk, dog*${count}; pull 0 1`);
    const girl = middle(first[0] ?? { left: 0, right: 0 });
    expect(new Set(second.map((dog) => middle(dog) < girl)).size).toBe(1);
  });

  it('has a caught ball over the head, in both hands', () => {
    const { first, second } = placed('soccer-player, soccer-ball; catch 0 1');
    expect(
      Math.abs(middle(first[0] ?? { left: 0, right: 0 }) - middle(second[0] ?? { left: 0, right: 0 })),
    ).toBeLessThan(100);
  });

  it('has no ball before the bat that strikes it', () => {
    const { pieces, second } = placed('pig, baseball, baseball-bat; throw 0 1; hold 0 2');
    const bat = pieces.find(({ thing }) => thing === 2);
    const [ball, { top }] = [second[0], bat ? boxUnder(bat.to, bat.art) : { top: 0 }];
    expect(ball?.bottom).toBeLessThan(top + 5);
  });

  it('has the legs alone behind what is low, and swims below a boat', () => {
    const { first, second } = placed('giraffe, fence; behind 0 1');
    expect(
      Math.abs(middle(first[0] ?? { left: 0, right: 0 }) - middle(second[0] ?? { left: 0, right: 0 })),
    ).toBeLessThan(90);
    const { first: whale, second: boat } = placed('whale, sailboat; under 0 1; @undersea');
    expect(whale[0]?.top).toBeGreaterThan(boat[0]?.bottom ?? Number.POSITIVE_INFINITY);
  });

  it('slides down a pole beside it, both hands on it', () => {
    const { pieces, first, second } = placed('firefighter slide, fire-pole; slide-down 0 1');
    const [slider, pole] = [first[0], second[0]];
    if (!slider || !pole) throw new Error('Both are on the page');
    expect(slider.bottom).toBeLessThan(pole.bottom);
    expect(pieces.some(({ again }) => again !== undefined)).toBe(true);
  });

  it.each(['boy climb, fence', 'goat climb, gate'])(
    'climbs over what is low, its head over it: %s',
    (things) => {
      const { first, second } = placed(`${things}; climb 0 1`);
      const [climber, host] = [first[0], second[0]];
      if (!climber || !host) throw new Error('Both are on the page');
      expect(climber.top).toBeLessThan(host.top);
      expect(climber.bottom).toBeLessThan(host.bottom);
    },
  );

  it('climbs a ladder one over the other, a wall on its face', () => {
    const { first } = placed('frog*3 climb, ladder; climb 0 1');
    const down = [...first].sort((a, b) => a.top - b.top);
    expect(down.every((one, at) => at === 0 || one.top > (down[at - 1]?.bottom ?? 0) - 5)).toBe(true);
    const { first: snail, second: wall } = placed('snail, wall; climb 0 1');
    expect(snail[0]?.left).toBeGreaterThan(wall[0]?.left ?? 0);
    expect(snail[0]?.right).toBeLessThan(wall[0]?.right ?? 0);
  });

  it.each(['boy climb, ladder', 'beetle climb, tulip', 'bear climb, tree'])(
    'climbs in the middle of it: %s',
    (things) => {
      const { first, second } = placed(`${things}; climb 0 1`);
      const [climber, host] = [first[0], second[0]];
      if (!climber || !host) throw new Error('Both are on the page');
      expect(Math.abs(middle(climber) - middle(host))).toBeLessThan(0.2 * (host.right - host.left));
      expect(climber.bottom).toBeLessThan(host.bottom);
    },
  );

  it.each(['snail climb, tulip', 'caterpillar climb, stem'])('creeps up at the side of it: %s', (things) => {
    const { first, second } = placed(`${things}; climb 0 1`);
    const [climber, host] = [first[0], second[0]];
    if (!climber || !host) throw new Error('Both are on the page');
    expect(climber.left < middle(host) && climber.right > middle(host)).toBe(false);
    expect(climber.left < host.right && climber.right > host.left).toBe(true);
    expect(climber.bottom).toBeLessThan(host.bottom);
  });

  it.each(['man, ladder, apple-tree; on 0 1; pick 0 2', 'boy, ladder; on 0 1'])(
    'is on a rung, its foot on the ground: %s',
    (text) => {
      const { first, second } = placed(text);
      const [who, ladder] = [first[0], second[0]];
      if (!who || !ladder) throw new Error('Both are on the page');
      expect(Math.abs(middle(who) - middle(ladder))).toBeLessThan(0.3 * (ladder.right - ladder.left));
      expect(who.bottom).toBeLessThan(ladder.bottom - 0.1 * (who.bottom - who.top));
    },
  );

  it.each(['boy, bed; over 0 1', 'monkey*3 jump, bed; over 0 1', 'boy*3, trampoline; over 0 1'])(
    'jumps above it, side by side: %s',
    (scene) => {
      const { first, second } = placed(scene.replace(/^boy(\*3)?/, '$& jump'));
      const host = second[0];
      if (!host) throw new Error('It is on the page');
      for (const [index, one] of first.entries()) {
        expect(one.bottom).toBeLessThan(host.bottom);
        expect(one.left).toBeGreaterThanOrEqual((first[index - 1]?.right ?? one.left) - 40);
      }
    },
  );

  it.each([
    'penguin*2 slide, hill',
    'unicorn slide, rainbow',
    'boy slide, playground-slide',
    'bear ski, mountain',
    'girl, hill, sled; ride 0 2',
  ])('slides turned as the slope is, over it: %s', (things) => {
    const { pieces, first, second } = placed(`${things}; slide-down 0 1`);
    const sliders = pieces.filter(({ thing, again }) => thing === 0 && again === undefined);
    expect(sliders.length).toBeGreaterThan(0);
    for (const { to } of sliders) {
      const down = Math.atan2(to.b, to.a * Math.sign(to.a)) * Math.sign(to.a);
      expect(Math.abs(down)).toBeGreaterThan(0.2);
    }
    const [host] = second;
    if (!host) throw new Error('It is on the page');
    for (const one of first) {
      expect(one.bottom).toBeLessThanOrEqual(host.bottom);
      expect(middle(one)).toBeGreaterThan(host.left);
      expect(middle(one)).toBeLessThan(host.right);
    }
  });

  it('rolls down smaller than who slides would be: a ball', () => {
    const widthOf = (who: string) => {
      const [one] = placed(`${who}, hill; slide-down 0 1`).first;
      return (one?.right ?? 0) - (one?.left ?? 0);
    };
    expect(widthOf('soccer-ball')).toBeLessThan(0.8 * widthOf('penguin slide'));
  });

  it.each(['motorcycle, racing-car', 'racing-car, motorcycle', 'bus, automobile'])(
    'goes the way of what bears writing, one behind the other: %s',
    (things) => {
      const isToTheRight = things.includes('racing-car');
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const { first, second } = placed(`${things}; follow 0 1`, seed);
        const [follower, leader] = [first[0], second[0]];
        if (!follower || !leader) throw new Error('Both are on the page');
        expect(middle(leader) > middle(follower)).toBe(isToTheRight);
      }
    },
  );

  it.each(['snail run', 'child*2 run', 't-rex run'])('runs to a goal of its own size: %s', (runner) => {
    const { first, second } = placed(`${runner}, finish-line; follow 0 1`);
    const [one, goal] = [first[0], second[0]];
    if (!one || !goal) throw new Error('Both are on the page');
    const high = one.bottom - one.top;
    expect(goal.bottom - goal.top).toBeGreaterThan(0.7 * high);
    expect(goal.bottom - goal.top).toBeLessThan(2.5 * high);
  });

  it.each(['horse*2 run', 'automobile*2'])('runs abreast with others to one goal: %s', (runners) => {
    const [one, other] = placed(`${runners}, finish-line; follow 0 1`).first;
    if (!one || !other) throw new Error('Both are on the page');
    expect(Math.abs(other.bottom - one.bottom)).toBeGreaterThan(0.3 * (one.bottom - one.top));
    expect(other.left).toBeLessThan(one.right);
  });

  it('chases in the air what flies', () => {
    const { first, second } = placed('cat, butterfly; chase 0 1');
    expect(second[0]?.bottom).toBeLessThan((first[0]?.bottom ?? 0) - 40);
  });

  it('pulls a rope away from the other one', () => {
    const { first, second } = placed('boy pull, girl pull; tug 0 1');
    expect(first[0]?.right).toBeLessThan(second[0]?.left ?? 0);
  });

  it('pulls a rope in two teams of as many', () => {
    const [one, two, three, four] = placed('child*4 pull; tug 0 0').first;
    expect(two?.right).toBeLessThan(three?.left ?? 0);
    expect(one?.right).toBeGreaterThan((two?.left ?? 0) - 20);
    expect(four?.left).toBeLessThan((three?.right ?? 0) + 20);
  });

  it('hits a puck at the end of the stick', () => {
    const { second } = placed('hockey-player, hockey-puck, hockey-stick; kick 0 1; hold 0 2');
    const { pieces } = placed('hockey-player, hockey-puck, hockey-stick; kick 0 1; hold 0 2');
    const stick = pieces.find(({ thing }) => thing === 2);
    if (!stick) throw new Error('The stick is on the page');
    const box = boxUnder(stick.to, stick.art);
    const puck = second[0] ?? box;
    expect(Math.min(Math.abs(puck.right - box.left), Math.abs(puck.left - box.right))).toBeLessThan(
      puck.right - puck.left,
    );
  });
});

it.each(['fox', 'wolf'])('is run from by what has legs in one of its pictures: %s', (hunter) => {
  const { first, second } = placed(`${hunter}, gingerbread-man; chase 0 1`);
  const [after, cookie] = [first[0], second[0]];
  if (!cookie || !after) throw new Error('Both are on the page');
  expect(after.bottom - after.top).toBeGreaterThan(0.5 * (cookie.bottom - cookie.top));
  expect(cookie.right - cookie.left).toBeGreaterThan(cookie.bottom - cookie.top);
});

it.each([3, 7])(
  'has both hands at the ball that a goalkeeper dives for, beyond the head: seed %i',
  (seed) => {
    const { pieces, first, second } = placed('goalkeeper fly, soccer-ball; catch 0 1', seed);
    const [keeper, ball] = [first[0], second[0]];
    if (!keeper || !ball) throw new Error('Both are on the page');
    const past = Math.max(keeper.right - middle(ball), middle(ball) - keeper.left);
    expect(past).toBeGreaterThan(0.8 * (keeper.right - keeper.left));
    for (const name of ['leftHand', 'rightHand'] as const) {
      const { x, y } = placeOn(pieces, 0, name);
      const away = Math.hypot(x - middle(ball), y - (ball.top + ball.bottom) / 2);
      expect(away).toBeLessThan(0.6 * (ball.right - ball.left));
    }
  },
);
