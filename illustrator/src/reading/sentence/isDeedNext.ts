import { isArticle } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/** "scared of the dark hugging his bear": what is done comes after a noun for what no page shows. */
export function isDeedNext({ preposition, lexemes, at }: Sentence): boolean {
  const [next, object] = [lexemes[at + 1], lexemes[at + 2]];
  const isGoing = next?.senses.some((sense) => sense.kind === 'verb' && sense.form === 'going-on');
  const isDone =
    object === undefined || object.senses.some((sense) => sense.kind === 'preposition' || isArticle(sense));
  return preposition !== undefined && isGoing === true && isDone;
}
