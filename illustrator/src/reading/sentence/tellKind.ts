import { hasPart } from '../../things/parts.ts';
import type { Language } from '../languages/LanguageWords.ts';
import type { Looks } from '../Scene.ts';
import { foldWord } from '../words/fold.ts';
import { singularsOf } from '../words/inflect.ts';
import type { Sense } from '../words/Sense.ts';
import { isByNature } from './isByNature.ts';
import type { Sentence } from './Sentence.ts';

/** "a dinosaur with a long neck", "with three horns": by its part it is told which of its kind it is. */
export function tellKind(
  { draft, preposition, language }: Sentence,
  hosts: readonly number[],
  { sense, looks }: { sense: Sense; looks: Looks },
): void {
  const part = sense.kind === 'part' ? sense.part : sense.kind === 'feature' ? 'any' : undefined;
  if (part === undefined || preposition?.preposition === 'without') return;
  for (const index of hosts) {
    const [thing, record] = [draft.things[index], draft.record(index)];
    const { kinds } = record ?? {};
    if (thing === undefined || kinds === undefined || !isNamed(thing.words, kinds.names, language)) continue;
    const isLong = looks.build === 'long';
    const key = kinds.keys.find((one) => {
      const kind = draft.recordOf(one);
      if (kind === undefined) return false;
      return isLong ? isByNature(kind, part, looks) : part !== 'any' && kind.parts?.includes(part);
    });
    const isOwn = record !== undefined && (isLong ? isByNature(record, part, looks) : hasPart(record, part));
    if (key !== undefined && !isOwn) thing.key = key;
  }
}

/** Whether words are one of the names, or the plural of one. */
function isNamed(words: string, names: readonly string[], language: Language): boolean {
  const said = foldWord(words);
  const forms = [said, ...singularsOf(said, language)];
  return names.some((name) => forms.includes(foldWord(name)));
}
