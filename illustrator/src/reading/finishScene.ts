import type { Draft } from './Draft.ts';
import type { Scene } from './Scene.ts';

/** A draft as a scene: one setting, what doers have with them, and the sky where the sky is. */
export function finishScene(draft: Draft): Scene {
  const { things, relations, settings, styles, weather, texts, words } = draft;
  const [setting] = settings;
  const [style] = styles;
  return {
    things,
    relations,
    ...(setting === undefined ? {} : { setting }),
    ...(style === undefined ? {} : { style }),
    weather: [...weather],
    texts,
    words,
  };
}
