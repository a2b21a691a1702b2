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
/** What names no ball of its own. */
export const BALL =
  /^(?:(?:the|a|la|el|una|le|une|der|den|einen|die) )?(?:balls?|pelotas?|bal[oó]n|ballon|balle)$/i;
/** The air in which something is thrown, and no clouds. */
export const AIR = /\b(?:air|midair|airs|aire|luft)\b/i;
/** The sky over those who look up. */
export const SKY = /\b(?:sky|cielo|ciel|himmel)\b/i;
/** Beginnings of what says that something is in what is carried. */
export const INTO = /^(?:in|into|en|dans)\b/i;
/** What is in this way is not put on, folded: "a rabbit inside a hat". */
export const INSIDE = /^(?:inside|within|stuck|trapped|dentro|a l interieur)/;
/** How somebody is in a shell that is part of the own body, and by what deed. */
export const IN_OWN_SHELL: readonly RegExp[] = [
  /^(?:(?:who|that) )?(?:(?:is|are) )?(?:(?:hid|hides?|hiding|hidden|tuck(?:s|ed|ing)?|pull(?:s|ed|ing)?|withdraws?|withdrawing|withdrawn|curl(?:s|ed|ing)?|sleep(?:s|ing)?|asleep|peek(?:s|ing)?|peep(?:s|ing)?) )?(?:up |away |back |deep |itself |himself |herself )*(?:in|inside|into|out of|from|from inside) (?:its|his|her|their) (?:own )?shells?$/,
  /^(?:se esconden? |escondid[oa]s? |metid[oa]s? )?(?:en|dentro de) su caparazon$/,
  /^(?:qui )?(?:se cachent? |cachee?s? |rentree?s? )?(?:dans|sous) (?:sa|leur) carapace$/,
  /^(?:versteckt sich |verstecken sich )?(?:in|unter) (?:ihrem|seinem|ihren) panzern?$/,
];

/** The back of a body, as a part of it, and what one does lying on it. */
export const BACKS = /(?:^|\s)(?:backs?|espaldas?|dos|rücken)$/i;
export const RESTS_ON =
  /^(?:lying|lies|laying|float|roll|sprawl|rest|relax|flop|drift|sunbath|doz|nap|liegt|liegend|tumbad|acostad|flotan|allong|couch|flott|treib)/i;
/** The same of what is in water. */
export const FLOATS = /^(?:float|drift|flotan|flott|treib)/i;
/** A hump of a camel, and more than one. */
export const HUMP = /\b(?:humps?|jorobas?|bosses?|höckern?)$/i;
export const HUMPS = /\b(?:humps|jorobas|bosses|höckern?)$/i;
/** Over what one looks at what somebody else has. */
export const SHOULDERS = /\b(?:shoulders?|hombros?|épaules?|schultern?)$/i;
/** On what a child dances that dances with somebody tall. */
export const FEET = /\b(?:feet|foot|toes|shoes|pies|pieds|füßen|füße)$/i;

/** Of an animal this is how its coat is, of all else it is mended. */
export const COAT_PATCHES = /^with patches$/i;
/** Teeth that a word for how somebody looks tells of: "with sharp fangs". */
export const TEETH = /\b(?:tooth|teeth|fangs?|dientes|colmillos|dents|crocs|zähnen?)(?!\p{L})/iu;
/** What a name begins with that says where one is: "on the ice", "in the water". */
export const ON_IT = /^(?:on|auf|sur|sobre) /;
export const IN_IT = /^(?:in|im|dans|en) /;
/** After what something is printed with. English. */
export const PATTERN = /^(?:patterns?|patterned|print|printed)$/;
/** The same before what it is of: "with a pattern of stars". English. */
export const WITH_PATTERN = /^(?:with|in) (?:an? |the )?(?:patterns?|prints?)$/;
/** Printed with flowers. English. */
export const FLORAL = /^(?:floral|flowery|flowered)$/;
/** After those who are on a boat. English. */
export const ON_BOARD = /^(?:on board|aboard)$/;
/** What one looks out of, as it is written. */
export const WINDOW = /^(?:windows?|ventanas?|ventanillas?|fenêtres?|fenster)$/i;
/** Before the name of water, of who is beside it and not in it. */
export const BESIDE = /^(?:by|near|beside|along|next|junto|cerca|al|près|au|le long|am|an|neben|entlang)\b/i;
