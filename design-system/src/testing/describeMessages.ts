import { describe, expect, it } from 'vitest';
import type { Messages } from '../i18n/index.ts';

interface MessagesUnderTest {
  /** Every language's texts by its code; `en` is the model of the others. */
  readonly languages: Readonly<Record<string, Messages>> & { readonly en: Messages };
  /** The part's source texts, tests and stories left out, as `import.meta.glob` with `?raw` gives them. */
  readonly sources: Readonly<Record<string, string>>;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Tests that fail on a text that is missing, empty, unused or filled in differently in some language. */
export function describeMessages({ languages, sources }: MessagesUnderTest): void {
  const english = flatten(languages.en);
  const model = new Map([...english].map(([key, text]) => [key.replace(PLURAL, ''), placeholdersOf(text)]));

  describe.each(Object.keys(languages))('the texts in %s', (code) => {
    const texts = flatten(languages[code] ?? {});

    it('have the keys of the English ones, none of them empty', () => {
      expect(keysOf(texts)).toEqual(keysOf(english));
      expect([...texts.values()].filter((text) => text.trim() === '')).toEqual([]);
    });

    it('fill in what the English ones fill in', () => {
      for (const [key, text] of texts) {
        expect([key, placeholdersOf(text)]).toEqual([key, model.get(key.replace(PLURAL, ''))]);
      }
    });

    it('have every plural form of the language', () => {
      const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
      const counted = [...texts.keys()].filter((key) => key.endsWith('_other'));
      const wanted = counted.flatMap((key) =>
        pluralCategories.map((form) => key.replace(PLURAL, `_${form}`)),
      );
      expect(wanted.filter((key) => !texts.has(key))).toEqual([]);
    });
  });

  it('every text is used, and every text that is used is there', () => {
    const text = Object.values(sources).join('\n');
    const keys = keysOf(english);
    const named = [...text.matchAll(/\bt\(\s*'([\w.]+)'/g)].map(([, key = '']) => key);
    const templates = [...text.matchAll(/`([\w.]*\$\{[\w.]+\}[\w.${}]*)`/g)].map(([, template = '']) =>
      patternOf(template),
    );
    const quoted = new Set([...text.matchAll(/'([\w.]+)'/g)].map(([, key]) => key));
    expect(named.filter((key) => !keys.includes(key))).toEqual([]);
    const isUsed = (key: string) => quoted.has(key) || templates.some((pattern) => pattern.test(key));
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });
}

/** `help.${tip}.text` matches every key of that form. */
function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/\./g, '\\.').replace(/\$\{[\w.\\]+\}/g, '[\\w.]+')}$`);
}

function flatten(messages: Messages, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + name, value]] : [...flatten(value, `${prefix}${name}.`)],
    ),
  );
}

function keysOf(texts: ReadonlyMap<string, string>): string[] {
  return [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].sort();
}

function placeholdersOf(text: string): string[] {
  return (text.match(/\{\{\w+\}\}/g) ?? []).sort();
}
