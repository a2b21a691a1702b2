import type { Role } from '../languages/LanguageWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import { relateAll } from '../relateAll.ts';
import type { RelationKind } from '../Scene.ts';
import { isToolOf } from './byUse.ts';
import { closeVerb } from './closeVerb.ts';
import { isGained } from './isGained.ts';
import { isOfBrought } from './isOfBrought.ts';
import { isOfSubjects } from './isOfSubjects.ts';
import { isUs } from './isUs.ts';
import { opensClause } from './opensClause.ts';
import { placeByLast } from './placeByLast.ts';
import { leaveHaving, negates } from './readNegation.ts';
import { readPronoun } from './readPronoun.ts';
import { readSome } from './readSome.ts';
import type { Modifiers, Sentence } from './Sentence.ts';
import { standsForHer } from './standsForHer.ts';
import { takePlace } from './takePlace.ts';

/** Reads a little word: it carries the sentence and is no content word itself. */
export function readRole(sentence: Sentence, lexeme: Lexeme, role: Role): void {
  switch (role) {
    case 'a':
    case 'the':
    case 'its':
      if (role === 'its' && lexeme.phrase === 'her' && standsForHer(sentence)) readPronoun(sentence, 'him');
      else readArticle(sentence, role);
      return;
    case 'and':
      // "howling along with his father": both do.
      if (sentence.previous === 'verb' && lexeme.phrase.endsWith(' with')) readBearer(sentence, 'with');
      else join(sentence, 'and');
      return;
    case 'who':
      sentence.relative = isOfSubjects(sentence, lexeme) ? sentence.subject : sentence.last;
      // "a cat and a dog who are friends".
      sentence.isSaid = / (?:is|are)$/.test(lexeme.phrase);
      return;
    case 'while':
      closeVerb(sentence);
      sentence.isNewSubject = true;
      sentence.goOn = undefined;
      sentence.joint = undefined;
      return;
    case 'with':
    case 'without':
    case 'has':
    case 'by':
      if (role === 'with' && opensClause(sentence, lexeme)) {
        join(sentence, 'and');
        readArticle(sentence, 'its');
        return;
      }
      readBearer(sentence, role);
      return;
    case 'not':
      if (negates(sentence, lexeme)) readBearer(sentence, 'without');
      return;
    case 'it':
    case 'them':
    case 'him':
      if (
        /sel(f|ves)$/.test(lexeme.phrase) &&
        sentence.preposition !== undefined &&
        sentence.subject.length > 0
      )
        takePlace(sentence, [...sentence.subject]);
      else readPronoun(sentence, role);
      return;
    case 'other':
    case 'all':
    case 'turns':
    case 'one':
      readSome(sentence, lexeme, role);
      return;
    case 'each':
      if (sentence.nextNoun() === undefined && sentence.subject.length > 0) sentence.isEach = true;
      else readArticle(sentence, 'each');
      return;
    case 'mutual':
      readMutual(sentence);
      return;
    case 'is':
      if (sentence.previous !== 'noun') return;
      sentence.verb = undefined;
      sentence.isSaid = BEING.has(lexeme.phrase);
      if (sentence.isSaid && sentence.lastRole === 'subject') sentence.isStated = true;
      if (!sentence.isSaid && isGained(sentence, lexeme)) readBearer(sentence, 'has');
      return;
    case 'nothing':
      if (isUs(sentence, lexeme)) readSome(sentence, lexeme, 'all');
  }
}

/** Forms of "to be". */
const BEING = new Set(
  'is,are,was,were,be,being,become,becomes,am,s,es,son,era,est,sont,etait,ist,sind,war,works as,work as,working as,trabaja como,trabaja de,travaille comme,arbeitet als'.split(
    ',',
  ),
);

/** A comma or "and": a list goes on, or another thing begins. */
export function join(sentence: Sentence, joint: 'and' | 'comma'): void {
  if (sentence.language === 'de' && joint === 'comma' && opensVerbLast(sentence)) return;
  sentence.joint = joint;
  placeByLast(sentence);
  sentence.isSaid = false;
  sentence.preposition = undefined;
  if (sentence.previous !== 'determiner') sentence.previous = 'join';
}

/** Ends a sentence: what comes after it has nothing to do with what came before. */
export function endSentence(sentence: Sentence): void {
  closeVerb(sentence);
  placeByLast(sentence);
  sentence.takeModifiers();
  Object.assign(sentence, {
    ...{ subject: [], last: [], lastRole: 'subject', doers: [], preposition: undefined, goOn: undefined },
    ...{
      joint: undefined,
      relative: undefined,
      verbLast: undefined,
      isNewSubject: false,
      owners: undefined,
      isEach: false,
      isSaid: false,
      isStated: false,
      isDisguise: false,
      rest: [],
      previous: 'start',
    },
  });
}

function readArticle(sentence: Sentence, determiner: NonNullable<Modifiers['determiner']>): void {
  sentence.modifiers.determiner = determiner;
  sentence.previous = 'determiner';
}

/** ", das ein Buch liest": an article after a comma and a noun opens a clause whose verb comes last. */
function opensVerbLast(sentence: Sentence): boolean {
  const article = sentence.ahead(1);
  const isPronoun =
    article !== undefined && /^(der|die|das|den|dem|deren|dessen|welche[rsmn]?)$/.test(article.phrase);
  const isAfterPreposition =
    sentence.ahead(2)?.phrase !== undefined &&
    /^(der|die|das|den|dem)$/.test(sentence.ahead(2)?.phrase ?? '');
  if (sentence.last.length === 0 || (!isPronoun && !isAfterPreposition)) return false;
  const end = endOfVerbLast(sentence);
  if (end === undefined) return false;
  closeVerb(sentence);
  sentence.verbLast = {
    head: [...sentence.last],
    objects: [],
    isPassive: isAuxiliary(sentence.ahead(end + 1)),
  };
  if (isPronoun) sentence.at += 1;
  return true;
}

/** How far the verb is that ends a clause; undefined where none does. */
function endOfVerbLast(sentence: Sentence): number | undefined {
  for (let steps = 2; ; steps += 1) {
    const lexeme = sentence.ahead(steps);
    const next = sentence.ahead(steps + 1);
    if (lexeme === undefined || lexeme.kind === 'comma' || lexeme.kind === 'stop') return undefined;
    const isEnd = endsClause(next) || (isAuxiliary(next) && endsClause(sentence.ahead(steps + 2)));
    const isVerb = lexeme.kind === 'known' && lexeme.senses.some(({ kind }) => kind === 'verb');
    if (isEnd && isVerb) return steps;
    if (isEnd && next?.phrase !== 'und') return undefined;
  }
}

function endsClause(lexeme: Lexeme | undefined): boolean {
  return lexeme === undefined || lexeme.kind === 'comma' || lexeme.kind === 'stop' || lexeme.phrase === 'und';
}

/** "gegessen wird". */
function isAuxiliary(lexeme: Lexeme | undefined): boolean {
  return lexeme?.senses.some((sense) => sense.kind === 'role' && sense.role === 'is') === true;
}

function readBearer(sentence: Sentence, role: 'with' | 'without' | 'has' | 'by'): void {
  if (role === 'without') leaveHaving(sentence);
  const { verb, relative, last, subject, lastRole } = sentence;
  const next = sentence.nextNoun()?.senses.find((sense) => sense.kind === 'thing');
  const key = next?.kind === 'thing' ? (next.keys[0] ?? '') : '';
  const hosts =
    (isToolOf(sentence, key) ? verb?.doers : relative) ??
    (role === 'has' || isOfSubject(sentence, key) ? subject : last);
  sentence.preposition = {
    preposition: role === 'has' ? 'with' : role,
    hosts: lastRole === 'with' && !isOfBrought(sentence, key) ? [...subject] : [...hosts],
    slot: undefined,
    ...(verb !== undefined && (role === 'by' || (role === 'with' && verb.objects.length === 0))
      ? { verb }
      : {}),
  };
  sentence.relative = undefined;
  sentence.joint = undefined;
  sentence.goOn = undefined;
  sentence.previous = 'preposition';
}

/** "a girl on a boat with a flag", "a boy walks his dog with an umbrella", "a girl riding a pony with a helmet": what the subject has, not what was named last. */
function isOfSubject({ draft, subject, last, lastRole, verb }: Sentence, key: string): boolean {
  if ((lastRole !== 'object' && lastRole !== 'place') || !draft.isBeing(subject[0])) return false;
  const { has, counted } = draft.record(last[0]) ?? {};
  // "carrying a house with a chimney", "around a cake with seven candles": its own.
  if ((lastRole === 'object' || counted !== undefined) && has?.includes(key)) return false;
  if (!draft.isBeing(last[0])) return true;
  const { kind, uses, worn } = draft.recordOf(key) ?? {};
  const isHeld = kind === 'object' && uses?.includes('held') === true;
  const how = draft.relations.find(({ from, to }) => from === subject[0] && to === last[0])?.kind;
  const isTheirs = (isHeld && how === 'pull') || (worn === 'head' && how === 'ride');
  return isTheirs && verb !== undefined && !draft.isAnimal(subject[0]);
}

function readMutual(sentence: Sentence): void {
  const { preposition, verb, subject, draft } = sentence;
  sentence.preposition = undefined;
  const [first, second] = verb?.doers ?? subject;
  if (first === undefined) return;
  const { relation, by } = verb?.record ?? {};
  // "spraying water at each other", "charging at each other": what is done to nobody without "at".
  const afar = by?.at !== undefined && REACHING.has(by.at) ? by.at : undefined;
  const done = afar ?? relation ?? (preposition === undefined ? 'face' : 'next-to');
  // Whoever is looked at looks back.
  const kind = done === 'look-at' ? 'face' : done;
  const to = second ?? first;
  if (second === undefined && (draft.things[first]?.count ?? 1) < 2) return;
  const slot = verb?.record.isPartly ? undefined : (verb?.slot ?? preposition?.slot);
  relateAll(sentence, kind, [[first], [to]], slot);
  if (verb?.record.at !== undefined) draft.locate([first], [to], verb.record.at);
  verb?.objects.push(to);
  sentence.previous = 'noun';
}

/** What is done to one another from both sides, and meets in the middle. */
const REACHING: ReadonlySet<RelationKind> = new Set<RelationKind>(['spray', 'push']);
