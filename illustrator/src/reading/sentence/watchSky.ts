import type { Weather } from '../../scene.ts';
import { lookAway } from '../lookAway.ts';
import type { Sentence } from './Sentence.ts';

/** "a family looking at the sunset": it is all over the sky. */
export function watchSky(sentence: Sentence, weather: Weather): void {
  const { verb } = sentence;
  const isWatched = verb?.record.relation === 'look-at' && verb.objects.length === 0;
  if (!isWatched || verb.slot.meaning.as !== 'unknown') return;
  verb.slot.meaning = { as: 'weather', weather };
  lookAway(sentence.draft, verb.doers);
}
