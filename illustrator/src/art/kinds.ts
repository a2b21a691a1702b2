/** What a thing is, which decides where on the page it may stand. */
export type ArtCategory =
  | 'animal'
  | 'flier'
  | 'swimmer'
  | 'plant'
  | 'vehicle'
  | 'boat'
  | 'aircraft'
  | 'spacecraft'
  | 'person'
  | 'face'
  | 'food'
  | 'sky'
  | 'building'
  | 'object'
  | 'symbol';

/** How large a thing is among others: 1 ladybird, 2 cat, 3 child, 4 horse or car, 5 house or elephant. */
export type SizeLevel = 1 | 2 | 3 | 4 | 5;
