import { expect, it } from 'vitest';
import type { Undone } from '../placing/Placement.ts';
import { readPrompt } from '../reading/readPrompt.ts';
import '../testing/useShippedArt.ts';
import { namesOf } from './namesOf.ts';

const UNDONE: Undone = { things: [], relations: [0], poses: [], texts: [], looks: [], weather: [] };

it('tells by its phrase a place that no word of its own stands for', () => {
  expect(namesOf(readPrompt('a dog on the blue couch'), UNDONE).unknown).toEqual(['on the blue couch']);
});

it('tells by its word a place that has one', () => {
  expect(namesOf(readPrompt('a dog behind the couch'), UNDONE).unknown).toEqual(['behind']);
});

it('tells what a deed brought along as not done where the deed is not shown, and not as drawn', () => {
  const { drawn, unknown } = namesOf(readPrompt('a boy having a picnic'), UNDONE);
  expect([drawn, unknown]).toEqual([['boy'], ['having a picnic']]);
});

it('names what the drawing of a thing has of itself', () => {
  const { drawn } = namesOf(readPrompt('an easter basket with eggs'), { ...UNDONE, relations: [] });
  expect(drawn).toContain('eggs');
});

it('names a place by its own word alone, without what leads there', () => {
  const { drawn, unknown } = namesOf(readPrompt('a fox running through the forest'), {
    ...UNDONE,
    relations: [],
  });
  expect([drawn, unknown]).toEqual([['fox', 'forest'], []]);
});
