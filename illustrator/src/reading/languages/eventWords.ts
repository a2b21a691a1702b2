/** English words for what many do together: races, games, lessons. Folded. */

/** "in a", "having a", "playing in their": what may stand before an event. */
export const HAVING =
  /^(?:(?:in|at|having|doing|playing|playing in|on|during|enjoying|competing in) )(?:an?|the|their|our|his|her)$/;
/** "in a race": with an article of one. */
export const HAVING_ONE = /^(?:having|doing|in|on) an? /;
/** Each of the words that may stand before it. */
export const OPENING =
  /^(?:in|at|having|doing|playing|on|during|enjoying|competing|an?|the|their|our|his|her)$/;
/** What many go on, and nobody plays. */
export const TRIP = /\btrip$/;
/** "a soccer match": the game that is played. */
export const GAME =
  /^(?!(?:an?|the|his|her|their) (?:match|game))(.+) (?:match|game|tournament|championship|contest)$/;
/** "a game of chess": likewise. */
export const GAME_OF = /^(?:an? )?(?:match|game|round) of (.+)$/;
/** Nouns of several words for what many do. */
export const EVENT =
  / (?:race|fight|war|class|lesson|recital|hunt|party|contest|show|theat(?:er|re)|trip|meet)$|^(?:relay|parade|race)$/;
/** Where several do it. */
export const LESSON = / (?:class|classes|lessons?|practice|training)$/;
