/** How somebody feels, as a face shows it. */
export const MOODS = [
  'happy',
  'sad',
  'angry',
  'sleepy',
  'scared',
  'surprised',
  'shy',
  'silly',
  'hungry',
  'gappy',
  'agape',
  'toothy',
  'blowing',
  'dizzy',
  'confused',
  'bored',
  'sick',
] as const;
export type Mood = (typeof MOODS)[number];
