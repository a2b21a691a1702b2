import type { Language } from './LanguageWords.ts';

/** Words by which it is told what a page is for. Folded. */

/** What a page is for comes after it. */
export const FOR: Readonly<Record<Language, RegExp>> = {
  en: /^for$/,
  es: /^para$/,
  fr: /^pour$/,
  de: /^fur$/,
};
/** Whose a lesson or a child is, of the four languages together. */
export const OWN = /^(?:my|our|mi|mis|nuestr[oa]|mon|ma|notre|mein(?:en?)?|unser(?:en?)?)$/;
/** Ages. */
export const NUMBERS = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;
/** What may follow an age, of the four languages together. */
export const AFTER_AGE =
  /^(?:years?|old|today|tomorrow|soon|on|this|next|in|\p{L}+day|week|weekend|month|january|february|march|april|june|july|august|september|october|november|december|anos|hoy|manana|ans|demain|aujourd|hui|jahre?|alt|heute|morgen|wird)$/u;
/** How somebody comes to an age. */
export const TURNING: Readonly<Record<Language, RegExp>> = {
  en: / (?:turns|turned|turning|turn|is|s|will be)$/,
  es: / (?:cumple|cumplira|tiene)$/,
  fr: / (?:a|aura|fete ses|fete)$/,
  de: / (?:wird|der|die|ist)$/,
};
/** What pages are made for in schools. */
export const LESSONS: Readonly<Record<Language, RegExp>> = {
  en: /^for (?!(?:.* )?(?:letter|number) )(?:(?:(?:my|our|the|this|a|an) )(?:\p{L}+ ){1,3}(?:lessons?|class)|(?:\p{L}+ ){1,4}(?:week|unit|month|project|lesson plan|theme week|worksheet|bulletin board|lapbook)|(?:health|science|art|music|biology|history|geography|maths?|english|spanish|german|french|religion|bible|sunday school|homeschool|social studies) ?(?:class|lesson|studies|school)?)(?: (?:please|(?:at|in) (?:our |my |the )?\p{L}+))?$/u,
  es: /^para (?:(?:la|el|mi|nuestra|nuestro|una|un) )?(?:clase|leccion|semana|unidad|proyecto|tema) (?:de|sobre) .+$/u,
  fr: /^pour (?:(?:la|le|ma|mon|notre|une|un) )?(?:lecon|cours|semaine|projet|classe|theme) (?:de|d|sur|du|des) .+$/u,
  de: /^fur (?:(?:den|die|das|unsere[nr]?|unser|meine[nr]?|mein) )?\p{L}*(?:unterricht|woche|stunde|projekt|thema)(?: \p{L}+){0,3}$/u,
};
/** What asks for a page and names nothing on it, of the four languages together. */
export const IDLE =
  /^(?:an?|the|some|something|anything|please|pls|hi|hello|i|we|need|want|make|draw|create|me|us|can|you|could|colou?ring|pages?|pictures?|sheets?|drawings?|printables?|cute|simple|easy|fun|one|un|una|une|ein|eine|dibujo|dessin|bild|ausmalbild|malvorlage|pagina|de|coloriage|zum|ausmalen|para|colorear)$/;
