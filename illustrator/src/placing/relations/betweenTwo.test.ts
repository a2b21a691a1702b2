import { expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';

it.each(['person*2, fence; face 0 0; between 1 0', 'boy, wall, cow; face 0 2; between 1 0 2'])(
  'has those who talk over it at both sides, each turned to it: %s',
  (scene) => {
    const pieces = placed(scene);
    const wall = shown(pieces, 1);
    const middle = (wall.left + wall.right) / 2;
    const talking = pieces.filter(({ thing, again }) => thing !== undefined && thing !== 1 && !again);
    expect(talking).toHaveLength(2);
    const sides = talking.map(({ to, art, facing }) => {
      const x = to.a * (art.left + art.width / 2) + to.e;
      expect(facing).toBe(x < middle ? 'right' : 'left');
      return Math.sign(x - middle);
    });
    expect(sides[0]).toBe(-(sides[1] ?? 0));
  },
);

it.each([
  'knight, dragon, castle; in-front-of 0 2; in-front-of 1 2; face 0 1',
  'knight, dragon, house; face 0 1; in-front-of 0 2',
])('has those who look at one another before a house side by side: %s', (scene) => {
  const pieces = placed(scene);
  const [one, other, house] = [0, 1, 2].map((thing) => shown(pieces, thing));
  if (!one || !other || !house) throw new Error('All three are on the page');
  const [left, right] = one.left < other.left ? [0, 1] : [1, 0];
  const facing = (thing: number) => pieces.find((piece) => piece.thing === thing)?.facing;
  expect([facing(left), facing(right)]).toEqual(['right', 'left']);
  expect(Math.min(one.layer, other.layer)).toBeGreaterThan(house.layer);
  expect(Math.max(one.left, other.left) - Math.min(one.right, other.right)).toBeLessThan(
    0.3 * (house.right - house.left),
  );
});

it.each(['girl, soccer-ball, dog; throw 0 1; catch 2 1', 'boy, soccer-ball, man; throw 0 1; catch 2 1'])(
  'has what one throws between that one and who catches it: %s',
  (scene) => {
    const pieces = placed(scene);
    const [thrower, ball, catcher] = [0, 1, 2].map((thing) => shown(pieces, thing));
    const sides = [thrower, catcher].map((one) => Math.sign((one?.left ?? 0) - (ball?.left ?? 0)));
    expect(sides[0]).toBe(-(sides[1] ?? 0));
  },
);

it('hangs a web up between two trees', () => {
  const pieces = placed('spider-web, tree*2; between 0 1');
  const [web, tree] = [shown(pieces, 0), shown(pieces, 1)];
  expect(web.bottom).toBeLessThan(tree.bottom - 0.02 * (tree.bottom - tree.top));
  expect(web.top).toBeGreaterThan(tree.top);
});

it.each(['spider, flower*2; between 0 1', 'spider, palm-tree*2; between 0 1'])(
  'hangs on a thread between two, off the ground: %s',
  (scene) => {
    const pieces = placed(scene);
    const [spider, host] = [shown(pieces, 0), shown(pieces, 1)];
    expect(spider.bottom).toBeLessThan(host.bottom - 0.1 * (host.bottom - host.top));
    expect(pieces.filter(({ thing, isProp }) => thing === undefined && isProp)).toHaveLength(3);
  },
);

it.each(['tent, pine, pine', 'log-cabin, tree, pine'])(
  'has what is built between trees large before both: %s',
  (scene) => {
    const pieces = placed(`${scene}; between 0 1 2`);
    const [built, one, other] = [0, 1, 2].map((thing) => shown(pieces, thing));
    if (!built || !one || !other) throw new Error('All three are on the page');
    expect(built.layer).toBeGreaterThan(Math.max(one.layer, other.layer));
    const wide = built.right - built.left;
    expect(wide).toBeGreaterThan(0.7 * (one.right - one.left));
  },
);
