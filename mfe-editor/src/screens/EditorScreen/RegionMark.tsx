import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import { type RefObject, useEffect, useRef } from 'react';
import type { RegionInfo } from '../../engine/navigate.ts';
import s from './Stage.module.css';

interface RegionMarkProps {
  region: RegionInfo;
  /** How many times the page is enlarged; the mark is not. */
  zoom: number;
  frame: RefObject<HTMLElement | null>;
  onPan: (dx: number, dy: number) => void;
}

const MARGIN_PX = 16;

/** Shows the area that the keyboard has chosen, and brings it into sight where the page is zoomed. */
export function RegionMark({ region, zoom, frame, onPan }: RegionMarkProps) {
  const anchor = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another area is chosen; who pans by hand then may look away
  useEffect(() => {
    const at = anchor.current?.getBoundingClientRect();
    const seen = frame.current?.getBoundingClientRect();
    if (!at || !seen) return;
    const dx = distanceInto([at.left, at.right], [seen.left, seen.right]);
    const dy = distanceInto([at.top, at.bottom], [seen.top, seen.bottom]);
    if (dx !== 0 || dy !== 0) onPan(dx, dy);
  }, [region.id]);
  return (
    <>
      <div
        className={s.region}
        style={{
          left: percent(region.left, PAGE_WIDTH),
          top: percent(region.top, PAGE_HEIGHT),
          width: percent(region.right - region.left, PAGE_WIDTH),
          height: percent(region.bottom - region.top, PAGE_HEIGHT),
        }}
      />
      <div
        ref={anchor}
        className={s.anchor}
        style={{
          left: percent(region.x, PAGE_WIDTH),
          top: percent(region.y, PAGE_HEIGHT),
          scale: String(1 / zoom),
        }}
      />
    </>
  );
}

function percent(value: number, whole: number): string {
  return `${(100 * value) / whole}%`;
}

/** How far a stretch must go to lie in another, a margin kept. */
function distanceInto(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): number {
  if (from < start + MARGIN_PX) return start + MARGIN_PX - from;
  return to > end - MARGIN_PX ? end - MARGIN_PX - to : 0;
}
