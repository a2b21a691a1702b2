import { expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { Random } from '../../Random.ts';
import { readPrompt } from '../../reading/readPrompt.ts';
import type { Scene } from '../../reading/Scene.ts';
import { Company } from '../company/Company.ts';
import { castScene } from '../company/castScene.ts';
import { chooseSetting } from './chooseSetting.ts';

it.each([
  ['moon', 'night-sky'],
  ['moon, star', 'night-sky'],
  ['full-moon; @night', 'night-sky'],
  ['moon, owl', 'night'],
  ['sun', 'sky'],
])('has clouds and no land where all is in the sky: %s in %s', (text, setting) => {
  expect(settingOf(sceneOf(text))).toBe(setting);
});

it.each([
  ['a birthday cake with six candles and balloons', 'table'],
  ['birthday cake with balloons and presents', 'table'],
  ['a girl with a birthday cake', 'room'],
])('has a table for a cake with nobody there: %s in %s', (prompt, setting) => {
  expect(settingOf(readPrompt(prompt))).toBe(setting);
});

function settingOf(scene: Scene): string {
  const undone = { things: [], relations: [], poses: [], texts: [], looks: [], weather: [] };
  const random = new Random(1);
  const cast = castScene(scene, { random, undone, isPlain: false, strewn: new Set() });
  return chooseSetting(scene, new Company(cast));
}
