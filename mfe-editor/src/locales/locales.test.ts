import { describe, expect, it } from 'vitest';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';

interface Texts {
  [key: string]: string | Texts;
}

/** Each text's place with the values that it names. */
function shapeOf(texts: Texts, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [`${path}${key} ${(text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')}`]
      : shapeOf(text, `${path}${key}.`),
  );
}

describe.each(Object.entries({ de, es, fr }))('the editor in %s', (_, texts) => {
  it('has every text of the English one, with the same values in it', () => {
    expect(shapeOf(texts)).toEqual(shapeOf(en));
  });
});
