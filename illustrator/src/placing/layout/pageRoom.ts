import { artData } from '../../art/artData.ts';
import { type Box, CONTENT, FRAME } from '../../page.ts';
import { filmFrame, frame } from '../../parts/land.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { Scene } from '../../reading/Scene.ts';
import type { Stage } from '../../stages/Stage.ts';
import type { Piece } from '../Placement.ts';

/** Where things may be on a page, down to `bottom`. */
export function contentOf(scene: Scene, stage: Stage, bottom: number): Box {
  const content = { ...CONTENT, bottom };
  if (stage.medium === 'plain')
    Object.assign(content, { left: 104, right: 1171, top: 108, bottom: bottom - 20 });
  // Who flies there is over the clouds, not with the feet in them.
  if (stage.medium === 'air' && stage.horizon !== undefined && isFlownIn(scene))
    content.bottom = Math.min(bottom, stage.horizon);
  if (scene.style === 'film') Object.assign(content, { left: 170, right: 1105 });
  return content;
}

/** The frame of a page, or the edges of a strip of film. */
export function outlineOf({ style }: Scene): Piece {
  if (style === 'film') return { art: filmFrame(), to: AS_IS, keepSmall: true, role: 'subject' };
  return { art: frame(FRAME), to: AS_IS, keepSmall: true, role: 'frame' };
}

/** Whether somebody flies, and nothing stands on the clouds there. */
function isFlownIn({ things }: Scene): boolean {
  const isBuilt = things.some(({ key }) => artData().things.get(key)?.kind === 'building');
  return !isBuilt && things.some(({ pose }) => pose === 'fly');
}
