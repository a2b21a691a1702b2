import { useCallback, useState } from 'react';
import { type Hsl, hslToRgb, rgbToHsl } from '../engine/color.ts';
import type { Material, Pattern } from '../engine/entry.ts';
import { isPaletteId, type PaletteId } from './palettes.ts';
import { readPreference, writePreference } from './preferences.ts';

export type Tool = 'zoom' | 'line' | 'eyedropper' | 'fill' | 'eraser';

/** What there is to choose among first; a pattern is chosen after that. */
export const MATERIAL_KINDS = ['flat', 'crayon', 'pencil', 'marker', 'watercolor', 'pattern'] as const;
export type MaterialKind = (typeof MATERIAL_KINDS)[number];

/** Stroke widths on offer, in page pixels. */
export const STROKE_WIDTHS = [6, 14, 28, 56] as const;

/** What the tools paint with. Hue 0 to 360, opacity 10 to 100 percent. */
export interface Paint {
  tool: Tool;
  color: Hsl;
  opacity: number;
  kind: MaterialKind;
  /** The pattern chosen now or last. */
  pattern: Pattern;
  strokeWidth: number;
  isClipped: boolean;
  /** Fills stop at small gaps in the lines. */
  closesGaps: boolean;
  palette: PaletteId;
  recentColors: readonly number[];
}

/** What fills and lines are laid on with. */
export function materialOf({ kind, pattern }: Pick<Paint, 'kind' | 'pattern'>): Material {
  return kind === 'pattern' ? pattern : kind;
}

const MAX_RECENT = 8;
const FIRST: Hsl = { h: 206, s: 90, l: 48 };

/**
 * The paint of this visit, and what changes it. Recent colors last on the device; fills begin by stopping at small
 * gaps on a page that is known to have them.
 */
export function usePaint(hasLeaks: boolean) {
  const [paint, setPaint] = useState<Paint>(() => ({
    tool: 'fill',
    color: FIRST,
    opacity: 100,
    kind: 'flat',
    pattern: 'dots',
    strokeWidth: STROKE_WIDTHS[1],
    isClipped: false,
    closesGaps: hasLeaks,
    palette: readPreference('palette', isPaletteId, 'classic'),
    recentColors: readPreference('recent-colors', isColors, []),
  }));
  const change = useCallback((part: Partial<Paint>) => setPaint((paint) => ({ ...paint, ...part })), []);
  /** Takes a palette and remembers it on the device. */
  const choosePalette = useCallback(
    (palette: PaletteId) => {
      writePreference('palette', palette);
      change({ palette });
    },
    [change],
  );
  /** Takes a ready color, as the palette and the eyedropper give it. */
  const chooseColor = useCallback((rgb: number) => change({ color: rgbToHsl(rgb) }), [change]);
  /** Remembers a color once it was painted with. */
  const noteUsed = useCallback((rgb: number) => {
    setPaint((paint) => {
      if (paint.recentColors[0] === rgb) return paint;
      const recentColors = [rgb, ...paint.recentColors.filter((other) => other !== rgb)].slice(0, MAX_RECENT);
      writePreference('recent-colors', recentColors);
      return { ...paint, recentColors };
    });
  }, []);
  return { paint, rgb: hslToRgb(paint.color), change, chooseColor, choosePalette, noteUsed };
}

/** What there is to paint with, and what changes it. */
export type Painting = ReturnType<typeof usePaint>;

function isColors(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((color) => Number.isInteger(color));
}
