import { expect, it } from 'vitest';
import { formatScene } from '../formatScene.ts';
import { readPrompt } from '../readPrompt.ts';

it.each([
  [
    'a dog driving a garbage truck with a cat in the passenger seat',
    'dog>drive>garbage-truck cat>in>garbage-truck',
  ],
  [
    'a mom driving a car with two kids in the back seat',
    'woman>drive>van-with-windows child>in>van-with-windows',
  ],
  [
    'a girl riding her bike with her dog in the basket',
    'girl>ride>bicycle-with-basket dog>in>bicycle-with-basket',
  ],
  ['a dog pulling a sled with a boy on it', 'dog>pull>sled boy>on>sled'],
  ['a boy pulling a wagon with a teddy bear in it', 'boy>pull>wagon teddy-bear>in>wagon'],
  ['a boy riding in a wagon pulled by a dog', 'boy>ride>wagon dog>pull>wagon'],
  ['a boy pushing his sister in a wheelbarrow', 'boy>push>wheelbarrow girl>in>wheelbarrow'],
  ['a pig driving a tractor with a sheep sitting behind him', 'pig>drive>open-tractor ewe>in>open-tractor'],
  ["a joey looking out of its mom's pouch", 'kangaroo>hold>joey'],
  ['a kangaroo with a baby in her pouch', 'kangaroo>hold>joey'],
  ['a school bus picking up children', 'child>in>school-bus-with-open-door'],
  ['a train coming out of a tunnel', 'train>through>hill-tunnel'],
  ['my dad pushing me on a swing', 'man>push>child child>swing-on>pushed-swing'],
  ['papá empujando a su hija en el columpio', 'man>push>girl girl>swing-on>pushed-swing'],
  ['a girl pushing her teddy bear on a swing', 'girl>push>teddy-bear teddy-bear>swing-on>pushed-swing'],
  ['a baby in a swing', 'baby>swing-on>swing'],
  ['two kids swinging and sliding', 'child>swing-on>swing child2>slide-down>playground-slide'],
  ['kids raking leaves and jumping in the pile', 'child>tend>leaf-pile child>hold>rake child2>in>leaf-pile'],
  ['kids sledding and building a snowman', 'child>slide-down>hill child>ride>sled child2>build>snowman'],
  ['a fox sleeping in the autumn leaves', 'fox>in>leaf-hollow'],
])('reads "%s" as %s, and all of it is done', (prompt, relations) => {
  const scene = readPrompt(prompt);
  const done = formatScene(scene)
    .split(' ')
    .filter((part) => />(?!next-to>)[a-z-]+>/.test(part));
  expect(done.sort()).toEqual(relations.split(' ').sort());
  expect(scene.words.filter(({ meaning }) => meaning.as === 'unknown')).toEqual([]);
});

it.each(['draw me a cat', 'a cat for me', 'make a picture for me of a cat'])(
  'has no child in "%s"',
  (prompt) => {
    expect(readPrompt(prompt).things.map(({ key }) => key)).not.toContain('child');
  },
);
