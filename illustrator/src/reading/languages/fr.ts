import type { LanguageWords } from './LanguageWords.ts';

export const FRENCH: LanguageWords = {
  roles: {
    a: 'un, une, des, chaque',
    the: 'le, la, les, l, ce, cette, cet, ces, tous les, toutes les',
    its: 'son, sa, ses, mon, ma, mes, leur, leurs, notre, nos, ton, ta, tes, votre',
    and: 'et, ou, puis, ainsi que, et puis',
    who: 'qui, que, qu, dont, qui est, qui sont',
    is: 'est, sont, était, étant, il y a, va, vont, est en train de, sont en train de, en train de',
    it: 'lui même, elle même',
    them: 'eux, elles, les deux',
    him: 'lui, il, elle',
    one: 'l un, l une, l un d eux, l une d elles',
    other: 'l autre, les autres, un autre, une autre',
    each: 'chacun, chacune, chacun d eux, chacune d elles',
    mutual:
      'l un l autre, l une l autre, l un à l autre, les uns les autres, entre eux, entre elles, l un avec l autre',
    while: 'pendant que, tandis que, quand, lorsque, mais, alors que, car',
    with: 'avec, ayant, et son, et sa, et ses',
    without: 'sans, pas de, pas d, au lieu de, au lieu d, à la place de, à la place d',
    not: 'ne, n, pas, jamais',
    has: 'a un, a une, a des, ont un, ont une, ont des, a, ont',
    by: 'par',
    nothing:
      'se, s, me, te, y, en, plus, si, aussi, pour, dessin, dessin de, dessin d, coloriage, coloriage de, coloriage d, page, page à colorier, colorier, dessiner, image, image de, s il te plaît, s il vous plaît, je veux, je voudrais, de, d, du, de la, de l, au, aux, à, à la, à l, comme, où, là, ici, il, elle, ils, on, c est, voici, fond, en arrière plan, morceau de, tasse de, sorte de, nommé, appelé, seul, tout, toute, j, je, fais moi, en haut, en bas, dehors, jusqu',
  },
  prepositions: {
    on: 'sur, au dessus de, sur le dos de, sur le dos d, dessus',
    in: 'dans, en, à l intérieur de, au milieu de, à l intérieur d, au milieu d',
    under: 'sous, en dessous de, en dessous d, sous un',
    over: 'au dessus de, par dessus, au dessus d, au dessus du, au dessus des',
    behind: 'derrière',
    'in-front-of': 'devant, en face de, en face d',
    'next-to':
      'à côté de, près de, à côté d, près d, chez, à côté du, près du, à côté des, près des, auprès de, au bord de, au bord du, contre, au pied de, au pied d',
    around: 'autour de, autour d, autour, autour du, autour des',
    between: 'entre',
    through: 'à travers, au travers de',
    to: 'à, au, aux, à la, à l, vers, jusqu à',
    from: 'depuis',
    of: 'de, d, du, de la, de l, des',
    'made-of': 'fait de, faite de, fait en, faite en, fait d, faite d, construit en, construite en',
    across: 'le long de, le long du',
    after: 'après',
    'bigger-than':
      'plus grand que, plus grande que, plus grand qu, plus grande qu, plus gros que, plus grosse que, plus gros qu, plus grosse qu, plus haut que, plus haute que, aussi grand que, aussi grande que, aussi grand qu, aussi grande qu',
    'smaller-than':
      'plus petit que, plus petite que, plus petit qu, plus petite qu, aussi petit que, aussi petite que, aussi petit qu, aussi petite qu',
    'full-of':
      'plein de, pleine de, rempli de, remplie de, pleins de, rempli d, plein d, couvert de, couverte de',
    'shaped-like':
      'en forme de, en forme d, ayant la forme de, qui a la forme de, qui ressemble à, qui ressemblent à, à la forme de',
    surrounded: 'entouré de, entourée de, entouré d, entourée d, entouré par, entourés de, entourées de',
  },
  counts: {
    1: 'un seul, une seule',
    2: 'deux, une paire de, paire de, un couple de',
    3: 'trois, quelques, une famille de',
    4: 'quatre, un groupe de, groupe de',
    5: 'cinq, plusieurs, beaucoup de, beaucoup d, plein de, un tas de, un troupeau de',
    6: 'six, une demi douzaine de',
    7: 'sept',
    8: 'huit',
    9: 'neuf',
    10: 'dix, une dizaine de',
    11: 'onze',
    12: 'douze, une douzaine de, une douzaine d',
  },
  looks: {
    size: {
      big: 'grand, gros, grosse, grosses, énorme, géant, immense, gigantesque, très grand, très grande',
      small: 'petit, minuscule, tout petit, toute petite, très petit, mini',
    },
    mood: {
      happy: 'souriant, heureux, content, joyeux, gai, avec un sourire, avec un visage souriant, ravi',
      sad: 'triste, malheureux, solitaire',
      angry: 'fâché, en colère, furieux, grognon, méchant',
      sleepy: 'fatigué, somnolent, ensommeillé',
      scared: 'effrayé, apeuré, inquiet, inquiète, peureux, terrifié, peur de, peur d, effrayé par',
    },
    pattern: {
      striped: 'rayé, à rayures, avec des rayures',
      spotted: 'tacheté, à pois, avec des taches, à taches, avec des pois',
      checked: 'à carreaux, quadrillé',
    },
    order: {
      row: 'en rangs, en lignes, une file de, file de, une ligne de, l un derrière l autre, les uns derrière les autres, les unes derrière les autres, alignées, en rang, en ligne, alignés, une rangée de, rangée de, en file indienne, à la queue leu leu',
      cycle: 'cycle de vie de, cycle de vie du, cycle de vie, vie de',
      ring: 'un cercle de, cercle de, une ronde de, ronde de, formant un cercle, dans un cercle, en cercle, en rond, en ronde',
      pile: 'les uns sur les autres, l un sur l autre, un tas de, empilés, empilé, une pile de, pile de, en tas',
      portrait: 'photo de groupe de, photo de classe de',
      'side-by-side':
        'côte à côte, l un à côté de l autre, l une à côté de l autre, les uns à côté des autres, ensemble',
    },
    turned: { 'upside-down': 'la tête en bas, à l envers, tête en bas' },
    young: 'bébé, jeune',
  },
  youngNames:
    'caneton, chaton, chiot, poulain, veau, agneau, porcelet, ourson, poussin, chevreau, faon, lapereau, bébé, petits, lionceau, louveteau, renardeau, éléphanteau',
  parents: 'mère, maman, père, papa',
  parts:
    'oreille, oeil, poitrine, joue, carapace, yeux, nez, bouche, queue, tête, visage, jambe, bras, main, pied, patte, corps, dos, ventre, cou, genou, coude, doigt, lèvre, cheveux, poil, plume, bec, aile, nageoire, griffe, moustaches, trompe, corne, crinière, pétale, tige, racine, roue, fenêtre, porte, toit, voile, langue, dent, museau, poche, bouton',
  hands: 'main, mains, patte, pattes',
  bearers: { 'on-lap': 'genoux', 'on-shoulders': 'épaule' },
  features: 'barbe, moustache, tache de rousseur, tresse, couette, cheveux longs, cheveux bouclés, armure',
  request: {
    openings:
      'dessine, dessine moi, dessine nous, dessinez, dessinez moi, fais moi, peux tu, tu peux, pourrais tu, tu pourrais, pouvez vous, pourriez vous, est ce que tu peux, je veux, je voudrais, on veut, on voudrait, nous voulons, nous voudrions, j aimerais, bonjour, s il te plait, s il vous plait',
    verbs:
      'dessiner, voir, avoir, dessine, dessine moi, dessines, dessinez, faire, fais, fais moi, creer, cree',
    rest: 'me, nous, moi, s il te plait, s il vous plait, que tu',
  },
  self: { joined: 'moi', first: 'moi', as: 'enfant' },
  remarks:
    'très, pour enfants, pour ma classe, pour les enfants, pour l école, pour le cp, mignon, mignonne, joli, beau, belle, rouge, bleu, vert, jaune, blanc, blanche, noir, vieux, vieille, rose, violet, violette, orange, marron, gris, grise, doré, argenté, brun, nouveau, nouvelle, adorable, drôle, brille, brillent, scintille, sol, par terre, sur le sol, au sol, magique, courageux, rapide, lent, fort, doux, douce, poilu, délicieux, ancien, moderne, coloré, multicolore, bon, bonne, gentil, gentille, curieux, coquin, malin, timide, sauvage, royal, brillant, froid, chaud, frais, affamé, en bois, en pierre, en or, de bois, joyeusement, rapidement, tranquille, tranquillement, bien, loin, confortable, élégant, sympathique, enchanté, fou, sage, perdu, autre, amusant, rigolo, superbe, magnifique',
  styles: {
    simple: 'facile, simple',
    detailed: 'détaillé, avec beaucoup de détails, pour adultes',
    mandala: 'mandala, mandala de, un mandala de, mandala avec',
    toddler: 'pour les tout petits, pour tout petits, pour bébés',
  },
  weather: {
    sun: 'ensoleillé, coucher de soleil, lever de soleil, au coucher du soleil, au soleil',
    rain: 'pluie, sous la pluie, pluvieux, il pleut',
    wind: 'venteux, jour de vent, dans le vent, un jour de vent, par grand vent',
    snow: 'il neige, neigeux',
    stars: 'sous les étoiles, ciel étoilé, étoilé',
    moon: 'au clair de lune, sous la lune',
    clouds: 'nuageux',
  },
  modifiers: 'bébé',
};
