/** What the surface of a thing is to be like: a pattern, or what it has gone through. */
export type Pattern =
  | 'striped'
  | 'spotted'
  | 'checked'
  | 'cracked'
  | 'freckled'
  | 'burning'
  | 'dirty'
  | 'wet'
  | 'hairy'
  | 'melting'
  | 'hurt'
  | 'patched'
  | 'wrinkled'
  | 'steaming'
  | 'snowy'
  | 'sprinkled'
  | 'bitten';
