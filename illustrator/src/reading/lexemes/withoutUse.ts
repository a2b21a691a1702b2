import type { Language } from '../languages/LanguageWords.ts';
import type { Token } from './tokens.ts';

/**
 * A description without what its page is for: "faces for our feelings lesson" is "faces", "a pizza, for Leo who turns 7" is "a pizza".
 * Where nothing else is said all of it stays.
 */
export function withoutUse(tokens: readonly Token[], language: Language): readonly Token[] {
  for (const [at, token] of tokens.entries()) {
    if (!FOR[language].test(token.norm)) continue;
    const end = endOfDedication(tokens, at, language) ?? endOfLesson(tokens, at, language);
    const before = tokens.slice(0, at);
    if (end === undefined || !before.some(({ kind, norm }) => kind !== 'word' || !IDLE.test(norm))) continue;
    const last = before.at(-1)?.kind;
    const kept = last === 'comma' || last === 'stop' ? before.slice(0, -1) : before;
    return withoutUse([...kept, ...tokens.slice(end)], language);
  }
  return tokens;
}

/** "for our feelings lesson", "for body week", "für unseren Sachunterricht". */
function endOfLesson(tokens: readonly Token[], at: number, language: Language): number | undefined {
  const end = tokens.findIndex(
    (token, index) => index > at && (token.kind === 'comma' || token.kind === 'stop'),
  );
  const span = tokens.slice(at, end < 0 ? tokens.length : end);
  if (span.some(({ kind }) => kind !== 'word')) return undefined;
  return LESSONS[language].test(span.map(({ norm }) => norm).join(' ')) ? at + span.length : undefined;
}

/** "for Leo who turns 7", "for my daughter Lily, she is 6 tomorrow": for whom, and how old. */
function endOfDedication(tokens: readonly Token[], at: number, language: Language): number | undefined {
  const [first] = tokens.slice(at + 1);
  if (!/^\p{Lu}/u.test(first?.raw ?? '') && !OWN.test(first?.norm ?? '')) return undefined;
  const age = tokens.findIndex(
    ({ kind, norm }, index) => index > at + 2 && (kind === 'number' || NUMBERS.test(norm)),
  );
  if (age < 0 || age > at + LONGEST) return undefined;
  const said = tokens
    .slice(at + 1, age)
    .map(({ norm }) => norm)
    .join(' ');
  if (!TURNING[language].test(said)) return undefined;
  let end = age + 1;
  while (AFTER_AGE.test(tokens[end]?.norm ?? '')) end += 1;
  const next = tokens[end];
  return next === undefined || next.kind !== 'word' ? end : undefined;
}

/** Words from "for" to an age. */
const LONGEST = 9;

const FOR: Readonly<Record<Language, RegExp>> = { en: /^for$/, es: /^para$/, fr: /^pour$/, de: /^fur$/ };
const OWN = /^(?:my|our|mi|mis|nuestr[oa]|mon|ma|notre|mein(?:en?)?|unser(?:en?)?)$/;
const NUMBERS = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;
const AFTER_AGE =
  /^(?:years?|old|today|tomorrow|soon|on|this|next|in|\p{L}+day|week|weekend|month|january|february|march|april|june|july|august|september|october|november|december|anos|hoy|manana|ans|demain|aujourd|hui|jahre?|alt|heute|morgen|wird)$/u;

/** How somebody comes to an age, folded. */
const TURNING: Readonly<Record<Language, RegExp>> = {
  en: / (?:turns|turned|turning|turn|is|s|will be)$/,
  es: / (?:cumple|cumplira|tiene)$/,
  fr: / (?:a|aura|fete ses|fete)$/,
  de: / (?:wird|der|die|ist)$/,
};

/** What pages are made for in schools, folded. */
const LESSONS: Readonly<Record<Language, RegExp>> = {
  en: /^for (?!(?:.* )?(?:letter|number) )(?:(?:(?:my|our|the|this|a|an) )(?:\p{L}+ ){1,3}(?:lessons?|class)|(?:\p{L}+ ){1,4}(?:week|unit|month|project|lesson plan|theme week|worksheet|bulletin board|lapbook)|(?:health|science|art|music|biology|history|geography|maths?|english|spanish|german|french|religion|bible|sunday school|homeschool|social studies) ?(?:class|lesson|studies|school)?)(?: (?:please|(?:at|in) (?:our |my |the )?\p{L}+))?$/u,
  es: /^para (?:(?:la|el|mi|nuestra|nuestro|una|un) )?(?:clase|leccion|semana|unidad|proyecto|tema) (?:de|sobre) .+$/u,
  fr: /^pour (?:(?:la|le|ma|mon|notre|une|un) )?(?:lecon|cours|semaine|projet|classe|theme) (?:de|d|sur|du|des) .+$/u,
  de: /^fur (?:(?:den|die|das|unsere[nr]?|unser|meine[nr]?|mein) )?\p{L}*(?:unterricht|woche|stunde|projekt|thema)(?: \p{L}+){0,3}$/u,
};

/** What asks for a page and names nothing on it, folded. */
const IDLE =
  /^(?:an?|the|some|something|anything|please|pls|hi|hello|i|we|need|want|make|draw|create|me|us|can|you|could|colou?ring|pages?|pictures?|sheets?|drawings?|printables?|cute|simple|easy|fun|one|un|una|une|ein|eine|dibujo|dessin|bild|ausmalbild|malvorlage|pagina|de|coloriage|zum|ausmalen|para|colorear)$/;
