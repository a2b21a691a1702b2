/** Words for those who are with somebody, and for the many who watch. English, folded. */

/** Friends, who may be of a kind: "fish friends". */
export const FRIENDS = /^(?:(?:best )?(?:friends?|pals?)|buddy|buddies|companions?|besties?)$/;
/** The same, one for all who are there. */
export const FELLOWS = /^(?:friends|pals|buddies|companions|playmates|guests|audience|crowd)$/;
/** Many who watch or sing. */
export const CROWD = /^(?:audience|crowd|choir|chorus|spectators|onlookers|fans|listeners)$/;
export const FAMILY = /^(?:a |the )?family$/;
/** After "family": no people are meant by it. */
export const FAMILY_SCENE = /^(?:scene|scenes|moment|portrait|time|setting|bond|gathering)$/;
/** Before friends who come along. */
export const BRINGING = /(?:^| )(?:with|and|and (?:his|her|its|their)|to|for|around)$/;
