import type { Things } from '../../things/Things.ts';
import { BRINGING, CROWD, FAMILY, FAMILY_SCENE, FRIENDS } from '../languages/fellowWords.ts';
import { isBeforeNoun } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';
import { isBeing, recordOf } from './nouns.ts';

/**
 * Makes "fish friends" fish, "an insect audience" a crowd of insects, a "family scene" of animals no people, and the friends that
 * an animal is with other animals from where it lives: nobody is there who is not named. English.
 */
export function fellowsOfAnimals(
  lexemes: readonly Lexeme[],
  { things, nameOf }: { things: Things; nameOf: NameOf },
): readonly Lexeme[] {
  const isAmongPeople = lexemes.some(isPerson);
  const isOfAnimals = !isAmongPeople && lexemes.some(isAnimal);
  const read: Lexeme[] = [];
  for (const [at, lexeme] of lexemes.entries()) {
    if (isOfAnimals && isFamilyScene(lexemes, at)) {
      read.push({ ...lexeme, senses: [{ kind: 'remark' }], plural: false });
      continue;
    }
    if (joinKind(read, lexeme, nameOf)) continue;
    const isSeveral = lexeme.plural && FRIENDS.test(lexeme.phrase);
    const keys = isAmongPeople || !isSeveral ? [] : friendsOf(read, things);
    read.push(keys.length === 0 ? lexeme : { ...lexeme, senses: [{ kind: 'thing', keys }], plural: false });
  }
  return read;
}

/** "three bears in a family scene"; "a fox family scene" is of foxes. */
function isFamilyScene(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, family, scene] = [lexemes[at - 1], lexemes[at], lexemes[at + 1]];
  return FAMILY.test(family?.phrase ?? '') && FAMILY_SCENE.test(scene?.phrase ?? '') && !isAnimal(before);
}

/** Joins "fish friends" and "an insect audience" to the one kind of animal that was read before; returns whether it was so. */
function joinKind(read: Lexeme[], lexeme: Lexeme, nameOf: NameOf): boolean {
  const before = read.at(-1);
  if (before === undefined || !isAnimal(before) || before.plural || !isOfOneKind(before)) return false;
  if (FRIENDS.test(lexeme.phrase)) {
    read.splice(-1, 1, { ...before, text: `${before.text} ${lexeme.text}`, plural: lexeme.plural });
    return true;
  }
  const crowd = CROWD.test(lexeme.phrase) ? nameOf('crowd of') : undefined;
  if (crowd === undefined) return false;
  const from = openingOf(read);
  const opening = read.slice(from, -1).filter(({ phrase }) => !ARTICLE.test(phrase));
  const many: Lexeme = { ...lexeme, phrase: 'crowd of', senses: crowd.senses, plural: false };
  read.splice(from, read.length - from, many, ...opening, { ...before, plural: true });
  return true;
}

/** The keys of an animal's friends who are brought along, after what was read so far; none where they are no others. */
function friendsOf(read: readonly Lexeme[], things: Things): readonly string[] {
  const host = read.find(isAnimal);
  const link = read.at(openingOf([...read, ...read.slice(-1)]) - 1);
  const record = host && recordOf(host);
  if (record === undefined || link === undefined || !BRINGING.test(link.phrase)) return [];
  const all = new Map(things.collectives());
  const home = record.kind === 'swimmer' ? 'undersea' : (record.home ?? '');
  const { of = [], more = [] } = all.get(FRIENDS_AT[home] ?? FRIENDS_ELSEWHERE) ?? {};
  return [...of, ...more].filter((key) => key !== record.key).slice(0, MOST_FRIENDS);
}

/** Where the words begin that stand before the last noun read. */
function openingOf(read: readonly Lexeme[]): number {
  let from = read.length - 1;
  while (from > 0 && read[from - 1]?.senses.some(isBeforeNoun)) from -= 1;
  return from;
}

function isPerson(lexeme: Lexeme): boolean {
  const isGroup = [FRIENDS, CROWD, FAMILY].some((words) => words.test(lexeme.phrase));
  return recordOf(lexeme)?.kind === 'person' && !isGroup;
}

/** "animal friends" are of several kinds. */
function isOfOneKind({ senses: [sense] }: Lexeme): boolean {
  return sense?.kind === 'thing' && sense.keys.length === 1;
}

function isAnimal(lexeme: Lexeme | undefined): boolean {
  return isBeing(lexeme) && recordOf(lexeme)?.kind !== 'person';
}

/** Who they are, by the setting where an animal is at home. */
const FRIENDS_AT: Readonly<Record<string, string>> = {
  savanna: 'some-animal',
  farm: 'some-farm-animal',
  barn: 'some-farm-animal',
  jungle: 'some-jungle-animal',
  undersea: 'some-sea-animal',
  ocean: 'some-sea-animal',
  beach: 'some-sea-animal',
};
const FRIENDS_ELSEWHERE = 'some-forest-animal';
const MOST_FRIENDS = 3;
const ARTICLE = /^an?$/;
