/** How words for callings end that mean a woman, or a man, of the four languages together. */
export const WOMAN =
  /(?:woman|women|lady|ladies|girl|ess|esses|[eè]re|euse|trice|ienne|(?:(?<!pèl)er|ist|at|wirt|ot|in)in(?:nen)?|frau(?:en)?|[dt]ora|(?<!carr)era|dama)s?$/i;
export const MAN = /(?:man|men|guy|lord|boy|mann|männer)s?$/i;
