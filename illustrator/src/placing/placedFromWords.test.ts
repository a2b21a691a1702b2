import { expect, it } from 'vitest';
import { extentOf } from '../bodies/findHead.ts';
import { around, type Box, sharedArea } from '../page.ts';
import { readPrompt } from '../reading/readPrompt.ts';
import { boxUnder, spanAt } from './geometry/silhouette.ts';
import type { Piece } from './Placement.ts';
import { placeOnce } from './placeOnce.ts';
import { placeScene } from './placeScene.ts';
import { faceOf } from './relations/carry.ts';

/** What shows a thing on the page of a description, by the thing's key; all that is asked for is done. */
function pageOf(prompt: string): (key: string) => [Piece, ...Piece[]] {
  const scene = readPrompt(prompt);
  const { pieces, undone } = placeScene(scene, { seed: 3, detail: 'child' });
  expect(undone).toMatchObject({ things: [], relations: [] });
  return (key) => {
    const [first, ...others] = pieces.filter(({ thing }) => scene.things[thing ?? -1]?.key === key);
    if (!first) throw new Error(`No ${key} is on the page`);
    return [first, ...others];
  };
}

/** Who does something and what it is done to, the first two that are named, before the page is laid out. */
function meetingOf(prompt: string) {
  const how = { left: new Set<number>(), tried: new Map(), isFlat: false, spare: 0 };
  const { company } = placeOnce(readPrompt(prompt), { seed: 3, detail: 'child' }, how);
  const [from, to] = [0, 1].map((thing) => company.of(thing)[0]);
  if (!from || !to) throw new Error('Both are placed');
  expect(company.areJoined(from, to)).toBe(true);
  return { company, from, to };
}

const boxOf = ({ to, art }: Pick<Piece, 'to' | 'art'>): Box => boxUnder(to, art);
const widthOf = ({ left, right }: Box): number => right - left;
const heightOf = ({ top, bottom }: Box): number => bottom - top;

/** The boxes of the areas of a picture, in the order of painting. */
function areasOf({ to, art }: Piece): Box[] {
  return art.items.flatMap((item) => {
    if (item.kind !== 'area') return [];
    const { left, top, right, bottom } = extentOf(item.rings);
    return [boxUnder(to, { left, top, width: right - left, height: bottom - top })];
  });
}

function isHigh(area: Box, whole: Box): boolean {
  return heightOf(area) > 0.5 * heightOf(whole);
}

/** Where a picture begins and ends at a level. */
function across({ to, art }: Pick<Piece, 'to' | 'art'>, y: number): [number, number] {
  const [left = 0, right = 0] = (spanAt(art, (y - to.f) / to.d) ?? []).map((x) => to.a * x + to.e);
  return left < right ? [left, right] : [right, left];
}

it.each([
  ['a reindeer with lights on its antlers', 'christmas-lights', 'reindeer'],
  ['a bird on the antlers of a moose', 'bird', 'moose'],
])('has what is on antlers among their tips: %s', (prompt, key, bearer) => {
  const find = pageOf(prompt);
  const [[borne], [body]] = [find(key), find(bearer)];
  const [box, antlers] = [boxOf(borne), boxOf(body)];
  expect(box.bottom).toBeGreaterThan(antlers.top + 0.3 * heightOf(box));
  expect(box.bottom).toBeLessThan(antlers.top + 0.2 * heightOf(antlers));
  expect(widthOf(box)).toBeGreaterThan(0.5 * widthOf(antlers));
});

it('has who looks out in the window of a wall, as far as its sill', () => {
  const find = pageOf('a cat watching birds through the window');
  const [[cat], [wall]] = [find('cat'), find('wall-window')];
  const [box, pane] = [boxOf(cat), areasOf(wall).findLast((area) => isHigh(area, boxOf(wall)))];
  if (!pane) throw new Error('A wall has a window');
  expect(cat.whole).toBeDefined();
  expect(sharedArea(box, pane)).toBeCloseTo(widthOf(box) * heightOf(box));
  expect(pane.bottom - box.bottom).toBeLessThan(0.05 * heightOf(pane));
});

it('has what comes out of a tunnel under its arch', () => {
  const find = pageOf('a train going through a tunnel');
  const [[train], [hill]] = [find('train'), find('hill-tunnel')];
  const [box, mouth] = [boxOf(train), areasOf(hill)[2]];
  if (!mouth) throw new Error('A tunnel has a hill, an arch and a mouth');
  expect(box.top).toBeGreaterThan(mouth.top);
  expect(box.left).toBeGreaterThan(mouth.left);
  expect(box.left).toBeLessThan(mouth.right);
});

it.each(['girl', 'boy', 'dog', 'fox'])('has the breath of a %s begin at the lips', (who) => {
  const { company, from } = meetingOf(`a ${who} blowing out birthday candles`);
  const [face, mouth] = [faceOf(company, from), company.point(from, 'mouth')];
  const lines = company
    .groupOf(from)
    .parts.filter(({ art }) => art.items.every(({ kind }) => kind === 'line'));
  const breath = around(lines.map(boxOf));
  const gap = breath.right > face.right ? breath.left - mouth.x : mouth.x - breath.right;
  expect(gap).toBeGreaterThan(0);
  // A nose is before the lips of some.
  expect(gap).toBeLessThan(0.18 * widthOf(face));
  expect(breath.top).toBeLessThan(mouth.y);
  expect(breath.bottom).toBeGreaterThan(mouth.y);
});

it.each(['girl', 'panda', 'koala'])('has both hands of a %s on the stem that it hugs', (who) => {
  const { company, from, to } = meetingOf(`a ${who} hugging a tree`);
  for (const place of ['leftHand', 'rightHand'] as const) {
    const { x, y } = company.point(from, place);
    const [left, right] = across(company.partOf(to), y);
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(right);
  }
});

it.each([
  ['a boy drawing at his desk', 'drawing-sheet', 'desk'],
  ['a girl writing at the table', 'written-sheet', 'table'],
])('has a sheet on the table, and the pencil at it: %s', (prompt, key, under) => {
  const find = pageOf(prompt);
  const [[sheet], [table], [pencil]] = [find(key), find(under), find('pencil')];
  const [box, top] = [boxOf(sheet), boxOf(table)];
  // Its top is seen from above, and the sheet lies on it.
  expect(box.bottom).toBeGreaterThan(top.top);
  expect(box.bottom).toBeLessThan(top.top + 0.5 * heightOf(top));
  expect(box.left).toBeGreaterThan(top.left);
  expect(box.right).toBeLessThan(top.right);
  expect(sharedArea(boxOf(pencil), box)).toBeGreaterThan(0);
});

it.each([
  ['a dog splashing in puddles', 'dog'],
  ['two ducks splashing in puddles', 'duck'],
])('has one puddle for each who stands in one: %s', (prompt, key) => {
  const find = pageOf(prompt);
  const [ones, puddles] = [find(key).map(boxOf), find('splashed-puddle').map(boxOf)];
  expect(puddles.length).toBe(ones.length);
  for (const [index, { left, right, bottom }] of ones.entries()) {
    const x = (left + right) / 2;
    const under = puddles.flatMap((one, at) =>
      one.left < x && x < one.right && one.top < bottom && bottom < one.bottom ? [at] : [],
    );
    expect(under).toEqual([index]);
  }
});

it.each(['a boy ice fishing', 'a bear fishing through a hole in the ice'])(
  'has the line go into the hole: %s',
  (prompt) => {
    const { company, from, to } = meetingOf(prompt);
    const hole = company.box(to);
    const lines = company
      .groupOf(from)
      .parts.filter(({ art }) => art.items.every(({ kind }) => kind === 'line'));
    const line = around(lines.map(boxOf));
    expect(Math.abs(line.left + line.right - hole.left - hole.right)).toBeLessThan(0.2 * widthOf(hole));
    expect(line.bottom).toBeGreaterThan(hole.top);
    expect(line.bottom).toBeLessThan(hole.bottom);
  },
);

it('has larger things in a room that is all there is', () => {
  const [alone, shared] = ['a bathroom', 'a cat in the bathroom'].map((prompt) => {
    const { pieces } = placeScene(readPrompt(prompt), { seed: 3, detail: 'child' });
    const tub = pieces.find(({ of }) => of === 'bathtub');
    return tub ? heightOf(boxOf(tub)) : 0;
  });
  expect(alone).toBeGreaterThan(1.5 * (shared ?? 0));
});

it.each(['a giraffe eating leaves from a tall tree', 'a dinosaur eating leaves from a tree'])(
  'has a twig between the mouth and the crown: %s',
  (prompt) => {
    const { company, from, to } = meetingOf(prompt);
    const [twig] = company.groupOf(from).parts.filter(({ actor }) => actor === undefined);
    if (!twig) throw new Error('There is a twig');
    const [leaves, mouth] = [boxOf(twig), company.point(from, 'mouth')];
    expect(sharedArea(leaves, boxOf(company.partOf(to)))).toBeGreaterThan(0);
    expect(Math.abs((leaves.top + leaves.bottom) / 2 - mouth.y)).toBeLessThan(heightOf(leaves));
  },
);

it.each([
  'a teacher standing at the blackboard with her students',
  'a teacher writing on the blackboard for the kids',
])('has a class in one row before a board, none of it before who teaches: %s', (prompt) => {
  const page = pageOf(prompt);
  const [teacher] = page('teacher');
  const pupils = page(prompt.includes('students') ? 'schoolkid' : 'child').map(boxOf);
  const { bottom } = boxOf(teacher);
  const middle =
    teacher.telling && teacher.to.e + (teacher.to.a * (teacher.telling.left + teacher.telling.right)) / 2;
  if (middle === undefined) throw new Error('Who teaches has a face');
  expect(new Set(pupils.map((one) => Math.round(one.bottom))).size).toBe(1);
  for (const one of pupils) {
    expect(one.bottom).toBeGreaterThan(bottom);
    expect(one.left > middle || one.right < middle).toBe(true);
  }
});

it.each(['a doctor putting a bandage on a teddy bear', 'a girl putting a bandage on her teddy bear'])(
  'unrolls a bandage from the hand that has the roll: %s',
  (prompt) => {
    const how = { left: new Set<number>(), tried: new Map(), isFlat: false, spare: 0 };
    const scene = readPrompt(prompt);
    const { company } = placeOnce(scene, { seed: 3, detail: 'child' }, how);
    const [from, to] = [0, scene.things.findIndex(({ key }) => key === 'teddy-bear')].map(
      (thing) => company.of(thing)[0],
    );
    if (!from || !to) throw new Error('Both are placed');
    const ends = (['leftHand', 'rightHand'] as const).map((hand) => company.point(to, hand).x);
    const own = company.point(from, from.facing === 'right' ? 'rightHand' : 'leftHand').x;
    const tall = company.box(to).bottom - company.box(to).top;
    expect(Math.min(...ends.map((x) => Math.abs(x - own)))).toBeGreaterThan(0.1 * tall);
  },
);
