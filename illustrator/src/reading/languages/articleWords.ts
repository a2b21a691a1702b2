/** German articles of one alone, whatever its ending says: "des Mädchens", "einem Jungen". Folded. */
export const OF_ONE = /^(?:des|dem|ein(?:es|em|en))$/;

/** The French article of several, which also means "of the". Folded. */
export const SOME = /^des$/;
