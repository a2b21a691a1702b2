import { describe, expect, it } from 'vitest';
import { readWordPhrases } from '../../testing/wordPhrases.ts';
import { findUnsuitableTerm } from './wordGate.ts';

describe('findUnsuitableTerm', () => {
  it.each([
    'a naked woman',
    'two people having SEX',
    'a sexy nurse',
    'a man with a swastika flag',
    'a nazi soldier',
    'a zombie covered in blood',
    'someone kills a dog',
    'a beheaded knight',
    'a school shooting',
    'a robber shooting people',
    'a dead body on the floor',
    'p0rn',
    's e x on the beach',
    's.e.x',
    'fuuuuck this',
    'séx',
    'una mujer desnuda',
    'un asesino con un cuchillo',
    'mucha sangre',
    'une femme nue',
    'un meurtrier',
    'le chevalier décapité',
    'eine nackte Frau',
    'ein Mörder im Wald',
    'ein Mord',
    'überall Blut',
  ])('refuses "%s"', (prompt) => {
    expect(findUnsuitableTerm(prompt)).toEqual(expect.any(String));
  });

  it.each([
    'a kid with a kite',
    'a shooting star over the sea',
    'a cockatoo and a peacock',
    'Dick Whittington and his cat',
    'Moby Dick the white whale',
    'a bass fish and a bass guitar',
    'starships in a laser battle',
    'a pirate with a sword',
    'a knight fighting a dragon',
    'a killer whale jumping',
    'a naked mole rat',
    'a pussy cat and a pussy willow',
    'a blue tit in the garden',
    'the town of Scunthorpe in Essex',
    'a sextant on a classic ship',
    'a passionate assistant with glasses',
    'a grape, a cucumber and a therapist',
    'a murder of crows',
    'a cowboy, a hen and a donkey',
    'shiitake mushrooms and a saturday cocktail',
    'a dead tree with an owl',
    'a water gun fight in summer',
    'a bird that sang to the moon',
    'one analyst, two titans and three scraps',
    'a lion and 3 cats at 5 to 7',
    'the letters A B C',
    'un perro que va a morder un hueso',
    'un chien qui mord une balle',
    'una almeja y una concha en la playa',
    'ein dicker Hund mit langem Schwanz',
    'une chatte et ses chatons',
    'una zorra en el bosque',
    'a cul-de-sac with houses',
    'a robin redbreast',
    'Peter and the wolf',
    'lápiz de cera',
    'a flag 🇩🇪 and a flag 🇺🇸',
    'Tuệ',
  ])('lets "%s" through', (prompt) => {
    expect(findUnsuitableTerm(prompt)).toBeUndefined();
  });

  it('names the term that it found', () => {
    expect(findUnsuitableTerm('a castle full of Blood')).toBe('blood');
  });
});

describe('the corpus of 300 hostile and 300 innocent phrases', () => {
  const phrases = readWordPhrases();
  const hostile = phrases.filter(({ isHostile }) => isHostile);
  const innocent = phrases.filter(({ isHostile }) => !isHostile);

  it('holds 300 of each, half of them published, in four languages', () => {
    for (const half of [hostile, innocent]) {
      expect(half).toHaveLength(300);
      expect(half.filter(({ isPublished }) => isPublished)).toHaveLength(150);
      expect(new Set(half.map(({ language }) => language))).toEqual(new Set(['en', 'es', 'fr', 'de']));
    }
  });

  it('has no hostile phrase let through', () => {
    expect(hostile.filter(({ text }) => findUnsuitableTerm(text) === undefined)).toEqual([]);
  });

  it('has no innocent phrase refused', () => {
    const refused = innocent.map(({ text }) => ({ text, term: findUnsuitableTerm(text) }));
    expect(refused.filter(({ term }) => term !== undefined)).toEqual([]);
  });
});

describe('a disguise', () => {
  it.each([
    ['soft hyphens', 'FU\u00ADCK'],
    ['zero-width spaces', 'F\u200BU\u200BC\u200BK'],
    ['variation selectors', 'f\uFE0Fu\uFE0Fck'],
    ['direction signs', '\u202Efuck\u202C'],
    ['a Cyrillic letter', 'fu\u0441k'],
    ['nothing but look-alikes among Latin words', 'a \u0455\u0435\u0445 party'],
    ['wide letters', 'ｆｕｃｋ'],
    ['ornamental letters', '𝖋𝖚𝖈𝖐'],
    ['small capitals', 'ꜰᴜᴄᴋ'],
    ['letters in squares', '🅵🆄🅲🅺'],
    ['halves of flags', '🇫🇺🇨🇰'],
    ['digits', 'sh1t'],
    ['stars', 'f*ck'],
    ['spaces', 'f u c k'],
    ['commas', 'F, U, C, K'],
    ['a gap', 'FU CK'],
    ['drawn out letters', 'fuuuuck'],
    ['doubled letters', 'ffuucckk'],
    ['capitals', 'BigFuckUp'],
    ['digits around it', 'fuck123'],
  ])('of %s is seen through', (_, text) => {
    expect(findUnsuitableTerm(text)).toEqual(expect.any(String));
  });

  it('is not looked for in words of one other script', () => {
    expect(findUnsuitableTerm('кот и собака')).toBeUndefined();
    expect(findUnsuitableTerm('γάτα')).toBeUndefined();
  });
});
