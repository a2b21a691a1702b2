import type { Language } from '../languages/LanguageWords.ts';

/** The singular forms that a plural of a language may have, the likeliest first; without accents, as the word. */
export function singularsOf(phrase: string, language: Language): string[] {
  if (language === 'en') return english(phrase);
  // "osos de peluche", "boules de neige": the first word of a Romance phrase takes the ending, and its adjective too.
  const [head = '', ...rest] = phrase.split(' ');
  if (language === 'de') return german(phrase);
  const tail = rest.length === 0 ? '' : ` ${rest.join(' ')}`;
  const forms = romance(head, language).map((form) => form + tail);
  if (rest.length === 1)
    forms.push(
      ...forms.flatMap((form) =>
        romance(rest[0] ?? '', language).map((last) => `${form.split(' ')[0]} ${last}`),
      ),
    );
  return forms;
}

function english(phrase: string): string[] {
  const space = phrase.lastIndexOf(' ') + 1;
  const [before, word] = [phrase.slice(0, space), phrase.slice(space)];
  // "jars of jam", "cups of tea": what is counted takes the ending.
  const of = phrase.indexOf(' of ');
  const heads = of < 0 ? [] : englishWord(phrase.slice(0, of)).map((form) => form + phrase.slice(of));
  return [...heads, ...englishWord(word).map((form) => before + form)];
}

function englishWord(word: string): string[] {
  const irregular = IRREGULAR[word] ?? word.match(/^(.+)(men)$/)?.[1]?.concat('man');
  if (irregular !== undefined) return [irregular];
  if (word.length < 3 || !word.endsWith('s') || word.endsWith('ss')) return [];
  const forms: string[] = [];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  forms.push(word.slice(0, -1));
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  return forms;
}

function romance(word: string, language: 'es' | 'fr'): string[] {
  const forms: string[] = [];
  if (word.endsWith('ces')) forms.push(`${word.slice(0, -3)}z`);
  if (word.endsWith('aux')) forms.push(`${word.slice(0, -3)}al`, word.slice(0, -1));
  if (word.length > 3 && word.endsWith('s')) forms.push(word.slice(0, -1));
  if (language === 'es' && word.endsWith('es')) forms.push(word.slice(0, -2));
  if (language === 'fr' && word.endsWith('x')) forms.push(word.slice(0, -1));
  return forms;
}

/** Plurals and the dative's -n; accents are gone, so that "Bäume" is "baum" and an ending. */
function german(phrase: string): string[] {
  return ['nen', 'ern', 'es', 'en', 'er', 's', 'n', 'e']
    .filter((ending) => phrase.endsWith(ending) && phrase.length - ending.length >= 3)
    .map((ending) => phrase.slice(0, -ending.length));
}

/** What a verb is in: as it stands by itself, bound to a subject, going on ("-ing"), or done to something. */
export type VerbForm = 'base' | 'finite' | 'going-on' | 'done';

/** The regular forms of a verb, its base form among them, by form; particles stay behind it. Words without accents. */
export function verbForms(verb: string, language: Language): [word: string, form: VerbForm][] {
  const [head = verb, ...rest] = verb.split(' ');
  const last = rest.at(-1);
  // "ski fahren": it stands before its infinitive and after what is bound to a subject.
  if (language === 'de' && last !== undefined && /(?:en|ern|eln)$/.test(last)) {
    const aside = [head, ...rest.slice(0, -1)].join(' ');
    return formsOf(last, language).flatMap(([word, form]): [string, VerbForm][] => [
      [`${aside} ${word}`, form],
      [`${word} ${aside}`, form],
    ]);
  }
  return formsOf(head, language).map(([word, form]) => [[word, ...rest].join(' '), form]);
}

/** Forms of a verb alone; those that no rule gives are added to those of the rules. */
function formsOf(verb: string, language: Language): [string, VerbForm][] {
  const irregular = Object.entries(IRREGULAR_VERBS[language]?.[verb] ?? {}) as [VerbForm, string][];
  const forms = irregular.flatMap(([form, words]) =>
    words.split(' ').map((word): [string, VerbForm] => [word, form]),
  );
  return irregular.length > 0 ? [[verb, 'base'], ...forms] : FORMS[language](verb);
}

/** Verbs that begin many a phrase. Words without accents. */
const IRREGULAR_VERBS: Readonly<
  Partial<Record<Language, Readonly<Record<string, Partial<Record<VerbForm, string>>>>>>
> = {
  es: {
    hacer: { finite: 'hace hacen', 'going-on': 'haciendo' },
    ir: { finite: 'va van', 'going-on': 'yendo' },
  },
  fr: { faire: { finite: 'fait font', 'going-on': 'faisant' } },
  de: {
    fahren: { finite: 'fahrt', 'going-on': 'fahrend', done: 'gefahren' },
    laufen: { finite: 'lauft', 'going-on': 'laufend', done: 'gelaufen' },
  },
};

type Forms = (verb: string) => [string, VerbForm][];

const FORMS: Readonly<Record<Language, Forms>> = {
  en: (head) => {
    const stem = head.endsWith('e') && !head.endsWith('ee') ? head.slice(0, -1) : head;
    const doubled = /^[^aeiou]*[aeiou][bdgmnprt]$/.test(head) ? head + head.slice(-1) : stem;
    const third = /(?:s|sh|ch|x|z|[^o]o)$/.test(head)
      ? `${head}es`
      : head.replace(/([^aeiou])y$/, '$1ie').concat('s');
    const past = `${doubled === stem ? stem.replace(/([^aeiou])y$/, '$1i') : doubled}ed`;
    return [
      [head, 'base'],
      [third, 'finite'],
      [`${doubled}ing`, 'going-on'],
      [past, 'done'],
    ];
  },
  es: (head) => {
    const verb = head.replace(/se$/, '');
    const stem = verb.slice(0, -2);
    const isAr = verb.endsWith('ar');
    const vowel = isAr ? 'a' : 'e';
    const going = isAr ? `${stem}ando` : `${stem}iendo`;
    const done = isAr ? `${stem}ad` : `${stem}id`;
    return [
      [verb, 'base'],
      [`${stem}${vowel}`, 'finite'],
      [`${stem}${vowel}n`, 'finite'],
      [going, 'going-on'],
      [`${going}se`, 'going-on'],
      ...['o', 'a', 'os', 'as'].map((end): [string, VerbForm] => [done + end, 'done']),
    ];
  },
  fr: (head) => {
    const stem = head.slice(0, -2);
    const [singular, plural, going, done] = head.endsWith('er')
      ? [`${stem}e`, `${stem}ent`, `${stem}ant`, `${stem}e`]
      : [`${stem}it`, `${stem}issent`, `${stem}issant`, `${stem}i`];
    const soft = head.endsWith('ger') ? `${stem}eant` : head.endsWith('cer') ? `${stem}ant` : going;
    return [
      [head, 'base'],
      [singular, 'finite'],
      [plural, 'finite'],
      [soft, 'going-on'],
      ...['s', 'es', ''].map((end): [string, VerbForm] => [done + end, 'done']),
    ];
  },
  de: (head) => {
    const stem = head.replace(/e?n$/, '');
    const glue = /[td]$/.test(stem) ? 'e' : '';
    const going = `${head.endsWith('n') ? head : stem}d`;
    return [
      [head, 'base'],
      [`${stem}${glue}t`, 'finite'],
      ...['', 'e', 'er', 'es', 'en', 'em'].map((end): [string, VerbForm] => [going + end, 'going-on']),
      [`ge${stem}${glue}t`, 'done'],
    ];
  },
};

/** Adjectives with the endings that they take. Words without accents. */
export function adjectiveForms(word: string, language: Language): string[] {
  if (word.includes(' ')) return [word];
  if (language === 'en') return [word, adverbOf(word)];
  if (language === 'de')
    return ['', 'e', 'er', 'es', 'en', 'em'].map((end) => word.replace(/e$/, '') + end).concat(word);
  if (language === 'es') {
    const stem = word.replace(/o$/, '');
    if (word.endsWith('o')) return ['o', 'a', 'os', 'as'].map((end) => stem + end);
    return word.endsWith('z')
      ? [word, `${word.slice(0, -1)}ces`]
      : [word, `${word}s`, `${word}es`, `${word}a`];
  }
  const feminine = word.endsWith('eux') ? `${word.slice(0, -1)}se` : `${word}e`;
  return [word, feminine, `${word}s`, `${feminine}s`];
}

/** "calmly", "happily", "gently", "magically": how it is done is as who does it is. */
function adverbOf(word: string): string {
  if (word.endsWith('ic')) return `${word}ally`;
  return /[^aeiou](?:le|y)$/.test(word)
    ? word.replace(/le$/, 'ly').replace(/([^l])y$/, '$1ily')
    : `${word}ly`;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{
    children: 'child',
    people: 'person',
    mice: 'mouse',
    geese: 'goose',
    oxen: 'ox',
    feet: 'foot',
    teeth: 'tooth',
  },
  ...{
    leaves: 'leaf',
    cacti: 'cactus',
    octopi: 'octopus',
    fungi: 'mushroom',
    dice: 'game die',
    wolves: 'wolf',
  },
  ...{ calves: 'calf', elves: 'elf', loaves: 'loaf', knives: 'knife', scarves: 'scarf', halves: 'half' },
  ...{ men: 'man', women: 'woman', grandchildren: 'child', dwarves: 'dwarf', kidz: 'kid', pennies: 'penny' },
  ...{
    movies: 'movie',
    cookies: 'cookie',
    pixies: 'pixie',
    brownies: 'brownie',
    selfies: 'selfie',
    ties: 'tie',
  },
  ...{ pies: 'pie', birdies: 'birdie', genies: 'genie', zombies: 'zombie', buses: 'bus' },
};
