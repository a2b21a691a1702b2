import { readPrompt } from './reading/readPrompt.ts';
import type { Scene } from './reading/Scene.ts';
import { suggestWords } from './reading/suggestWords.ts';

/** What a prompt comes to, before anything is drawn. */
export interface PromptWishes {
  /** What it asks for as text: names, words, letters and numbers, as typed. */
  texts: string[];
  /** Whether there is anything to put on a page: a thing, a place, weather or a text. */
  isDrawable: boolean;
  /** Where there is nothing: names of what can be drawn, nearest to its words. */
  suggestions: string[];
  /** The prompt with its misspelled words as they are read: what is unfit may hide behind a slip. */
  asRead: string;
}

/** Reads a prompt as the stages of drawing do, once for all that is asked before it is drawn. */
export function readWishes(prompt: string): PromptWishes {
  const scene = readPrompt(prompt);
  const { texts, words } = scene;
  const isDrawable = hasAnything(scene);
  return {
    texts,
    isDrawable,
    suggestions: isDrawable ? [] : suggestWords(prompt, words),
    asRead: words.reduce((text, word) => (word.readAs ? text.replace(word.text, word.readAs) : text), prompt),
  };
}

/** Whether a scene has anything to put on a page: a thing, a place, weather or a text. */
export function hasAnything({ things, setting, weather, style, texts }: Scene): boolean {
  const isNamed = things.length + weather.length > 0 || setting !== undefined || style === 'mandala';
  return isNamed || texts.some((text) => /[\p{L}\p{N}]/u.test(text) && canWrite(text));
}

/** Whether there is a letter for each letter and digit of a text: Latin ones, Vietnamese included, and Western digits. */
export function canWrite(text: string): boolean {
  return [...text.normalize('NFC')].every((sign) => !/[\p{L}\p{N}]/u.test(sign) || WRITABLE.test(sign));
}

const WRITABLE = /[0-9A-Za-z\u00C0-\u017FƠơƯưȘ-ț\u1EA0-\u1EF9]/u;
