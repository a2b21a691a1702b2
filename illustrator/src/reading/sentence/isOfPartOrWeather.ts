import type { Sense } from '../words/Sense.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import type { Sentence } from './Sentence.ts';

/** "a volcano with lava running down", "a street with rain falling": no volcano runs, and no street falls. */
export function isOfPartOrWeather(
  sentence: Sentence,
  form: Extract<Sense, { kind: 'verb' }>['form'],
  { leaves }: VerbRecord,
): boolean {
  const { draft, subject, previous } = sentence;
  if (form !== 'going-on' || draft.isBeing(subject[0])) return false;
  const before = sentence.ahead(-1)?.senses ?? [];
  if (before.some(({ kind }) => kind === 'thing')) return false;
  const isWeather = before.some(({ kind }) => kind === 'weather');
  return (
    (isWeather && leaves !== undefined) || (previous === 'noun' && before.some(({ kind }) => kind === 'part'))
  );
}
