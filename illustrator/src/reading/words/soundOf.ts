/** What an English word sounds like, about: the same for words that a child who writes by ear confuses ("kat", "mermade"). */
export function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [letters, as]) => sound.replace(letters, as), word);
}

/** Spellings and the letters that stand for how they sound, in this order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/sw(?=or)/g, 's'],
  [/sch/g, 'sk'],
  [/oo/g, 'o'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c(?!h)|q(?!u)/g, 'k'],
  [/qu/g, 'kw'],
  [/x/g, 'ks'],
  [/eau|au|ough$/g, 'o'],
  [/ee|ea/g, 'e'],
  [/ai|ay/g, 'a'],
  [/ow$|oe$|oa/g, 'o'],
  [/igh|ie$|ey$|y$/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=[^aeiou])e(?=[lr]s?$)/, ''],
  [/(?<=..)e$/, ''],
];

/** The consonants of a sound: what a child who writes by ear gets right first ("dinasor", "submareen"). */
export function consonantsOf(sound: string): string {
  return sound.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
}
