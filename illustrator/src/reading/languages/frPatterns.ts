import type { LanguageWords } from './LanguageWords.ts';

/** French words for what a surface is like. */
export const FRENCH_PATTERNS: LanguageWords['looks']['pattern'] = {
  striped: 'rayé, à rayures, avec des rayures',
  spotted: 'tacheté, à pois, avec des taches, à taches, avec des pois',
  zigzag: 'à zigzags, en zigzag, avec des zigzags, à chevrons',
  checked: 'à carreaux, quadrillé',
  cracked: 'cassé, brisé, fissuré, fêlé, abîmé',
  dirty: 'sale, boueux, rouillé, tout sale, couvert de boue, plein de boue',
  freckled: 'plein de taches de rousseur, avec des taches de rousseur, taches de rousseur',
  wet: 'mouillé, trempé, tout mouillé',
  hairy: 'poilu, velu',
  melting: 'fondu, qui fond, fondant, en train de fondre',
  hurt: 'blessé',
  patched: 'rapiécé',
  wrinkled: 'ridé, froissé',
  bubbling: 'bouillonnant, qui bouillonne, pétillant',
  steaming: 'fumant, puant',
  snowy:
    'couvert de neige, couverte de neige, couverts de neige, couvertes de neige, recouvert de neige, enneigé',
  sprinkled: 'avec des vermicelles, avec des vermicelles de couleur',
};
