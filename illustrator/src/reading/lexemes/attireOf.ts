import { ATTIRE, WEARERS } from '../languages/captionWords.ts';
import { textOf } from './captions.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';
import { recordOf } from './nouns.ts';

/** Reads "cowboy attire" and "construction gear" as the costumes of a cowboy and of a construction worker. English. */
export function attireOf(lexemes: readonly Lexeme[], nameOf: NameOf): readonly Lexeme[] {
  const read: Lexeme[] = [];
  const costume = nameOf('costume');
  for (const lexeme of lexemes) {
    const before = read.at(-1);
    const wearer = before && (nameOf(WEARERS[before.phrase] ?? '') ?? before);
    const isOfCalling = wearer !== undefined && recordOf(wearer)?.costume !== undefined;
    if (before === undefined || costume === undefined || !isOfCalling || !ATTIRE.test(lexeme.phrase)) {
      read.push(lexeme);
      continue;
    }
    const { senses, plural } = wearer;
    read[read.length - 1] = { ...before, kind: 'known', senses, plural };
    read.push({
      ...lexeme,
      ...costume,
      text: textOf([lexeme]),
      phrase: 'costume',
      kind: 'known',
      plural: false,
    });
  }
  return read;
}
