import { BEINGS } from '../../things/beings.ts';
import type { Things } from '../../things/Things.ts';
import { bearerOf } from '../languages/givenNames.ts';
import { foldWord } from '../words/fold.ts';
import type { Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

interface Knowledge {
  things: Things;
  /** Whether a word names a thing in the language of the description. */
  isThing: (phrase: string) => boolean;
}

/**
 * Makes a first name and what follows it with capitals one person, grown up unless all of it are first names: "Rosa Parks sitting
 * on a bus" is a woman. After somebody ("my daughter Emma Rose") and after "for" nobody is drawn for it.
 */
export function settleFullNames(lexemes: readonly Lexeme[], knowledge: Knowledge): Lexeme[] {
  const settled: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const name = nameAt(lexemes, at, knowledge);
    const one = lexemes[at];
    if (one !== undefined) settled.push(name === undefined ? one : whole(name, settled.at(-1)));
    at += name?.length ?? 1;
  }
  return settled;
}

/** The lexemes of a full name that begins there. */
function nameAt(
  lexemes: readonly Lexeme[],
  at: number,
  { things, isThing }: Knowledge,
): readonly Lexeme[] | undefined {
  const [first] = lexemes.slice(at, at + 1);
  if (first === undefined || !isCapital(first) || bearerOf(foldWord(first.text)) === undefined)
    return undefined;
  let end = at + 1;
  while (isSurname(lexemes[end], things)) end += 1;
  const [name, next] = [lexemes.slice(at, end), lexemes[end]];
  const rest = name.slice(1);
  const isUnknown = rest.some(({ kind }) => kind === 'unknown');
  // "Big Red Dog": a heading.
  const isHeading = at === 0 && next === undefined && name.length > 2 && !isUnknown;
  // "Anna Elsa and Olaf": a list.
  const isListed = name.every(({ phrase }) => bearerOf(phrase) !== undefined) && next?.phrase === 'and';
  if (rest.length === 0 || isListed || isHeading || next?.kind === 'possessive' || isCapitalWord(next))
    return undefined;
  // "Ruby Slippers" against "Ruby Bridges walking to school".
  return isThing(first.phrase) && !isUnknown && !isDoing(next) ? undefined : name;
}

function whole(name: readonly Lexeme[], before: Lexeme | undefined): Lexeme {
  const [first] = name;
  const bearer = bearerOf(first?.phrase ?? '') ?? 'person';
  const isChild = name.every(({ phrase }) => bearerOf(phrase) !== undefined);
  const isSaid = before?.senses.some(({ kind }) => kind === 'thing') === true || before?.phrase === 'for';
  const senses: Sense[] = [
    isSaid ? { kind: 'remark' } : { kind: 'thing', keys: [(isChild ? undefined : GROWN[bearer]) ?? bearer] },
  ];
  const text = name.map((lexeme) => lexeme.text).join(' ');
  return { text, phrase: foldWord(text), kind: 'known', senses, plural: false };
}

const GROWN: Readonly<Record<string, string>> = { girl: 'woman', boy: 'man', child: 'person' };

/** "Peter Rabbit" is a rabbit, "Emma Riding" rides. */
function isSurname(lexeme: Lexeme | undefined, things: Things): boolean {
  if (lexeme === undefined || !isCapital(lexeme)) return false;
  return lexeme.senses.every((sense) => {
    if (sense.kind === 'verb') return sense.form !== 'going-on';
    const kind = sense.kind === 'thing' ? (things.get(sense.keys[0] ?? '')?.kind ?? '') : '';
    return NAMING.has(sense.kind) && (kind === 'person' || !BEINGS.has(kind));
  });
}

const NAMING: ReadonlySet<Sense['kind']> = new Set<Sense['kind']>([
  'thing',
  'setting',
  'part',
  'look',
  'remark',
  'modifier',
]);

function isCapital({ text }: Lexeme): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(text);
}

function isCapitalWord(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && /^\p{Lu}\p{Ll}/u.test(lexeme.text);
}

function isDoing(next: Lexeme | undefined): boolean {
  return next?.senses.some(({ kind }) => kind === 'verb') === true || /ing$/.test(next?.phrase ?? '');
}
