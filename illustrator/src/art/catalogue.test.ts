import { describe, expect, it } from 'vitest';
import { drawSubject } from '../layout/subjectArt.ts';
import { artData } from './artData.ts';
import { catalogue } from './catalogue.ts';

describe('the catalogue', () => {
  it('names nothing that cannot be drawn', () => {
    const { icons } = artData();
    const attributes = { wearing: [], holding: [] };
    const empty = [...catalogue().keys()].filter((key) => {
      const art = drawSubject({ words: key, art: key, count: 1, attributes }, 0, icons);
      return art === undefined || art.items.length === 0 || !(art.width > 0 && art.height > 0);
    });
    expect(empty).toEqual([]);
  });
});
