/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';

const LANGUAGES: Record<string, object> = { en, es, fr, de };
const PLURAL = /_(one|many|other)$/;

const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,stories}.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

describe.each(Object.keys(LANGUAGES))('the texts in %s', (code) => {
  const texts = flatten(LANGUAGES[code] ?? {});

  it('have the keys of the English ones, none of them empty', () => {
    expect(keysOf(texts)).toEqual(keysOf(flatten(en)));
    expect([...texts.values()].filter((text) => text.trim() === '')).toEqual([]);
  });

  it('fill in what the English ones fill in', () => {
    const english = flatten(en);
    for (const [key, text] of texts) {
      const model = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';
      expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(model)]);
    }
  });

  it('have every plural form of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    const counted = [...texts.keys()].filter((key) => key.endsWith('_other'));
    const wanted = counted.flatMap((key) => pluralCategories.map((form) => key.replace(PLURAL, `_${form}`)));
    expect(wanted.filter((key) => !texts.has(key))).toEqual([]);
  });
});

it('every text is used, and every text that is used is there', () => {
  const keys = keysOf(flatten(en));
  const named = [...sources.matchAll(/\bt\('([\w.]+)'/g)].map(([, key = '']) => key);
  const patterns = [...sources.matchAll(/\bt\(`([\w.]+)\$\{[\w.]+\}`/g)].map(([, prefix = '']) => prefix);
  expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  expect(
    keys.filter((key) => !named.includes(key) && !patterns.some((prefix) => key.startsWith(prefix))),
  ).toEqual([]);
});

function flatten(messages: object, prefix = ''): Map<string, string> {
  const entries = Object.entries(messages).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : [...flatten(value, `${prefix}${name}.`)],
  );
  return new Map(entries);
}

function keysOf(texts: Map<string, string>): string[] {
  return [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].sort();
}

function placeholdersOf(text: string): string[] {
  return (text.match(/\{\{\w+\}\}/g) ?? []).sort();
}
