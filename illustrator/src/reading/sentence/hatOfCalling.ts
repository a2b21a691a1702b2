import { BEINGS } from '../../things/beings.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sense } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/** "a witch with a green hat": what one is known by is meant where its name says no more than what kind of thing it is. */
export function hatOfCalling(
  { draft, preposition, verb, language }: Sentence,
  { phrase, plural, senses }: Lexeme,
): Extract<Sense, { kind: 'thing' }> | undefined {
  const isPutOn = verb?.record.relation === 'wear' && verb.objects.length === 0;
  // "a pirate with a parrot on his hat": what is on it comes after who has it.
  const isHad = preposition !== undefined && BEARING.has(preposition.preposition);
  const bearers = isHad ? preposition.hosts : isPutOn ? verb.doers : [];
  // "dancing with a queen" is no crown.
  const isBeing = senses.some(
    (sense) => sense.kind === 'thing' && BEINGS.has(draft.recordOf(sense.keys[0] ?? '')?.kind ?? ''),
  );
  if (plural || isBeing || bearers.length === 0) return undefined;
  const callings = draft.relations.flatMap(({ kind, from, to }) =>
    kind === 'wear' && bearers.includes(from) ? [to] : [],
  );
  // "a pirate parrot in a hat": the hat that it has by its name.
  const worn = callings.map((index) => draft.things[index]?.key ?? '');
  const costumes = [...bearers, ...callings].flatMap((index) => draft.record(index)?.costume ?? []);
  const own = [...worn, ...costumes];
  const meant = own.find((key) =>
    draft.recordOf(key)?.names[language].some((name) => name.split(' ').includes(phrase) && name !== phrase),
  );
  return meant === undefined ? undefined : { kind: 'thing', keys: [meant] };
}

const BEARING: ReadonlySet<string> = new Set(['with', 'on', 'in']);
