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

it.each(['girl, soccer-ball, dog; throw 0 1; catch 2 1', 'boy, soccer-ball, man; throw 0 1; catch 2 1'])(
  'has what one throws between that one and who catches it: %s',
  (scene) => {
    const pieces = placed(scene);
    const [thrower, ball, catcher] = [0, 1, 2].map((thing) => shown(pieces, thing));
    const sides = [thrower, catcher].map((one) => Math.sign((one?.left ?? 0) - (ball?.left ?? 0)));
    expect(sides[0]).toBe(-(sides[1] ?? 0));
  },
);
