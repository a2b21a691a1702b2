import { expect, it } from 'vitest';
import { formatScene } from '../formatScene.ts';
import { readPrompt } from '../readPrompt.ts';

it.each([
  ['an owl looking out of a hole in a tree', 'owl>in>hollow-tree'],
  ['a bird sitting on a nest with eggs in a tree', 'nest-with-eggs>in>tree'],
  ['a cat sleeping on a pillow in a box', 'flat-pillow>in>cardboard-box'],
  ['a koala and her baby in a tree', 'koala2>in>tree'],
  ['a teddy bear sitting on a shelf between two books', 'teddy-bear>between>closed-book'],
  ['a bear driving a car', 'bear>drive>open-car'],
  ['children on a school bus', 'child>in>school-bus'],
  ['a dog with its head out of the car window', 'dog>look-out-of>van-with-windows'],
  ['a cat looking out of the car window', 'cat>look-out-of>van-with-windows'],
  ['a snow globe with a house inside', 'house>in>snow-globe'],
  ['a basket of kittens', 'kitten>in>basket'],
  ['a goldfish in a bowl', 'goldfish>in>empty-fish-bowl'],
  ['a hen sitting on her eggs', 'chicken>on>nest-with-eggs'],
  ['a boy jumping in a puddle', 'boy>in>splashed-puddle'],
  ['a hummingbird at a flower', 'hummingbird>around>flower'],
  ['a panda riding on a train', 'panda>in>train-with-windows'],
  ['a vase of flowers', 'flower>in>vase'],
  ['a dinosaur hatching from an egg', 't-rex>in>hatching-egg'],
  ['kids jumping in a pile of leaves', 'child>in>leaf-pile'],
  ['two goldfish in a fishbowl', 'goldfish>in>empty-fish-bowl'],
  ['a girl sitting at a desk with a book', 'closed-book>on>desk'],
  ['a kitten in a pocket', 'kitten>in>pocket'],
  ['a witch and her cat on a broomstick', 'cat>ride>broom-in-flight'],
  ['a witch flying on a broom with her cat', 'cat>ride>broom-in-flight'],
  ['a wizard on a broom with an owl', 'owl>next-to>wizard'],
  ['a girl on a magic carpet with her cat', 'cat>on>magic-carpet'],
  ['a boy flying a kite with his dog', 'dog>next-to>boy'],
  ['a bird singing to her babies in a tree', 'bird2>in>tree'],
  ['an ice cream truck between two houses', 'ice-cream-truck>between>house'],
  ['a hedgehog sleeping under the leaves', 'hedgehog>in>leaf-hollow'],
  ['ein Igel unter einem Haufen Blätter', 'hedgehog>in>leaf-hollow'],
  ['a mouse sleeping under the hay', 'mouse>in>hay-hollow'],
  ['children sitting around a table eating cake', 'child>sit-at>table'],
  ['two kids under one umbrella', 'child>share>umbrella'],
  ['a girl and her mom under an umbrella', 'woman>share>umbrella'],
  ['mommy reading a book to a baby on the sofa', 'baby>on>sofa'],
  ['a girl in bed with her cat', 'cat>in>bed'],
  ['a baby sleeping in bed with a teddy bear', 'bear>in>bed'],
  ['a boy riding a bike with training wheels', 'boy>ride>bicycle-with-training-wheels'],
  ['un niño monta en bicicleta con rueditas', 'boy>ride>bicycle-with-training-wheels'],
  ['a boy catching fireflies in a jar', 'boy>hold>jar-of-fireflies'],
  ['a girl with a jar full of fireflies', 'girl>hold>jar-of-fireflies'],
])('reads "%s" with %s', (prompt, relation) => {
  expect(formatScene(readPrompt(prompt)).split(' ')).toContain(relation);
});

it.each([
  ['a hole in a tree', 'hollow-tree'],
  ['a bear and a car', 'automobile'],
])('reads "%s" with a %s by itself', (prompt, key) => {
  const { things, relations } = readPrompt(prompt);
  expect(things.map((thing) => thing.key)).toContain(key);
  expect(relations.filter(({ from, to }) => from === to)).toEqual([]);
});
