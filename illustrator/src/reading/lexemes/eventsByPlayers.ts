import { CRAFTS } from '../../things/crafts.ts';
import { EVENT, GAME, GAME_OF, HAVING, HAVING_ONE, OPENING, TRIP } from '../languages/eventWords.ts';
import type { Lexicon } from '../words/Lexicon.ts';
import { isBeforeNoun, isGoingOn } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import { isBeing, recordOf } from './nouns.ts';

/**
 * Reads "a tennis match between two cats" as "two cats playing tennis", "a food fight" by nobody who is named as children having one,
 * and "girls in a tennis match" as girls who play it. English.
 */
export function eventsByPlayers(lexemes: readonly Lexeme[], lexicon: Lexicon): Lexeme[] {
  for (let at = 0; at < lexemes.length; at += 1) {
    const event = eventAt(lexemes, at, lexicon);
    if (event === undefined) continue;
    const { deed, end } = event;
    const from = openingOf(lexemes, at);
    const [before, after] = [lexemes.slice(0, from), lexemes.slice(end)];
    const opening = lexemes.slice(from, at).map(({ phrase }) => phrase);
    // "playing a soccer game" says itself what is done.
    const isPlayed = /^playing (?:an?|the|their|our|his|her)$/.test(opening.join(' '));
    if (isBeing(before.at(-1)) && HAVING.test(opening.join(' ')) && !isPlayed)
      return [...before, ...deed, ...after];
    // "a boy having a pillow fight": one verb already.
    if (HAVING_ONE.test(lexemes[at]?.phrase ?? '')) continue;
    // "a snail race": several of them.
    const racer = before.at(-1);
    const isKind =
      from === at &&
      racer !== undefined &&
      (isBeing(racer) || (/race$/.test(deed[0]?.phrase ?? '') && isCraft(racer))) &&
      !racer.plural &&
      before.slice(0, -1).every(isOfNoun);
    if (isKind)
      return [
        ...before.slice(0, -1).filter(({ phrase }) => !OPENING.test(phrase)),
        { ...racer, plural: true },
        ...deed,
        ...after,
      ];
    // "a christmas parade": what it is for tells nobody who is in it.
    const isOccasion = /parade$/.test(deed[0]?.phrase ?? '') && !before.some(isBeing) && before.length > 0;
    if (isOccasion) {
      const { named, left } = playersIn(after) ?? { named: someone(deed), left: after };
      return [...named, ...deed, ...left, { ...lexemeOf('', '', []), kind: 'comma' }, ...before];
    }
    if (before.length > 0) continue;
    const players = playersIn(after);
    if (players !== undefined) return [...players.named, ...deed, ...players.left];
    // "a tennis game between two balls": the thing by that name.
    if (/between$/.test(after[0]?.phrase ?? '')) continue;
    // "a school trip to the museum with dinosaurs": children go there.
    if (!lexemes.some(isBeing) || TRIP.test(deed[0]?.text ?? ''))
      return [...someone(deed), ...deed.map((one) => ({ ...one, isAgain: true as const })), ...after];
  }
  return [...lexemes];
}

function openingOf(lexemes: readonly Lexeme[], at: number): number {
  let from = at;
  while (from > 0 && lexemes[from - 1]?.phrase.split(' ').every((word) => OPENING.test(word))) from -= 1;
  return from;
}

/** An event of up to three words that starts at a lexeme, as what those do who take part. */
function eventAt(
  lexemes: readonly Lexeme[],
  at: number,
  lexicon: Lexicon,
): { deed: Lexeme[]; end: number } | undefined {
  for (let length = 3; length > 0; length -= 1) {
    const said = lexemes.slice(at, at + length);
    if (said.length < length || said.some(({ kind }) => kind !== 'known' && kind !== 'unknown')) continue;
    const phrase = said.map((one) => one.phrase).join(' ');
    const text = said.map((one) => one.text).join(' ');
    const deed = deedOf(phrase, text, lexicon);
    if (deed !== undefined) return { deed, end: at + length };
  }
  return undefined;
}

function deedOf(phrase: string, text: string, lexicon: Lexicon): Lexeme[] | undefined {
  const game = GAME.exec(phrase)?.[1] ?? GAME_OF.exec(phrase)?.[1];
  const names =
    game === undefined
      ? [`in a ${phrase}`, `having a ${phrase}`, `on a ${phrase}`, `doing a ${phrase}`]
      : [`playing ${game}`, `doing ${game}`];
  for (const name of names) {
    const senses = lexicon.find(name, 'en')?.senses.filter(({ kind }) => kind === 'verb') ?? [];
    if (senses.length > 0 && (game !== undefined || !OWN.test(phrase) || EVENT.test(phrase)))
      return [lexemeOf(name, text, senses)];
  }
  const nouns = lexicon.find(phrase, 'en')?.senses ?? [];
  const isEvent = nouns.length > 0 && EVENT.test(phrase) && nouns.every(({ kind }) => kind === 'verb');
  if (isEvent)
    return [
      lexemeOf(
        phrase,
        text,
        nouns.map((sense) => (sense.kind === 'verb' ? { ...sense, form: 'going-on' as const } : sense)),
      ),
    ];
  const [playing, ball] = [
    lexicon.find('playing', 'en')?.senses,
    thingsOf(phrase, lexicon) ?? (game === undefined ? undefined : thingsOf(game, lexicon)),
  ];
  if (game === undefined || playing === undefined || !ball || ball.length === 0) return undefined;
  return [lexemeOf('playing', text, playing), { ...lexemeOf(game, text, ball), isAgain: true }];
}

function thingsOf(phrase: string, lexicon: Lexicon): Lexeme['senses'] | undefined {
  const things = lexicon.find(phrase, 'en')?.senses.filter(({ kind }) => kind === 'thing') ?? [];
  return things.length > 0 ? things : undefined;
}

/** "in a circle", "on a swing": what is no event. */
const OWN = /^\S+$/;

function lexemeOf(phrase: string, text: string, senses: Lexeme['senses']): Lexeme {
  return { text, phrase, kind: 'known', senses, plural: false };
}

function isCraft(lexeme: Lexeme): boolean {
  return CRAFTS.has(recordOf(lexeme)?.kind ?? 'person');
}

function isOfNoun({ senses }: Lexeme): boolean {
  return senses.some(isBeforeNoun);
}

/** Those named after "between" or "with", up to the last of them. */
function playersIn(
  after: readonly Lexeme[],
): { named: readonly Lexeme[]; left: readonly Lexeme[] } | undefined {
  if (!/^(?:between|with|for|by|of|among)$/.test(after[0]?.phrase ?? '')) return undefined;
  const end = after.findIndex(
    ({ senses, kind }) =>
      kind === 'comma' ||
      kind === 'stop' ||
      (senses.some((sense) => sense.kind === 'preposition' && sense.preposition !== 'between') &&
        senses.every((sense) => sense.kind !== 'role')),
  );
  const stop =
    end <= 0
      ? after.findIndex((one, index) => index > 0 && (one.kind === 'comma' || one.kind === 'stop'))
      : end;
  const named = after.slice(1, stop <= 0 ? after.length : stop);
  // "a puppet show with children watching": they do something else.
  const isDoing = named.some(({ senses }) => senses.some(isGoingOn));
  if (!named.some(isBeing) || isDoing) return undefined;
  const left = stop <= 0 ? [] : after.slice(stop);
  // "a parade with balloons and a band": the band is in it, with balloons.
  const [first, ...rest] = partsOf(named);
  if (first === undefined || first.some(isBeing)) return { named, left };
  return { named: rest.flat(), left: [...after.slice(0, 1), ...first, ...left] };
}

/** What comes before the first "and" or comma of a list, and what comes after it. */
function partsOf(list: readonly Lexeme[]): (readonly Lexeme[])[] {
  const at = list.findIndex(
    ({ kind, senses }) =>
      kind === 'comma' || senses.some((sense) => sense.kind === 'role' && sense.role === 'and'),
  );
  return at < 0 ? [list] : [list.slice(0, at), list.slice(at + 1)];
}

/** Children where nobody is named. */
function someone([deed]: readonly Lexeme[]): Lexeme[] {
  const count = /match|chess|checkers/.test(deed?.text ?? '') ? 2 : 3;
  return [lexemeOf('children', deed?.text ?? '', [{ kind: 'thing', keys: ['child'], counts: [count] }])];
}
