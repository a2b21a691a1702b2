/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';

const LANGUAGES: Record<string, object> = { en, es, fr, de };
const PLURAL = /_(zero|one|two|few|many|other)$/;

const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,stories}.{ts,tsx}', '!../testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

function leavesOf(messages: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : leavesOf(value, `${prefix}${name}.`),
  );
}

function keysOf(messages: object): string[] {
  return [...new Set(leavesOf(messages).map(([key]) => key.replace(PLURAL, '')))].sort();
}

describe.each(Object.keys(LANGUAGES))('the texts in %s', (code) => {
  const messages = LANGUAGES[code] ?? {};

  it('are complete and hold nothing that English does not', () => {
    expect(keysOf(messages)).toEqual(keysOf(en));
    expect(leavesOf(messages).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('fill in the same values as the English ones', () => {
    const english = new Map(leavesOf(en).map(([key, text]) => [key.replace(PLURAL, ''), valuesIn(text)]));
    for (const [key, text] of leavesOf(messages)) {
      expect([key, valuesIn(text)]).toEqual([key, english.get(key.replace(PLURAL, ''))]);
    }
  });

  it('have every plural form of the language', () => {
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    const keys = new Set(leavesOf(messages).map(([key]) => key));
    const counted = new Set(
      [...keys].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')),
    );
    expect(counted.size).toBeGreaterThan(0);
    const missing = [...counted].flatMap((key) => forms.map((form) => `${key}_${form}`));
    expect(missing.filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('the sources', () => {
  const templates = [...sources.matchAll(/`([\w.]*\$\{\w+\}[\w.]*)`/g)].map(
    ([, template = '']) => new RegExp(`^${template.replace(/\./g, '\\.').replace(/\$\{\w+\}/g, '\\w+')}$`),
  );

  it('use every text', () => {
    const unused = keysOf(en).filter(
      (key) => !sources.includes(`'${key}'`) && !templates.some((template) => template.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it('name no text that is missing', () => {
    const named = [...sources.matchAll(/\bt\(\s*(?:[\w.=' ]+\? )?'([\w.]+)'/g)].map(([, key = '']) => key);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((key) => !keysOf(en).includes(key))).toEqual([]);
  });
});

function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();
}
