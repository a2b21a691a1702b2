import { LESSON } from '../languages/eventWords.ts';
import type { Lexicon } from '../words/Lexicon.ts';
import { isGoingOn } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import { isBeing, isThing } from './nouns.ts';

/** Reads "yoga" and "karate class in the park", where nobody is named, as a child and children who do it. English. */
export function activitiesAlone(lexemes: readonly Lexeme[], lexicon: Lexicon): readonly Lexeme[] {
  if (lexemes.some(isBeing)) return lexemes;
  for (const length of [2, 1]) {
    const said = lexemes.slice(0, length);
    if (said.length < length || said.some((one) => isRole(one) || !NAMING.has(one.kind))) continue;
    const phrase = said.map((one) => one.phrase).join(' ');
    if (length === 1 && said.some(isThing)) continue;
    const lesson = LESSON.exec(phrase);
    const activity = phrase.replace(LESSON, '');
    const follows = lexemes[length];
    const isLesson = lesson !== null || LESSON.test(` ${follows?.phrase ?? ''}`);
    const senses = DOING.flatMap((doing) => lexicon.find(`${doing} ${activity}`, 'en')?.senses ?? []).filter(
      isGoingOn,
    );
    if (senses.length === 0) continue;
    const text = said.map((one) => one.text).join(' ');
    const isApart = lesson === null && isLesson;
    return [
      {
        text,
        phrase: 'children',
        kind: 'known',
        senses: [{ kind: 'thing', keys: ['child'] }],
        plural: isLesson,
      },
      {
        text: isApart ? `${text} ${follows?.text}` : text,
        phrase: activity,
        kind: 'known',
        senses,
        plural: false,
        isAgain: true,
      },
      ...lexemes.slice(isApart ? length + 1 : length),
    ];
  }
  return lexemes;
}

const isRole = ({ senses }: Lexeme) => senses.some(({ kind }) => kind === 'role');

const DOING = ['doing', 'playing', 'practicing'] as const;
const NAMING: ReadonlySet<Lexeme['kind']> = new Set<Lexeme['kind']>(['known', 'unknown']);
