import { expect, it } from 'vitest';
import { readPrompt } from '../readPrompt.ts';

const keysOf = (prompt: string): string[] => readPrompt(prompt).things.map(({ key }) => key);

it.each([
  ['a bat hanging in a cave', 'bat'],
  ['a baseball bat and a glove', 'baseball-bat'],
  ['a boy with a bat and a baseball', 'baseball-bat'],
  ['a mouse', 'mouse'],
  ['a mouse next to a laptop', 'computer-mouse'],
  ['a net and a volleyball', 'volleyball-net'],
  ['a girl kicking a ball into a net', 'soccer-goal'],
  ['a girl kicking a ball into a net', 'soccer-ball'],
  ['a lid on a pot', 'cooking-pot'],
  ['a boy catching a butterfly with a net', 'butterfly-net'],
  ['a fire truck at the station', 'fire-station'],
  ['a policeman and a dog at the station', 'police-station'],
  ['una muñeca y una pelota', 'doll'],
  ['ein kleiner Drache', 'dragon'],
  ['un ballon rouge', 'balloon'],
])('reads "%s" with a %s', (prompt, key) => {
  expect(keysOf(prompt)).toContain(key);
});

it('knows sand where something tells what it is there', () => {
  expect(keysOf('a bulldozer and dirt')).toContain('sand-pile');
  expect(readPrompt('a worm in dirt').words.at(-1)?.meaning.as).toBe('unknown');
});

it('leaves a place by itself as it is', () => {
  expect(readPrompt('a train at the station').setting).toBe('train-station');
});
