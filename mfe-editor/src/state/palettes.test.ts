import { describe, expect, it } from 'vitest';
import de from '../locales/de.json';
import en from '../locales/en.json';
import es from '../locales/es.json';
import fr from '../locales/fr.json';
import { colorName } from './colorName.ts';
import { colorsOf, isPaletteId, PALETTES } from './palettes.ts';

/** The specification's palette, by the names and values that journeys click. */
const CLASSIC = ['red', 'orange', 'yellow', 'green', 'green', 'turquoise', 'blue', 'blue', 'purple'];

describe('the palettes', () => {
  it('begin with the classic one, in its order', () => {
    expect(PALETTES[0]).toBe('classic');
    const colors = colorsOf('classic');
    expect(colors).toHaveLength(18);
    expect(colors[0]).toEqual({ rgb: 0xe6194b });
    expect(colors.slice(0, CLASSIC.length).map(({ rgb }) => colorName(rgb))).toEqual(CLASSIC);
  });

  it.each(PALETTES.filter((id) => id !== 'classic'))(
    '%s has each color once, with a name in every language',
    (id) => {
      const colors = colorsOf(id);
      expect(new Set(colors.map(({ rgb }) => rgb)).size).toBe(colors.length);
      for (const texts of [en, de, es, fr]) {
        expect(texts.palettes.themes).toHaveProperty(id);
        const names: Readonly<Record<string, string>> = texts.palettes.colors[id];
        expect(colors.map(({ name }) => name)).toEqual(
          Object.keys(names).map((name) => `palettes.colors.${id}.${name}`),
        );
        expect(new Set(Object.values(names)).size).toBe(colors.length);
      }
    },
  );

  it('are known by name; what else a device may keep is none', () => {
    expect(isPaletteId('ocean')).toBe(true);
    expect(isPaletteId('neon')).toBe(false);
    expect(isPaletteId(null)).toBe(false);
  });
});
