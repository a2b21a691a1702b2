import { foldWord } from '../words/fold.ts';

/** A word, a number, a quotation, an emoji or a mark of a description. */
export interface Token {
  /** As typed. */
  raw: string;
  /** Lower case, without accents; an emoji's code points in hexadecimal, joined by hyphens. */
  norm: string;
  kind: 'word' | 'number' | 'quote' | 'emoji' | 'comma' | 'stop';
  /** What stands before it instead of a space: an apostrophe in "bird's", a hyphen in "T-Rex", nothing in "1st". */
  joined?: '' | '-' | '’';
  /** How a misspelled word was read. */
  readAs?: string;
}

/** Splits a description. Hyphens and apostrophes part words ("T-Rex", "bird's nest"); other unknown signs vanish. */
export function tokenize(prompt: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const match of prompt.normalize('NFC').matchAll(PIECE)) {
    const [raw, doubly, singly] = match;
    const quoted = doubly ?? singly;
    const sign = end < 0 ? undefined : prompt.slice(end, match.index);
    const joined =
      sign !== undefined && /^[-'’]?$/u.test(sign)
        ? { joined: (sign === "'" ? '’' : sign) as '' | '-' | '’' }
        : {};
    end = match.index + raw.length;
    if (raw === '.' && isShortened(tokens.at(-1))) continue;
    if (quoted !== undefined) tokens.push({ raw: quoted.trim(), norm: '', kind: 'quote' });
    else tokens.push({ raw, norm: normOf(raw), kind: kindOf(raw), ...joined });
  }
  return tokens;
}

/** "St. Patrick", "Mr. Bear", "T. rex": no sentence ends there; one does after "can't". */
function isShortened(word: Token | undefined): boolean {
  return word !== undefined && word.joined !== '’' && SHORTENED.has(word.norm);
}

const SHORTENED = new Set(['st', 'mr', 'mrs', 'ms', 'dr', 'jr', 'sr', 't']);

/** An emoji with what belongs to it: skin tones, joined parts, flags. */
const EMOJI = String.raw`(?:\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|\p{ExtPict}[\uFE0F\u{1F3FB}-\u{1F3FF}]*(?:\u200D\p{ExtPict}[\uFE0F\u{1F3FB}-\u{1F3FF}]*)*)`;
/** Words between single marks, no apostrophe before ("the kids' toys") or within them ("let's party"). */
const SINGLY = String.raw`(?<![\p{L}\p{N}])['‘](?=\S)((?:[^'‘’"“”]|['’](?=\p{L})){2,40})(?<!\s)['’](?![\p{L}\p{N}])`;
const PIECE = new RegExp(
  String.raw`["“„«]([^"“”„«»]{1,40})["”“»]|${SINGLY}|${EMOJI}|\p{N}+|[\p{L}\p{M}]+|[,;&+/]|[.!?:()\n–—]`,
  'gu',
);
const IS_EMOJI = new RegExp(`^${EMOJI}$`, 'u');

function normOf(raw: string): string {
  return IS_EMOJI.test(raw)
    ? [...raw].map((sign) => (sign.codePointAt(0) ?? 0).toString(16)).join('-')
    : foldWord(raw);
}

function kindOf(raw: string): Token['kind'] {
  if (IS_EMOJI.test(raw)) return 'emoji';
  if (/^\p{N}/u.test(raw)) return 'number';
  if (/^[,;+/]$/.test(raw)) return 'comma';
  return /^[.!?:()\n–—]$/.test(raw) ? 'stop' : 'word';
}
