import { describe, expect, it } from 'vitest';
import type { AnyRecord } from './recordSchema.ts';
import { Things } from './Things.ts';

const none = { en: [], es: [], fr: [], de: [] };
const cat: AnyRecord = {
  names: none,
  kind: 'animal',
  size: 0.45,
  home: 'room',
  alternatives: [{ noto: 'cat-face' }],
  faces: 'left',
};

describe('a kind of another thing', () => {
  it('is as the other in all that its record does not say', () => {
    const things = new Things(
      new Map<string, AnyRecord>([
        ['cat', cat],
        ['kitten', { like: 'cat', names: none, size: 0.2 }],
      ]),
    );
    expect(things.get('kitten')).toMatchObject({
      key: 'kitten',
      like: 'cat',
      size: 0.2,
      home: 'room',
      drawing: { svg: 'cat' },
      faces: 'left',
    });
  });

  it('keeps nothing of the other picture where it has one of its own', () => {
    const things = new Things(
      new Map<string, AnyRecord>([
        ['cat', cat],
        ['kitten', { like: 'cat', names: none, size: 0.2, drawing: { svg: 'kitten' } }],
      ]),
    );
    expect(things.get('kitten')).toMatchObject({ home: 'room', drawing: { svg: 'kitten' } });
    expect(things.get('kitten')).not.toHaveProperty('alternatives');
    expect(things.get('kitten')).not.toHaveProperty('faces');
  });
});
