/** What a figure wears: each field picks one of the shapes that `drawFigure` knows. */
export interface Outfit {
  hair: 'short' | 'curly' | 'long' | 'pigtails' | 'bun' | 'none';
  hat?:
    | 'crown'
    | 'tiara'
    | 'pirate'
    | 'wizard'
    | 'witch'
    | 'cowboy'
    | 'straw'
    | 'chef'
    | 'hard'
    | 'fire'
    | 'police'
    | 'nurse'
    | 'helmet'
    | 'space'
    | 'cap'
    | 'santa'
    | 'elf'
    | 'halo'
    | 'ninja'
    | 'beret'
    | 'goggles'
    | 'graduate'
    | 'detective'
    | 'clown'
    | 'tall'
    | 'horned'
    | 'party';
  /** Frowns. */
  sad?: boolean;
  glasses?: boolean;
  sunglasses?: boolean;
  scarf?: boolean;
  /** Trousers, shorts, a dress (to the knee), a gown (to the ground), a tutu, a robe, a suit of one piece, or a fish's tail. */
  lower: 'trousers' | 'shorts' | 'dress' | 'gown' | 'tutu' | 'robe' | 'suit' | 'tail';
  front?: 'star' | 'stripe' | 'buttons' | 'apron' | 'plate' | 'panel' | 'belt' | 'cross' | 'bib' | 'heart';
  cape?: boolean;
  wings?: boolean;
  beard?: boolean;
  /** Held in the right hand. */
  holds?: 'sword' | 'wand' | 'flag' | 'broom' | 'pan' | 'hose' | 'fork' | 'brush' | 'microphone' | 'sign';
  shield?: boolean;
  /** Grown-ups have a smaller head and longer legs. */
  adult: boolean;
}

/** Whole figures by catalogue key; the second outfit, where there is one, is drawn for odd variants. */
export const OUTFITS: Readonly<Record<string, readonly [Outfit, ...Outfit[]]>> = {
  child: [
    { hair: 'short', lower: 'shorts', front: 'star', adult: false },
    { hair: 'pigtails', lower: 'dress', front: 'heart', adult: false },
    { hair: 'curly', lower: 'shorts', front: 'stripe', adult: false },
  ],
  boy: [
    { hair: 'short', lower: 'shorts', front: 'star', adult: false },
    { hair: 'curly', lower: 'trousers', front: 'stripe', adult: false },
    { hair: 'short', hat: 'cap', lower: 'shorts', front: 'stripe', adult: false },
  ],
  girl: [
    { hair: 'pigtails', lower: 'dress', front: 'heart', adult: false },
    { hair: 'long', lower: 'dress', front: 'buttons', adult: false },
    { hair: 'bun', lower: 'shorts', front: 'star', adult: false },
  ],
  man: [
    { hair: 'short', lower: 'trousers', front: 'buttons', adult: true },
    { hair: 'short', beard: true, lower: 'trousers', front: 'stripe', adult: true },
  ],
  woman: [
    { hair: 'long', lower: 'dress', front: 'belt', adult: true },
    { hair: 'bun', lower: 'trousers', front: 'buttons', adult: true },
  ],
  knight: [
    {
      hair: 'none',
      hat: 'helmet',
      lower: 'suit',
      front: 'plate',
      holds: 'sword',
      shield: true,
      adult: false,
    },
  ],
  king: [
    { hair: 'short', beard: true, hat: 'crown', lower: 'robe', front: 'belt', cape: true, adult: false },
  ],
  queen: [{ hair: 'long', hat: 'crown', lower: 'gown', front: 'belt', cape: true, adult: false }],
  prince: [{ hair: 'short', hat: 'crown', lower: 'trousers', front: 'belt', cape: true, adult: false }],
  princess: [
    { hair: 'long', hat: 'tiara', lower: 'gown', front: 'heart', adult: false },
    { hair: 'bun', hat: 'tiara', lower: 'gown', front: 'belt', adult: false },
  ],
  pirate: [
    { hair: 'short', hat: 'pirate', lower: 'trousers', front: 'stripe', holds: 'sword', adult: false },
  ],
  wizard: [
    { hair: 'none', beard: true, hat: 'wizard', lower: 'robe', front: 'star', holds: 'wand', adult: false },
  ],
  witch: [{ hair: 'long', hat: 'witch', lower: 'robe', front: 'belt', holds: 'broom', adult: false }],
  fairy: [{ hair: 'long', lower: 'dress', front: 'heart', wings: true, holds: 'wand', adult: false }],
  ballerina: [{ hair: 'bun', lower: 'tutu', adult: false }],
  astronaut: [{ hair: 'short', hat: 'space', lower: 'suit', front: 'panel', adult: false }],
  superhero: [
    { hair: 'short', lower: 'suit', front: 'star', cape: true, adult: false },
    { hair: 'long', lower: 'suit', front: 'heart', cape: true, adult: false },
  ],
  firefighter: [
    { hair: 'short', hat: 'fire', lower: 'trousers', front: 'stripe', holds: 'hose', adult: false },
  ],
  'police-officer': [{ hair: 'short', hat: 'police', lower: 'trousers', front: 'belt', adult: false }],
  cook: [{ hair: 'short', hat: 'chef', lower: 'trousers', front: 'apron', holds: 'pan', adult: false }],
  farmer: [{ hair: 'short', hat: 'straw', lower: 'trousers', front: 'bib', holds: 'fork', adult: false }],
  cowboy: [{ hair: 'short', hat: 'cowboy', lower: 'trousers', front: 'belt', adult: false }],
  'construction-worker': [{ hair: 'short', hat: 'hard', lower: 'trousers', front: 'bib', adult: false }],
  nurse: [{ hair: 'bun', hat: 'nurse', lower: 'dress', front: 'cross', adult: false }],
  doctor: [{ hair: 'short', lower: 'robe', front: 'buttons', adult: false }],
  teacher: [{ hair: 'bun', glasses: true, lower: 'dress', front: 'buttons', adult: true }],
  baby: [{ hair: 'none', lower: 'suit', front: 'heart', adult: false }],
  person: [
    { hair: 'short', lower: 'trousers', front: 'stripe', adult: false },
    { hair: 'long', lower: 'dress', front: 'belt', adult: false },
  ],
  'old-man': [
    { hair: 'short', beard: true, glasses: true, lower: 'trousers', front: 'buttons', adult: false },
  ],
  'old-woman': [{ hair: 'bun', glasses: true, lower: 'dress', front: 'apron', adult: false }],
  'santa-claus': [
    { hair: 'none', beard: true, hat: 'santa', lower: 'trousers', front: 'belt', adult: false },
  ],
  'mrs-claus': [{ hair: 'bun', glasses: true, hat: 'santa', lower: 'gown', front: 'apron', adult: false }],
  elf: [{ hair: 'short', hat: 'elf', lower: 'trousers', front: 'belt', adult: false }],
  'baby-angel': [{ hair: 'curly', hat: 'halo', lower: 'gown', front: 'heart', wings: true, adult: false }],
  ninja: [{ hair: 'none', hat: 'ninja', lower: 'suit', front: 'belt', holds: 'sword', adult: false }],
  clown: [{ hair: 'none', hat: 'clown', lower: 'suit', front: 'buttons', adult: false }],
  vampire: [{ hair: 'short', lower: 'trousers', front: 'buttons', cape: true, adult: false }],
  artist: [{ hair: 'long', hat: 'beret', lower: 'trousers', front: 'apron', holds: 'brush', adult: false }],
  scientist: [{ hair: 'curly', glasses: true, lower: 'robe', front: 'buttons', adult: false }],
  singer: [{ hair: 'long', lower: 'dress', front: 'star', holds: 'microphone', adult: false }],
  pilot: [{ hair: 'short', hat: 'goggles', lower: 'trousers', front: 'buttons', adult: false }],
  mechanic: [{ hair: 'short', hat: 'cap', lower: 'trousers', front: 'bib', adult: false }],
  student: [{ hair: 'long', hat: 'graduate', lower: 'robe', front: 'buttons', adult: false }],
  detective: [{ hair: 'short', hat: 'detective', lower: 'robe', front: 'belt', adult: false }],
  mage: [{ hair: 'long', hat: 'wizard', lower: 'robe', front: 'star', holds: 'wand', adult: false }],
  gnome: [{ hair: 'none', beard: true, hat: 'elf', lower: 'trousers', front: 'belt', adult: false }],
  leprechaun: [{ hair: 'none', beard: true, hat: 'tall', lower: 'trousers', front: 'belt', adult: false }],
  scarecrow: [{ hair: 'curly', hat: 'straw', lower: 'trousers', front: 'bib', adult: false }],
  bride: [{ hair: 'long', hat: 'tiara', lower: 'gown', front: 'heart', adult: false }],
  groom: [{ hair: 'short', hat: 'tall', lower: 'trousers', front: 'buttons', adult: false }],
  viking: [
    { hair: 'short', beard: true, hat: 'horned', lower: 'trousers', front: 'belt', cape: true, adult: false },
  ],
  'crossing-guard': [
    { hair: 'short', hat: 'police', lower: 'trousers', front: 'stripe', holds: 'sign', adult: false },
  ],
  'mail-carrier': [{ hair: 'short', hat: 'police', lower: 'shorts', front: 'buttons', adult: false }],
  explorer: [{ hair: 'short', hat: 'detective', lower: 'shorts', front: 'belt', adult: false }],
  mermaid: [
    { hair: 'long', lower: 'tail', adult: false },
    { hair: 'long', hat: 'tiara', lower: 'tail', adult: false },
  ],
};

/** Held things that outfits draw themselves, by catalogue key. */
export const HELD_BY_KEY: Readonly<Record<string, NonNullable<Outfit['holds']>>> = {
  dagger: 'sword',
  'crossed-swords': 'sword',
  'magic-wand': 'wand',
  broom: 'broom',
  microphone: 'microphone',
  paintbrush: 'brush',
  cooking: 'pan',
  hose: 'hose',
  'triangular-flag': 'flag',
};

/** Hats that are drawn by themselves too, by catalogue key. */
export const COSTUME_HATS: Readonly<Record<string, NonNullable<Outfit['hat']>>> = {
  'witch-hat': 'witch',
  'wizard-hat': 'wizard',
  'pirate-hat': 'pirate',
  'chef-hat': 'chef',
  'cowboy-hat': 'cowboy',
  'santa-hat': 'santa',
  'elf-hat': 'elf',
  'party-hat': 'party',
};

/** Hats that catalogue keys of clothes stand for, so that "a boy wearing a crown" wears it. */
export const HATS_BY_KEY: Readonly<Record<string, NonNullable<Outfit['hat']>>> = {
  crown: 'crown',
  'top-hat': 'tall',
  ...COSTUME_HATS,
  'womans-hat': 'straw',
  'billed-cap': 'cap',
  'rescue-workers-helmet': 'hard',
  'military-helmet': 'hard',
};
