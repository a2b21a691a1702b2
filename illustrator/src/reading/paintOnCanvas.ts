import type { Draft } from './Draft.ts';

/** "painting a rainbow on a canvas", "painting a portrait of a cat": what is painted is the picture on it; else it shows one. */
export function paintOnCanvas(draft: Draft): void {
  for (const { kind, from, to } of [...draft.relations]) {
    const canvas = draft.things[to];
    if (kind !== 'paint' || canvas === undefined || !CANVASES.has(canvas.key)) continue;
    const painted = draft.relations.find(
      (one, index) =>
        (one.kind === 'paint' && one.from === from && one.to !== to) ||
        (one.kind === 'next-to' && one.to === to && one.from !== from && !isSaid(draft, index)),
    );
    canvas.key = painted === undefined ? 'easel' : 'canvas';
    if (painted === undefined) continue;
    Object.assign(painted, { kind: 'on', from: painted.kind === 'paint' ? painted.to : painted.from, to });
  }
}

const CANVASES = new Set(['easel', 'canvas']);

function isSaid(draft: Draft, relation: number): boolean {
  return draft.words.some(({ meaning }) => meaning.as === 'relation' && meaning.relation === relation);
}
