import { expect, it } from 'vitest';
import { formatScene } from '../formatScene.ts';
import { readPrompt } from '../readPrompt.ts';

const wordsOf = (prompt: string): string[] =>
  readPrompt(prompt).words.map(({ text, meaning }) => `${text}: ${meaning.as}`);

it.each([
  ['Emma riding a unicorn', 'girl:ride unicorn girl>ride>unicorn'],
  ['theo and mia with a cat', 'boy girl cat cat>next-to>girl'],
  ['Oliver hugging a koala', 'boy koala boy>hug>koala'],
  ['Lucía montando un caballo', 'girl:ride horse girl>ride>horse'],
  ['a dragon hugging Noah', 'dragon boy dragon>hug>boy'],
  ['Rose riding a unicorn', 'girl:ride unicorn'],
  ['Lily and her dog', 'girl dog dog>next-to>girl'],
  ['a picture of Lily with a cat', 'girl cat'],
  ['a bee on a Lily', 'honeybee lily'],
])('draws a child for a first name: "%s"', (prompt, scene) => {
  expect(formatScene(readPrompt(prompt))).toContain(scene);
});

it.each([
  ['my dog Oliver chasing a cat', 'Oliver: remark'],
  ['my cat Whiskers sleeping', 'Whiskers: remark'],
  ['a girl and her bunny Snowball', 'Snowball: remark'],
  ['Lucas the astronaut', 'Lucas: remark'],
  ['my daughter Nora on a swing', 'Nora: remark'],
  ['a cake for Emma', 'Emma: unknown'],
  ['Emma', 'Emma: unknown'],
  ['a sign with the name Emma', 'name Emma: text'],
])('draws nobody where a name only says what somebody is called: "%s"', (prompt, word) => {
  expect(wordsOf(prompt)).toContain(word);
  expect(readPrompt(prompt).things.filter(({ words }) => /^(Oliver|Lucas|Nora|Emma)$/.test(words))).toEqual(
    [],
  );
});
