/** What one comes out of and swims in then. */
export const WATERS: ReadonlySet<string> = new Set(['water', 'agua', 'eau', 'wasser']);

/** What one comes out of through a hole. */
export const GROUNDS: ReadonlySet<string> = new Set([
  ...['ground', 'dirt', 'soil', 'earth', 'sand', 'snow', 'mud'],
  ...['suelo', 'arena', 'nieve', 'barro'],
  ...['sol', 'sable', 'neige', 'boue'],
  ...['boden', 'schnee', 'schlamm'],
]);

/** What ends a verb of coming out of something. */
export const OUT_OF: ReadonlySet<string> = new Set(['of', 'from', 'through', 'de', 'del', 'du', 'aus']);
