import { rgbToHsl } from '../../../engine/color.ts';
import { type Painting, STROKE_WIDTHS, type Tool } from '../../../state/paint.ts';

/** What simple mode colors with; a line is a crayon's. */
export type SimpleTool = Extract<Tool, 'fill' | 'line' | 'eraser'>;

/** The desk's paint with what simple mode decides in its place. `rgb` is 0xRRGGBB. */
export function simplePainting(painting: Painting, tool: SimpleTool, rgb: number): Painting {
  return {
    ...painting,
    rgb,
    paint: {
      ...painting.paint,
      tool,
      color: rgbToHsl(rgb),
      opacity: 100,
      kind: tool === 'line' ? 'crayon' : 'flat',
      strokeWidth: STROKE_WIDTHS[3],
      isClipped: false,
    },
  };
}
