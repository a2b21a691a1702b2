import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artData, provideArt } from '../art/artData.ts';
import type { AnyRecord } from '../things/recordSchema.ts';
import { Things } from '../things/Things.ts';
import { formatScene } from './formatScene.ts';
import { readPrompt } from './readPrompt.ts';

const shipped = artData();

const NAMES = { es: [], fr: [], de: [] };
const DOERS: [string, AnyRecord][] = [
  ['girl', { names: { en: ['girl'], ...NAMES }, kind: 'person', size: 1.1 }],
  ['drum', { names: { en: ['drum'], ...NAMES }, kind: 'object', size: 0.4, uses: ['played'] }],
  ['guitar', { names: { en: ['guitar'], ...NAMES }, kind: 'object', size: 1, uses: ['played'] }],
  ['cap', { names: { en: ['cap'], ...NAMES }, kind: 'clothes', size: 0.2, worn: 'head' }],
  ['skateboard', { names: { en: ['skateboard'], ...NAMES }, kind: 'vehicle', size: 0.8 }],
  [
    'drummer',
    { like: 'girl', names: { en: ['drummer'], ...NAMES }, size: 1.1, holds: ['drum'], pose: 'sit' },
  ],
  [
    'skateboarder',
    {
      like: 'girl',
      names: { en: ['skateboarder'], ...NAMES },
      size: 1.1,
      rides: 'skateboard',
      wears: ['cap'],
    },
  ],
];

describe('doers', () => {
  beforeAll(() => provideArt({ ...shipped, things: new Things(new Map(DOERS)) }));
  afterAll(() => provideArt(shipped));

  it.each([
    ['a drummer', 'drummer:sit drum drummer>play>drum'],
    ['two drummers', 'drummer*2:sit drum*2 drummer>play>drum'],
    ['a drummer playing a guitar', 'drummer:sit guitar drummer>play>guitar'],
    ['a skateboarder', 'skateboarder cap skateboard skateboarder>wear>cap skateboarder>ride>skateboard'],
  ])('have with them what their records name: "%s"', (prompt, scene) => {
    expect(formatScene(readPrompt(prompt))).toBe(scene);
  });

  it('name what they have in their own words', () => {
    expect(readPrompt('a drummer').things.map(({ words }) => words)).toEqual(['drummer', 'drummer']);
  });
});
