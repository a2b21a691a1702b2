import type { BodySpot } from '../../things/recordTerms.ts';

/** Where on a body the hand is that puts on, or does up, what is worn there. */
export const SPOT_OF_WORN: Readonly<Record<string, BodySpot>> = {
  head: 'head',
  neck: 'chest',
  eyes: 'head',
  hands: 'hand',
  body: 'chest',
  back: 'chest',
  feet: 'foot',
};
