/**
 * The copy of a text that is matched, never shown: compatibility forms folded (NFKC), signs that are not seen gone, lower
 * case, and in words that mix scripts the Cyrillic and Greek letters that look Latin turned into Latin ones.
 */
export function foldText(text: string): string {
  const seen = text.replace(FRAMED, frameless).normalize('NFKC').replace(UNSEEN, '').replace(CONTROLS, ' ');
  const isMostlyLatin = /\p{Script=Latin}/u.test(seen);
  const latin = seen.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => foldLookAlikes(word, isMostlyLatin));
  return latin.toLowerCase().normalize('NFC');
}

/** The same text without accents. */
export function stripAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđı]/gu, (letter) => STROKED[letter] ?? letter);
}

const STROKED: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' };

/** Letters in squares and circles, and the halves of flags: NFKC knows only some of them. */
const FRAMED = /[\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;

function frameless(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = [0x1f1e6, 0x1f170, 0x1f150, 0x1f130].find((start) => code >= start) ?? code;
  return String.fromCodePoint(97 + code - first);
}

/** Soft hyphens, zero-width and direction signs, variation selectors, fillers. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const CONTROLS = /\p{Cc}/gu;

/** A word that mixes scripts, or one that is nothing but look-alikes in a text of Latin letters. */
function foldLookAlikes(word: string, isInLatin: boolean): string {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(word))
    return foldSmall(word);
  const folded = [...word].map((sign) => LOOK_ALIKES.get(sign) ?? sign).join('');
  const isMixed = /\p{Script=Latin}/u.test(word);
  const isDisguise = isInLatin && /^[\p{Script=Latin}\p{N}]+$/u.test(folded);
  return isMixed || isDisguise ? foldSmall(folded) : word;
}

/** Latin letters of phonetic alphabets. */
function foldSmall(word: string): string {
  return word.replace(
    /[\u0192\u0250-\u02AF\u1D00-\u1D2B\uA730\uA731]/gu,
    (sign) => LOOK_ALIKES.get(sign) ?? sign,
  );
}

/** After Unicode's confusables (UTS 39): each Latin letter and what is taken for it. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аАαΑɑᴀ',
    b: 'ЬвВβΒʙ',
    c: 'сСϲᴄ',
    d: 'ԁᴅɗ',
    e: 'еЕєεΕᴇɛ',
    f: 'ꜰƒ',
    g: 'ɡɢԌ',
    h: 'һНнΗʜ',
    i: 'іІιΙɪɩ',
    j: 'јЈϳᴊ',
    k: 'кКκΚᴋ',
    l: 'ӏⅼʟ',
    m: 'мМΜᴍ',
    n: 'ոпηΝɴ',
    o: 'оОοΟσᴏօ',
    p: 'рРρΡᴘ',
    q: 'ԛ',
    r: 'гʀɾ',
    s: 'ѕЅꜱ',
    t: 'тТτΤᴛ',
    u: 'υцսᴜʊ',
    v: 'ѵνᴠ',
    w: 'ԝωшᴡ',
    x: 'хХχΧ',
    y: 'уУүγΥʏ',
    z: 'ᴢΖ',
  }).flatMap(([latin, signs]) => [...signs].map((sign): [string, string] => [sign, latin])),
);
