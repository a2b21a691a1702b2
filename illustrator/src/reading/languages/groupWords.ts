/** Words by which pets, family, groups and loads are known, of the four languages together, matched without regard to case. */

/** Whose somebody is who is called by a name: "my dog Oliver". */
export const MINE = /^(?:my|our)$/i;
/** Pets that are called by a name without a capital: "my cat biscuit". */
export const PETS =
  /^(?:cat|kitten|kitty|dog|doggy|puppy|bunny|rabbit|hamster|guinea pig|gerbil|ferret|pony|horse|parrot|bird|fish|turtle|tortoise|lizard|gecko)$/i;
/** Those of one's own who are called by what is no word: "my son Jaxon". */
export const FAMILY =
  /^(?:baby|son|daughter|kid|sister|brother|cousin|niece|nephew|uncle|aunt|grandson|granddaughter|friend|teacher)$/i;
/** Those who look the same. */
export const ALIKE =
  /^(?:twins?|triplets?|gemel[oa]s?|trilliz[oa]s?|jumeaux?|jumelles?|triplée?s?|zwillinge?n?|drillinge?n?)\b/i;
/** "rows of": more than one. */
export const ROWS = /^(?:rows|filas|hileras|rangées|reihen)\b/i;
/** Beginnings of verbs that say that something is carried or lifted. */
export const BORNE = /^(?:carr|lift|haul|transport|carg|llev|levant|port|soul|trag|träg|heb)/i;
