import { isArticle } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/** "scared of the dark hugging his bear", "lying on the floor drawing": what is done comes after what no page shows. */
export function isDeedNext(sentence: Sentence): boolean {
  const { preposition, verb, lexemes, at } = sentence;
  const object = sentence.ahead(2);
  const isDone =
    object === undefined || object.senses.some((sense) => sense.kind === 'preposition' || isArticle(sense));
  const isInPose = verb !== undefined && verb.record.relation === undefined && verb.objects.length === 0;
  const isPlace = isInPose && / /.test(lexemes[at]?.phrase ?? '');
  return (preposition !== undefined || isPlace) && sentence.isGoingOnAt(1) && isDone;
}
