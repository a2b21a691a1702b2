/** Catalogue keys that a subject can put on. */
export const WEARABLE = new Set(
  (
    'crown top-hat witch-hat wizard-hat pirate-hat chef-hat cowboy-hat santa-hat elf-hat party-hat space-helmet womans-hat billed-cap rescue-workers-helmet graduation-cap military-helmet glasses sunglasses goggles diving-mask ' +
    'scarf gloves socks running-shoe mans-shoe flat-shoe hiking-boot womans-boot womans-sandal high-heeled-shoe thong-sandal ballet-shoes ' +
    't-shirt running-shirt jeans shorts dress kimono coat womans-clothes bikini one-piece-swimsuit necktie ribbon ring backpack handbag purse ' +
    'ice-skate roller-skate headphone watch safety-vest martial-arts-uniform'
  ).split(' '),
);

/** Catalogue keys that go into a hand when "with" names one of them beside a person or an animal. */
export const HOLDABLE = new Set(
  (
    'balloon umbrella closed-umbrella magic-wand dagger crossed-swords shield bow-and-arrow axe broom lollipop ice-cream soft-ice-cream ' +
    'triangular-flag chequered-flag pirate-flag bouquet kite teddy-bear wrapped-gift fishing-pole guitar violin trumpet flute drum microphone ' +
    'paintbrush pencil crayon hammer wrench shovel bucket flashlight candle telescope magnifying-glass-tilted-left camera yo-yo candy cookie ' +
    'red-apple banana carrot hot-beverage cup-with-straw open-book closed-book love-letter envelope basket key trophy artist-palette ' +
    'hose watering-can ice-cream-cone mobile-phone feather honey-pot stethoscope bamboo toothbrush'
  ).split(' '),
);

/** Names that are plural for a single thing. */
export const PLURAL_FOR_ONE = new Set(
  (
    'scissors glasses sunglasses jeans shorts socks gloves running-shoe ballet-shoes fireworks french-fries grapes cherries blueberries ' +
    'pancakes books musical-notes paw-prints footprints headphone goggles bubbles sparkles peanuts spaghetti railway-track family womans-boot ' +
    'high-heeled-shoe chopsticks shopping-bags crossed-swords artist-palette toolbox drum pea-pod beans maracas bacon'
  ).split(' '),
);

/** Catalogue keys that hold what comes "of" or "with" them: a vase of flowers. */
export const CONTAINERS = new Set(
  'basket wagon wheelbarrow cardboard-box vase flower-pot bucket bathtub hot-air-balloon jar treasure-chest nest-with-eggs bowl-with-spoon canoe sled open-car cup-with-straw'.split(
    ' ',
  ),
);

/** What an animal puts on that is called a pirate or a chef, by the calling. */
export const COSTUMES: Readonly<Record<string, string>> = {
  pirate: 'pirate-hat',
  witch: 'witch-hat',
  wizard: 'wizard-hat',
  chef: 'chef-hat',
  cook: 'chef-hat',
  baker: 'chef-hat',
  cowboy: 'cowboy-hat',
  cowgirl: 'cowboy-hat',
  sheriff: 'cowboy-hat',
  santa: 'santa-hat',
  christmas: 'santa-hat',
  elf: 'elf-hat',
  birthday: 'party-hat',
  party: 'party-hat',
  princess: 'crown',
  prince: 'crown',
  king: 'crown',
  queen: 'crown',
  firefighter: 'rescue-workers-helmet',
  fireman: 'rescue-workers-helmet',
  builder: 'rescue-workers-helmet',
  magician: 'top-hat',
  astronaut: 'space-helmet',
  space: 'space-helmet',
};
