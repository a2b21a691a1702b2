import { expect, it } from 'vitest';
import termsDe from '../../components/TermsText/locales/de.json';
import termsEn from '../../components/TermsText/locales/en.json';
import termsEs from '../../components/TermsText/locales/es.json';
import termsFr from '../../components/TermsText/locales/fr.json';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';

it.each([
  ['es', es, en],
  ['fr', fr, en],
  ['de', de, en],
  ['es', termsEs, termsEn],
  ['fr', termsFr, termsEn],
  ['de', termsDe, termsEn],
])('the texts in %s are complete and fill in the same values', (_, texts, english) => {
  const own = flatten(texts);
  const model = flatten(english);
  expect([...own.keys()]).toEqual([...model.keys()]);
  for (const [key, text] of own) {
    expect([key, text.match(/\{\{\w+\}\}/g)]).toEqual([key, (model.get(key) ?? '').match(/\{\{\w+\}\}/g)]);
    expect(text.trim()).not.toBe('');
  }
});

function flatten(messages: object, prefix = ''): Map<string, string> {
  const entries = Object.entries(messages).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : [...flatten(value, `${prefix}${name}.`)],
  );
  return new Map(entries);
}
