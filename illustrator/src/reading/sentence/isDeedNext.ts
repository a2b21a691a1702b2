import { isArticle } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/** "scared of the dark hugging his bear", "lying on the floor drawing": what is done comes after what no page shows. */
export function isDeedNext({ preposition, verb, lexemes, at }: Sentence): boolean {
  const [next, object] = [lexemes[at + 1], lexemes[at + 2]];
  const isGoing = next?.senses.some((sense) => sense.kind === 'verb' && sense.form === 'going-on');
  const isDone =
    object === undefined || object.senses.some((sense) => sense.kind === 'preposition' || isArticle(sense));
  const isInPose = verb !== undefined && verb.record.relation === undefined && verb.objects.length === 0;
  const isPlace = isInPose && / /.test(lexemes[at]?.phrase ?? '');
  return (preposition !== undefined || isPlace) && isGoing === true && isDone;
}
