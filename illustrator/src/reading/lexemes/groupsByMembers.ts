import { GROUP, HERD, SCHOOL, SCHOOL_YEAR } from '../languages/groupWords.ts';
import type { Lexicon } from '../words/Lexicon.ts';
import { isBeforeNoun, isGoingOn, type Sense } from '../words/Sense.ts';
import { COUNT_OF_PLURAL, type Lexeme } from './lexemes.ts';
import { isBeing, recordOf } from './nouns.ts';

/**
 * Reads "a scout troop" as scouts, and "the chess club", "a hiking group" as children who do that, or as what a page is for where
 * others are named. English.
 */
export function groupsByMembers(lexemes: readonly Lexeme[], lexicon: Lexicon): readonly Lexeme[] {
  const year = yearAt(lexemes);
  if (year !== undefined) return year;
  const at = lexemes.findIndex(
    (lexeme, index) =>
      index > 0 && (isGroup(lexeme, lexemes[index + 1]) || isHerd(lexeme, lexemes[index - 1])),
  );
  const [group, kind] = [lexemes[at], lexemes[at - 1]];
  if (group === undefined || kind === undefined || !NAMING.has(kind.kind)) return lexemes;
  const from = openingOf(lexemes, at - 1);
  const [before, after] = [lexemes.slice(0, from), lexemes.slice(at + 1)];
  // "for my robotics club: a child and a robot".
  const isFor = FOR.test(before.at(-1)?.phrase ?? '');
  if (isFor && after.some(isBeing)) return [...before.slice(0, -1), ...after];
  if (isBeing(kind)) return [...before, severalOf(kind), ...after];
  if (kind.senses.some(isNoKind)) return lexemes;
  if ([...before, ...after].some(isBeing)) return [...before, ...after];
  const isDoing = after[0]?.senses.some(isGoingOn);
  const deed = isDoing ? undefined : deedOf(kind, lexicon);
  const members: Lexeme = {
    ...group,
    text: `${kind.text} ${group.text}`,
    phrase: 'children',
    kind: 'known',
    senses: [{ kind: 'thing', keys: ['child'], counts: [MANY] }],
  };
  return [...before, members, ...(deed === undefined ? [] : [deed]), ...after];
}

/** "and her club": what says nothing of who is in a group. */
function isNoKind(sense: Sense): boolean {
  return isBeforeNoun(sense) || sense.kind === 'preposition' || sense.kind === 'role';
}

const MANY = 4;
const FOR = /^for$/;
const NAMING: ReadonlySet<Lexeme['kind']> = new Set<Lexeme['kind']>(['known', 'unknown']);

/** "a group", but for "a group of scouts", "a golf club" that is swung. */
function isGroup({ phrase }: Lexeme, next: Lexeme | undefined): boolean {
  return GROUP.test(phrase) && next?.phrase !== 'of';
}

/** "an elephant herd", "a wolf pack", "a fish school". */
function isHerd({ phrase }: Lexeme, before: Lexeme | undefined): boolean {
  const kind = recordOf(before)?.kind ?? '';
  return ANIMALS.has(kind) && (HERD.test(phrase) || (SCHOOL.test(phrase) && kind === 'swimmer'));
}

const ANIMALS: ReadonlySet<string> = new Set(['animal', 'flier', 'swimmer']);

/** Where the words begin that stand before a noun: "for our". */
function openingOf(lexemes: readonly Lexeme[], noun: number): number {
  let from = noun;
  while (lexemes[from - 1]?.senses.some((sense) => sense.kind === 'role' && isBeforeNoun(sense))) from -= 1;
  return from;
}

function severalOf(lexeme: Lexeme): Lexeme {
  const senses = lexeme.senses.map((sense) =>
    sense.kind === 'thing' ? { ...sense, counts: [MANY] } : sense,
  );
  return { ...lexeme, senses, plural: true };
}

/** What the members do, by what they are called after. */
function deedOf({ phrase, text, senses }: Lexeme, lexicon: Lexicon): Lexeme | undefined {
  const own = senses.filter((sense) => sense.kind === 'verb');
  const names = [`playing ${phrase}`, `doing ${phrase}`];
  const found = names.flatMap((name) =>
    (lexicon.find(name, 'en')?.senses ?? []).filter(({ kind }) => kind === 'verb'),
  );
  const [verb] = [...found, ...own];
  if (verb?.kind !== 'verb') return undefined;
  return { text, phrase, kind: 'known', senses: [{ ...verb, form: 'going-on' }], plural: false };
}

/** "year 2 planting beans", "grade 1 reading": a class does it. */
function yearAt(lexemes: readonly Lexeme[]): Lexeme[] | undefined {
  const end = lexemes.findIndex(({ senses }) => senses.some(isGoingOn));
  const said = lexemes.slice(0, Math.max(0, end));
  const phrase = said.map((one) => one.phrase).join(' ');
  const [first] = said;
  if (first === undefined || !SCHOOL_YEAR.test(phrase)) return undefined;
  const senses = [{ kind: 'thing' as const, keys: ['child'], counts: [COUNT_OF_PLURAL] }];
  const text = said.map((one) => one.text).join(' ');
  return [
    { ...first, text, phrase: 'children', kind: 'known', senses, plural: false },
    ...lexemes.slice(end),
  ];
}
