import type { RelationKind } from '../../reading/Scene.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import type { Lexeme } from './lexemes.ts';

/** Reads "home" in "walking home" and "carrying a cake home" as where it goes, which no page shows: no house. English. */
export function settleHomeward(
  lexemes: readonly Lexeme[],
  verbs: ReadonlyMap<string, VerbRecord>,
): readonly Lexeme[] {
  return lexemes.map((lexeme, at) =>
    lexeme.phrase === 'home' && isAdverb(lexemes, at, verbs)
      ? { ...lexeme, senses: [{ kind: 'remark' }] }
      : lexeme,
  );
}

function isAdverb(lexemes: readonly Lexeme[], at: number, verbs: ReadonlyMap<string, VerbRecord>): boolean {
  const [before, after] = [lexemes[at - 1], lexemes[at + 1]];
  if (before === undefined || after?.senses.some(({ kind }) => kind === 'thing')) return false;
  const isGone = doneIn(before, verbs).some(({ relation }) => relation !== 'build');
  const isThing = before.senses.some(({ kind }) => kind === 'thing');
  const start = lexemes.slice(0, at).findLastIndex(({ kind }) => kind === 'stop') + 1;
  const isTaken = lexemes
    .slice(start, at - 1)
    .some((lexeme) => doneIn(lexeme, verbs).some(({ relation }) => relation && TAKING.has(relation)));
  return isGone || (isThing && isTaken);
}

function doneIn({ senses }: Lexeme, verbs: ReadonlyMap<string, VerbRecord>): VerbRecord[] {
  return senses.flatMap((sense) => (sense.kind === 'verb' ? (verbs.get(sense.verb) ?? []) : []));
}

/** By which somebody gets home, or gets something there. */
const TAKING: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'hold',
  'ride',
  'drive',
  'pull',
  'push',
  'follow',
  'hold-hands',
]);
