import { expect, it } from 'vitest';
import { formatScene } from '../formatScene.ts';
import { readPrompt } from '../readPrompt.ts';

it.each([
  ['a cat, not a dog', 'cat'],
  ['Ein Hund, keine Katze', 'dog'],
  ['un gato, no un perro', 'cat'],
  ['un chat, pas de chien', 'cat'],
  ['a girl who does not hold a balloon', 'girl'],
  ['a boy not wearing a hat', 'boy'],
  ['ein Junge, der keinen Hut trägt', 'boy'],
])('draws nothing of what is not to be there: "%s"', (prompt, scene) => {
  expect(formatScene(readPrompt(prompt))).toBe(scene);
});

it.each([
  ['a cat not on a chair', 'cat chair ?not on'],
  ['a dog that is not sleeping', 'dog ?not sleeping'],
  ['a boy never sleeps', 'boy ?never sleeps'],
  ["don't worry bear", 'bear @?forest ?don’t worry'],
  ['un chien qui ne dort pas', 'dog ?ne dort'],
  ['un gato que no duerme', 'cat ?no duerme'],
  ['a not so big dog', 'dog+big ?not'],
])('never does the opposite of what is said: "%s"', (prompt, scene) => {
  expect(formatScene(readPrompt(prompt))).toBe(scene);
});

it('lets be what no line shows either way', () => {
  expect(formatScene(readPrompt('a dragon, not scary'))).toBe('dragon @?castle');
});

it.each([
  ['a cat in the kitchen and a dog in the garden', ['garden']],
  ['a snowman in the desert at the beach', []],
])('leaves undone the place that cannot be seen from the other: "%s"', (prompt, undone) => {
  const { words } = readPrompt(prompt);
  expect(words.filter(({ meaning }) => meaning.as === 'unknown').map(({ text }) => text)).toEqual(undone);
});
