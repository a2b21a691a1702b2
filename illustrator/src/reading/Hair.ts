/** Ways to wear hair that are asked for. */
export type Hair =
  | 'flowing'
  | 'curly'
  | 'pigtails'
  | 'braids'
  | 'ponytail'
  | 'spiky'
  | 'afro'
  | 'short'
  | 'bald';
