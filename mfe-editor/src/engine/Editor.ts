import type { Action, EditorStatus, Outcome } from './actions.ts';
import { PAPER, pixelOver } from './color.ts';
import { applyDelta, type Delta, deltaBetween, isEmpty } from './delta.ts';
import { type ColoringDocument, readDocument } from './document.ts';
import { entryOf } from './entry.ts';
import { fillDelta, leakOf, NEAR_BLACK } from './fill.ts';
import { History } from './history.ts';
import { setPage } from './page.ts';
import { colorAt, type Picture } from './picture.ts';
import { type Rect, unionRect } from './rect.ts';
import { settleSticker } from './sticker.ts';
import { Stroke, type StrokePoint } from './stroke.ts';

const UNCHANGED: Outcome = { kind: 'unchanged' };
const REFUSED: Outcome = { kind: 'refused', reason: 'line' };
const OPENED = 0;
/** A fill that grew more than so many times through small gaps looks like a leak. */
const LEAK_RATIO = 4;

/** The whole editor without a screen: takes actions, keeps picture and history, and says what changed. */
export class Editor {
  private readonly history = new History();
  private readonly opened: { lines: Uint8Array; flat: Uint32Array; over?: Uint32Array };
  private pending: { delta: Delta; from: number; to: number } | null = null;
  private stroke: { stroke: Stroke; rect: Rect | null } | null = null;
  private state = OPENED;
  private savedState = OPENED;
  private lastState = OPENED;

  /** Takes a picture as opened. */
  constructor(readonly picture: Picture) {
    // A plane without entries is not worth a copy of 8 MB.
    const hasOver = picture.overCount.some((count) => count !== 0);
    this.opened = {
      lines: picture.lines,
      flat: picture.flat.slice(),
      ...(hasOver && { over: picture.over.slice() }),
    };
  }

  get status(): EditorStatus {
    return {
      canUndo: this.history.canUndo || this.pending !== null,
      canRedo: this.history.canRedo && this.pending === null,
      isUnsaved: this.stroke !== null || (this.state !== OPENED && this.state !== this.savedState),
      snapshotCount: this.history.snapshotCount,
      isPending: this.pending !== null,
    };
  }

  /** Bytes that the history holds. */
  get historyBytes(): number {
    return this.history.byteLength;
  }

  /** Does one action. Coordinates outside the page change nothing. */
  apply(action: Action): Outcome {
    if (action.type === 'stroke-move') return this.extendStroke(action.points);
    if (action.type === 'stroke-cancel') return this.cancelStroke();
    const ended = this.endStroke();
    if (action.type === 'stroke-end') return ended;
    this.settle();
    switch (action.type) {
      case 'fill':
        return this.fill(action);
      case 'stroke-start':
        return this.startStroke(action);
      case 'sticker':
        return this.settleSticker(action);
      case 'undo':
        return this.step(true);
      case 'redo':
        return this.step(false);
      case 'reset':
        return this.reset();
      case 'saved':
        this.savedState = this.state;
        return UNCHANGED;
      case 'settle':
        return UNCHANGED;
    }
  }

  /** Lays saved colors over the picture as opened, as one step; false if they do not fit it. */
  resume(document: ColoringDocument): boolean {
    const { lines, flat, over } = this.picture;
    const before = { lines, flat: flat.slice(), over: over.slice() };
    if (!readDocument(this.picture, document)) return false;
    this.commit(deltaBetween(before, this.picture), null);
    this.settle();
    return true;
  }

  /** The color at a place as an opaque pixel, without lines; null outside the page. */
  pick(x: number, y: number): number | null {
    const index = this.indexOf(x, y);
    return index < 0 ? null : colorAt(this.picture, index);
  }

  private indexOf(x: number, y: number): number {
    const { width, height } = this.picture.regions;
    const isOutside = !(x >= 0 && y >= 0 && x < width && y < height);
    return isOutside ? -1 : Math.floor(y) * width + Math.floor(x);
  }

  private fill(action: Action & { type: 'fill' }): Outcome {
    const { x, y, color, opacity, material = 'flat', closesGaps = false } = action;
    const index = this.indexOf(x, y);
    if (index < 0) return UNCHANGED;
    if ((this.picture.lines[index] as number) < NEAR_BLACK) return REFUSED;
    const entry = entryOf(pixelOver(color, opacity), material);
    const delta = fillDelta(this.picture, { index, entry, closesGaps });
    if (!delta) return REFUSED;
    const outcome = this.commit(delta, applyDelta(this.picture, delta, false));
    const isLeak = outcome.kind === 'changed' && !closesGaps && leakOf(this.picture, index) > LEAK_RATIO;
    return isLeak ? { ...outcome, isLeak } : outcome;
  }

  private settleSticker(action: Action & { type: 'sticker' }): Outcome {
    const page = settleSticker(this.picture, action);
    if (!page) return UNCHANGED;
    const delta = deltaBetween(this.picture, page);
    if (isEmpty(delta)) return UNCHANGED;
    const outcome = this.commit(delta, setPage(this.picture, page));
    this.settle();
    return outcome;
  }

  private startStroke(action: Action & { type: 'stroke-start' }): Outcome {
    const index = this.indexOf(action.x, action.y);
    const owner = index < 0 ? 0 : (this.picture.regions.owner[index] as number);
    const isEraser = action.color === 'paper';
    const style = {
      width: action.width,
      pixel: action.color === 'paper' ? PAPER : pixelOver(action.color, action.opacity),
      material: isEraser ? 'flat' : (action.material ?? 'flat'),
      clipRegion: action.isClipped ? owner : 0,
    } as const;
    const stroke = new Stroke(this.picture, style, action);
    const rect = stroke.begin();
    this.stroke = { stroke, rect };
    return { kind: 'changed', rect };
  }

  private extendStroke(points: readonly StrokePoint[]): Outcome {
    if (!this.stroke) return UNCHANGED;
    let rect: Rect | null = null;
    for (const point of points) rect = unionRect(rect, this.stroke.stroke.extend(point));
    this.stroke.rect = unionRect(this.stroke.rect, rect);
    return { kind: 'changed', rect };
  }

  private endStroke(): Outcome {
    if (!this.stroke) return UNCHANGED;
    const { delta, rect } = this.stroke.stroke.finish();
    this.stroke = null;
    this.settle();
    return this.commit(delta, rect);
  }

  private cancelStroke(): Outcome {
    if (!this.stroke) return UNCHANGED;
    const { delta } = this.stroke.stroke.finish();
    this.stroke = null;
    return { kind: 'changed', rect: applyDelta(this.picture, delta, true) };
  }

  private commit(delta: Delta, rect: Rect | null, to?: number): Outcome {
    if (isEmpty(delta)) return UNCHANGED;
    this.pending = { delta, from: this.state, to: to ?? ++this.lastState };
    this.state = this.pending.to;
    return { kind: 'changed', rect };
  }

  private settle(): void {
    if (!this.pending) return;
    this.history.push(this.pending);
    this.pending = null;
  }

  private step(isUndo: boolean): Outcome {
    const step = isUndo ? this.history.undo() : this.history.redo();
    if (!step) return UNCHANGED;
    this.state = isUndo ? step.from : step.to;
    return { kind: 'changed', rect: applyDelta(this.picture, step.delta, isUndo) };
  }

  /** Back to the picture as opened, as a step that can itself be undone. */
  private reset(): Outcome {
    const { lines, flat, over = new Uint32Array(lines.length) } = this.opened;
    const delta = deltaBetween(this.picture, { lines, flat, over });
    const outcome = this.commit(delta, applyDelta(this.picture, delta, false), OPENED);
    this.settle();
    return outcome;
  }
}
