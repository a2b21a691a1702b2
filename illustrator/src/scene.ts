/** How a page is drawn: `film` frames it as a film strip, `mandala` rings its subject with pattern. */
export type Style = 'film' | 'mandala' | 'simple' | 'detailed' | 'toddler';

/** Things wished for in the background, beside the setting. */
export const WEATHERS = [
  'sun',
  'sunset',
  'rainbow',
  'clouds',
  'moon',
  'stars',
  'rain',
  'storm',
  'snow',
  'wind',
  'leaves',
  'petals',
  'beams',
] as const;
export type Weather = (typeof WEATHERS)[number];
