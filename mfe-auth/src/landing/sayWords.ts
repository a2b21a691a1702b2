import type { Words } from './landingData.ts';

/** The text of a key such as `card.busy`, with `{{name}}` filled in; the key itself where there is no text. */
export function sayWords(words: Words | undefined, key: string, values: object = {}): string {
  let found: string | Words | undefined = words;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') return key;
  const known = new Map(Object.entries(values));
  return found.replace(/{{(\w+)}}/g, (_, name: string) => String(known.get(name)));
}
