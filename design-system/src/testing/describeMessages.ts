import { describe, expect, it } from 'vitest';
import type { Messages } from '../i18n/index.ts';

interface MessagesUnderTest {
  /** Each language's texts by their file, `./en.json` the model of the others, as `import.meta.glob` gives them. */
  readonly languages: Readonly<Record<string, Messages>>;
  /** The part's source texts by their file, as `import.meta.glob` with `?raw` gives them; tests and stories do not count. */
  readonly sources: Readonly<Record<string, string>>;
}

const MODEL = './en.json';
const NOT_SHIPPED = /\.(test|stories)\.tsx?$|\/testing\//;
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Tests that fail on a text that is missing, empty, unused or filled in differently in some language. */
export function describeMessages({ languages, sources }: MessagesUnderTest): void {
  const english = flatten(languages[MODEL] ?? {});
  const model = new Map([...english].map(([key, text]) => [key.replace(PLURAL, ''), placeholdersOf(text)]));

  describe.each(Object.entries(languages))('the texts in %s', (file, messages) => {
    const texts = flatten(messages);

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
      const { pluralCategories } = new Intl.PluralRules(file.replace(/^\.\/|\.json$/g, '')).resolvedOptions();
      const counted = [...texts.keys()].filter((key) => key.endsWith('_other'));
      const wanted = counted.flatMap((key) =>
        pluralCategories.map((form) => key.replace(PLURAL, `_${form}`)),
      );
      expect(wanted.filter((key) => !texts.has(key))).toEqual([]);
    });
  });

  it('every text is used, and every text that is used is there', () => {
    const shipped = Object.entries(sources).filter(([file]) => !NOT_SHIPPED.test(file));
    const text = shipped.map(([, source]) => source).join('\n');
    const keys = keysOf(english);
    expect(keys).not.toEqual([]);
    const named = [...text.matchAll(/\bt\(\s*'([\w.]+)'/g)].map(([, key = '']) => key);
    const templates = [...text.matchAll(/`([\w.]*\$\{[\w.()]+\}[\w.${}()]*)`/g)].map(([, template = '']) =>
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
  return new RegExp(
    `^${template
      .replace(/\$\{[\w.()]+\}/g, '*')
      .replace(/\./g, '\\.')
      .replace(/\*/g, '[\\w.]+')}$`,
  );
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
