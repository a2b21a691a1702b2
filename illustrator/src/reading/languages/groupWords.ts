/** Words by which pets, families, groups, loads and the like are known, of the four languages together, matched without regard to case. */

/** Whose somebody is: "my dog Oliver", "meine Schwester". */
export const MINE = /^(?:my|our|mi|mis|mon|ma|mes|mein(?:e[mnrs]?)?)$/i;
/** Pets that are called by a name without a capital: "my cat biscuit". */
export const PETS =
  /^(?:cat|kitten|kitty|dog|doggy|puppy|bunny|rabbit|hamster|guinea pig|gerbil|ferret|pony|horse|parrot|bird|fish|turtle|tortoise|lizard|gecko)$/i;
/** Those of one's own who are called by what is no word: "my son Jaxon". */
export const FAMILY =
  /^(?:baby|son|daughter|kid|sister|brother|cousin|niece|nephew|uncle|aunt|grandson|granddaughter|friend|teacher)$/i;
/** Those who are friends, folded. */
export const FRIENDS = /(?:^| )(?:friends|buddies|pals|amigos|amigas|amis|amies|freunde)$/;
/** Those who are friends, of one family or at the same place. */
export const FELLOWS = new RegExp(
  `${FRIENDS.source}|(?:^| )(?:twins|siblings|sisters|brothers|cousins|neighbors|teammates|classmates)$`,
);
/** What the young of more than one kind are called. */
export const YOUNG_OF_ANY =
  /^(?:pup|cub|calf|chick|joey|kit|kid|hatchling|fawn|foal|bab(?:y|ies)|calves|(?:pup|cub|chick|joey|kit|kid|hatchling|fawn|foal)s)$/;
/** Whose young are called so, in English: of the one that is named with it. */
export const YOUNG_OF: Readonly<Record<string, RegExp>> = {
  cub: /(?:^| )(?:bears?|pandas?|tigers?|tigress|leopards?|cheetahs?|jaguars?|panthers?|wolf|wolves|fox|foxes|hyenas?|raccoons?|lynx|cougars?)$/,
  pup: /(?:^| )(?:seals?|sea lions?|walrus(?:es)?|wolf|wolves|fox|foxes|otters?|bats?|sharks?|coyotes?|meerkats?)$/,
  calf: /(?:^| )(?:whales?|orcas?|dolphins?|elephants?|giraffes?|hippos?|hippopotamus|rhinos?|rhinoceros|moose|reindeer|camels?|manatees?|narwhals?|bison|buffalos?|yaks?)$/,
  chick:
    /(?:^| )(?:penguins?|owls?|eagles?|robins?|flamingos?|ostrich(?:es)?|birds?|swallows?|storks?|pelicans?|puffins?|swans?|hawks?|falcons?|parrots?|peacocks?|seagulls?|gulls?)$/,
  foal: /(?:^| )(?:donkeys?|zebras?|unicorns?|ponies|pony)$/,
  kit: /(?:^| )(?:fox|foxes|rabbits?|beavers?|raccoons?|ferrets?|skunks?|otters?|squirrels?)$/,
  fawn: /(?:^| )(?:reindeer|antelopes?|gazelles?)$/,
};
/** English nouns that are one or several. */
export const ONE_OR_SEVERAL = /^(?:fish|sheep|deer|reindeer|moose|shrimp|salmon|trout|bison)$/;
/** Those who look the same. */
export const ALIKE =
  /^(?:twins?|triplets?|gemel[oa]s?|trilliz[oa]s?|jumeaux?|jumelles?|triplée?s?|zwillinge?n?|drillinge?n?)\b/i;
/** "rows of": more than one. */
export const ROWS = /^(?:rows|filas|hileras|rangées|reihen)\b/i;
/** Beginnings of verbs that say that something is carried or lifted. */
export const BORNE = /^(?:carr|lift|haul|transport|carg|llev|levant|port|soul|trag|träg|heb)/i;
/** "a bear and her baby sister", "a mouse and its friend": folded. */
export const KIN_OR_FRIEND =
  /(?:^| )(?:sisters?|brothers?|siblings?|cousins?|friend|hermanit[oa]s?|herman[oa]s?|amig[oa]|soeurs?|freres?|ami|amie|schwestern?|bruder|freund|freundin)$/;
/** Those of them who are young, folded. */
export const YOUNGEST = /^(?:baby|little|petite?|kleine[rns]?) |hermanit/;
/** "a third one jumps": one more than there were, folded. */
export const ONE_MORE =
  /^(?:third|fourth|fifth|another|tercer[oa]?|cuart[oa]|troisieme|quatrieme|dritte[rs]?|vierte[rs]?)$/;
/** Where a kangaroo has its young. */
export const POUCH = /^(?:pouch|bolsa|marsupio|poche|beutel)$/i;
/** Said of what belongs to nobody: it is all over a page, or far behind, folded. */
export const ON_ITS_OWN =
  /^(?:everywhere|por todas partes|partout|uberall|(?:in the )?background|in the distance|im hintergrund|(?:al|de) fondo|en arriere plan)$/;
/** Where food is smeared, not balanced, folded. */
export const SMEARED =
  /^(?:faces?|cheeks?|chins?|caras?|mejillas?|visages?|joues?|gesicht|gesichter|wangen?|backen?)$/;
/** What is put out to catch snow. */
export const TONGUE = /^(?:tongues?|lengua|langue|zunge)$/;
/** All over a page, folded. */
export const EVERYWHERE =
  /^(?:everywhere|all over the place|por todas partes|por todos lados|partout|uberall)$/;
/** Where one is held close, of somebody else: folded. */
export const IN_ARMS = /^(?:arms?|brazos?|bras|arme?n?)$/i;
/** What makes an animal a toy. */
export const STUFFED =
  /^(?:toy|stuffed|plush|cuddly|wooden|clay|paper|origami|knitted|crocheted|ceramic|porcelain|cardboard|papier mache|paper mache)$/i;
/** What nobody does alone: "walking hand in hand". */
export const OF_SEVERAL =
  /^(?:together|each other|one another|with each other|side by side|taking turns|(?:holding hands|arm in arm|hand in hand|back to back)(?: with each other)?)$/;
/** What hangs or is bound together: one picture has all of it. */
export const BUNCH = /^(?:a |one )?bunch\b/i;
/** Two that belong together. */
export const PAIR = /^(?:a |one |un |une |ein )?(?:pair|par|paire|paar)\b/i;
/** Waves that are more than those of any sea. */
export const BIG_WAVES =
  /^(?:big|huge|giant|large|tall|tidal|crashing|breaking)\b|\b(?:grandes?|enormes?|énormes?)\b|^(?:große|hohe|riesige)/i;
/** What one sees of oneself, in whatever mirrors it. */
export const REFLECTION = /^(?:its |his |her )?reflections?$/i;
/** A face that is named: "a mug with a happy face", folded. */
export const FACE = /\b(?:faces?|gesicht(?:ern)?|caras?|visages?)\b/;
/** People who do something together, by a word after what they do. English. */
export const GROUP = /^(?:group|club|troop|crew|squad)$/;
/** Many animals, by a word after their kind. English. */
export const HERD = /^(?:herd|pack|flock|pod|pride|swarm|colony|gaggle|shoal)$/;
/** Many fish, likewise. */
export const SCHOOL = /^school$/;
/** A class of children: "grade 1", "first grade". English. */
export const SCHOOL_YEAR =
  /^(?:(?:year|grade|room|form) (?:\d|one|two|three|four|five|six)|(?:1st|2nd|3rd|first|second|third|fourth) grade)$/;
