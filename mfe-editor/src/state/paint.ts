import { useCallback, useState } from 'react';
import { type Hsl, hslToRgb, rgbToHsl } from '../engine/color.ts';
import { readPreference, writePreference } from './preferences.ts';

export type Tool = 'zoom' | 'line' | 'eyedropper' | 'fill' | 'eraser';

/** Stroke widths on offer, in page pixels. */
export const STROKE_WIDTHS = [6, 14, 28, 56] as const;

/** The colours on offer at a tap. */
export const PALETTE: readonly number[] = [
  ...[0xe6194b, 0xf58231, 0xffd43b, 0x8ac926, 0x2b9348, 0x1fb6c1],
  ...[0x1982c4, 0x3a4ed5, 0x7b2cbf, 0xff70a6, 0xf7b7d2, 0xffe0bd],
  ...[0xc68642, 0x7a4a21, 0x9aa0a6, 0x4a4e57, 0x111111, 0xffffff],
];

/** What the tools paint with. Hue 0 to 360, opacity 10 to 100 percent. */
export interface Paint {
  tool: Tool;
  color: Hsl;
  opacity: number;
  strokeWidth: number;
  isClipped: boolean;
  /** Fills stop at small gaps in the lines. */
  closesGaps: boolean;
  recentColors: readonly number[];
}

const MAX_RECENT = 8;
const FIRST: Hsl = { h: 206, s: 90, l: 48 };

/**
 * The paint of this visit, and what changes it. Recent colours last on the device; fills begin by stopping at small
 * gaps on a page that is known to have them.
 */
export function usePaint(hasLeaks: boolean) {
  const [paint, setPaint] = useState<Paint>(() => ({
    tool: 'fill',
    color: FIRST,
    opacity: 100,
    strokeWidth: STROKE_WIDTHS[1],
    isClipped: false,
    closesGaps: hasLeaks,
    recentColors: readPreference('recent-colors', isColors, []),
  }));
  const change = useCallback((part: Partial<Paint>) => setPaint((paint) => ({ ...paint, ...part })), []);
  /** Takes a ready colour, as the palette and the eyedropper give it. */
  const chooseColor = useCallback((rgb: number) => change({ color: rgbToHsl(rgb) }), [change]);
  /** Remembers a colour once it was painted with. */
  const noteUsed = useCallback((rgb: number) => {
    setPaint((paint) => {
      if (paint.recentColors[0] === rgb) return paint;
      const recentColors = [rgb, ...paint.recentColors.filter((other) => other !== rgb)].slice(0, MAX_RECENT);
      writePreference('recent-colors', recentColors);
      return { ...paint, recentColors };
    });
  }, []);
  return { paint, rgb: hslToRgb(paint.color), change, chooseColor, noteUsed };
}

function isColors(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((color) => Number.isInteger(color));
}
