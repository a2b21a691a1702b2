import { expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { Random } from '../../Random.ts';
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
  const scene = sceneOf(text);
  const undone = { things: [], relations: [], poses: [], texts: [], looks: [], weather: [] };
  const random = new Random(1);
  const cast = castScene(scene, { random, undone, isPlain: false, strewn: new Set() });
  expect(chooseSetting(scene, new Company(cast))).toBe(setting);
});
