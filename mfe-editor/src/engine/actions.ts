import type { Material } from './entry.ts';
import type { Rect } from './rect.ts';
import type { StrokePoint } from './stroke.ts';

/** All that changes a picture, as plain data: a recorded list replays to the same bytes. */
export type Action =
  | {
      type: 'fill';
      x: number;
      y: number;
      /** 0xRRGGBB. */
      color: number;
      opacity: number;
      /** Plain color where there is none. */
      material?: Material;
      /** Stops at small gaps in the lines. */
      closesGaps?: boolean;
    }
  | {
      type: 'stroke-start';
      x: number;
      y: number;
      /** 0xRRGGBB; the eraser's strokes have none and go back to paper. */
      color: number | 'paper';
      opacity: number;
      material?: Material;
      width: number;
      /** Of a pen, 0 to 1. */
      pressure?: number;
      /** Keeps the stroke inside the region it began in. */
      isClipped: boolean;
    }
  | { type: 'stroke-move'; points: readonly StrokePoint[] }
  | { type: 'stroke-end' }
  /** Takes the unfinished stroke back: a second finger made it a pinch. */
  | { type: 'stroke-cancel' }
  /**
   * Settles a picture into the page: what it covers becomes paper, its own lines become the page's. Its pixels are as ImageData
   * has them; alpha says what it covers, luminance what its lines are. What falls beyond the page is left out.
   */
  | {
      type: 'sticker';
      /** Whole page pixels. */
      left: number;
      top: number;
      /** Pixels in each row of `rgba`. */
      width: number;
      /** Handed over: a worker takes the memory with it. */
      rgba: Uint8ClampedArray;
    }
  /** Makes the last fill or stroke a snapshot; any other action does so as well. */
  | { type: 'settle' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'reset' }
  /** Tells that the picture as it is now was saved. */
  | { type: 'saved' };

/** What an action came to. `line`: refused, the click was on the line art or outside every area. */
export type Outcome =
  /** `isLeak`: the fill ran through a small gap into a larger area. */
  | { kind: 'changed'; rect: Rect | null; isLeak?: boolean }
  | { kind: 'unchanged' }
  | { kind: 'refused'; reason: 'line' };

/** What the controls need to know. */
export interface EditorStatus {
  canUndo: boolean;
  canRedo: boolean;
  /** Differs from the picture as opened and as last saved. */
  isUnsaved: boolean;
  /** Snapshots in the history, the opening one included: what `colors_used` says. */
  snapshotCount: number;
  /** Whether the last action waits to be settled. */
  isPending: boolean;
}
