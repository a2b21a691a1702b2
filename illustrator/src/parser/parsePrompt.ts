import type { SceneRequest } from '../scene.ts';
import { finishScene } from './finishScene.ts';
import { lex } from './lex.ts';
import { readScene } from './readScene.ts';
import { tokenize } from './tokenize.ts';
import { translate } from './translate.ts';

/**
 * Reads what a prompt asks to be drawn. English first; nouns and the little words of Spanish, French and German too.
 * What is not known is named in `unknown`, never replaced by something else; a prompt in which nothing at all is known
 * comes back as one unknown. Never throws, whatever the text.
 */
export function parsePrompt(prompt: string): SceneRequest {
  const draft = readScene(lex(translate(tokenize(prompt))));
  return finishScene(draft, prompt);
}
