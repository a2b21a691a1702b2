import type { LanguageWords } from './LanguageWords.ts';

/** Spanish words for what a surface is like. */
export const SPANISH_PATTERNS: LanguageWords['looks']['pattern'] = {
  striped: 'rayado, a rayas, de rayas, con rayas',
  spotted: 'manchado, con manchas, a lunares, de lunares, con lunares, moteado',
  zigzag: 'con zigzag, con zigzags, de zigzag, en zigzag, con rayas en zigzag',
  checked: 'a cuadros, de cuadros, con cuadros',
  cracked: 'roto, agrietado, quebrado, estropeado',
  dirty: 'sucio, embarrado, oxidado, mugriento, lleno de barro, cubierto de barro, manchado',
  freckled: 'pecoso, pecosa, con pecas, pecas',
  wet: 'mojado, empapado, sudado',
  hairy: 'peludo',
  melting: 'derretido, derritiéndose, que se derrite, se derrite, medio derretido',
  hurt: 'herido, lastimado, vendado',
  patched: 'remendado',
  wrinkled: 'arrugado',
  bubbling: 'burbujeante, que burbujea, burbujeando',
  steaming: 'humeante, apestoso',
  snowy: 'cubierto de nieve, cubierta de nieve, cubiertos de nieve, cubiertas de nieve, nevado',
  sprinkled: 'con chispas, con chispas de colores, con grageas, con fideos de colores',
};
