import { parsePrompt } from './parser/index.ts';

/** What a prompt comes to, before anything is drawn. */
export interface PromptWishes {
  /** What it asks for as text: names, words, letters and numbers, as typed. */
  texts: string[];
  /** Whether there is anything to put on a page: a thing, a place, weather or a text. */
  isDrawable: boolean;
}

/** Reads a prompt as `drawPage` does. */
export function readWishes(prompt: string): PromptWishes {
  const { subjects, setting, weather, style, letters } = parsePrompt(prompt);
  const isNamed = subjects.length + weather.length > 0 || setting !== undefined || style === 'mandala';
  return {
    texts: letters,
    isDrawable: isNamed || letters.some((text) => /[\p{L}\p{N}]/u.test(text) && canWrite(text)),
  };
}

/** Whether there is a letter for each letter and digit of a text: Latin ones, Vietnamese included, and Western digits. */
export function canWrite(text: string): boolean {
  return [...text.normalize('NFC')].every((sign) => !/[\p{L}\p{N}]/u.test(sign) || WRITABLE.test(sign));
}

const WRITABLE = /[0-9A-Za-z\u00C0-\u017FƠơƯưȘ-ț\u1EA0-\u1EF9]/u;
