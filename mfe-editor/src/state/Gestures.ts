import type { Point, StrokePoint } from '../engine/stroke.ts';
import type { Box } from './viewport.ts';

/** What the gestures need of a pointer event; x and y in CSS px from the frame's corner. */
export interface PointerInput extends StrokePoint {
  id: number;
  type: string;
  button: number;
  /** Larger side of the contact in CSS px. */
  contactPx: number;
}

/** What the main button or one finger does. */
export type GestureMode = 'tap' | 'stroke' | 'select';

/** What gestures lead to. Points in CSS px from the frame's corner. */
export interface GestureTarget {
  mode(): GestureMode;
  tap(at: Point): void;
  strokeStart(at: StrokePoint): void;
  strokeMove(points: readonly StrokePoint[]): void;
  strokeEnd(): void;
  strokeCancel(): void;
  /** The selection while it is drawn. */
  selecting(box: Box): void;
  /** The selection when it ends; null if it was broken off. */
  selected(box: Box | null): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
}

/** A contact broader than this is a palm, not a finger. */
const PALM_PX = 80;
/** A tap may wander this far. */
const TAP_SLOP_PX = 12;

type Gesture = {
  kind: GestureMode | 'pan' | 'pinch';
  pointer: number;
  start: Point;
  last: Point;
  isFar: boolean;
};

/**
 * Tells taps, strokes, selections, pans and pinches apart. A second finger turns whatever began into a pinch and takes
 * the stroke back; palms, and fingers while a pen is down, are ignored.
 */
export class Gestures {
  private readonly pointers = new Map<number, PointerInput>();
  private gesture: Gesture | null = null;

  constructor(private readonly target: GestureTarget) {}

  down(input: PointerInput): void {
    if (this.isStray(input)) return;
    this.pointers.set(input.id, input);
    const isSecondFinger = input.type === 'touch' && this.pointers.size > 1;
    if (isSecondFinger) this.startPinch(input);
    else if (!this.gesture) this.startSingle(input);
  }

  /** `inputs`: the event with those that the browser put together into it, oldest first. */
  move(inputs: readonly PointerInput[]): void {
    const input = inputs.at(-1);
    const gesture = this.gesture;
    if (!input || !gesture || !this.pointers.has(input.id)) return;
    if (gesture.kind === 'pinch') {
      this.pinch(input);
      return;
    }
    if (input.id !== gesture.pointer) return;
    gesture.isFar ||= Math.hypot(input.x - gesture.start.x, input.y - gesture.start.y) > TAP_SLOP_PX;
    if (gesture.kind === 'stroke') this.target.strokeMove(inputs);
    if (gesture.kind === 'select') this.target.selecting(boxOf(gesture.start, input));
    if (gesture.kind === 'pan') this.target.pan(input.x - gesture.last.x, input.y - gesture.last.y);
    gesture.last = input;
  }

  up(input: PointerInput): void {
    const isKnown = this.pointers.delete(input.id);
    const gesture = this.gesture;
    if (!isKnown || !gesture) return;
    if (gesture.kind === 'pinch') {
      // The finger that stays must not paint: all fingers up first.
      if (this.pointers.size === 0) this.gesture = null;
      return;
    }
    if (input.id !== gesture.pointer) return;
    this.gesture = null;
    if (gesture.kind === 'stroke') this.target.strokeEnd();
    if (gesture.kind === 'select') this.target.selected(boxOf(gesture.start, input));
    if (gesture.kind === 'tap' && !gesture.isFar) this.target.tap(gesture.start);
  }

  /** The system took the pointer away: what it began is taken back. */
  cancel(input: PointerInput): void {
    if (!this.pointers.delete(input.id)) return;
    if (this.gesture?.kind === 'pinch' && this.pointers.size > 0) return;
    this.breakOff();
    this.gesture = null;
  }

  private isStray(input: PointerInput): boolean {
    if (input.type !== 'touch') return false;
    const isPenDown = [...this.pointers.values()].some((pointer) => pointer.type === 'pen');
    return isPenDown || isPalm(input);
  }

  private startSingle(input: PointerInput): void {
    const isPan = input.type === 'mouse' && input.button === 2;
    if (!isPan && input.button !== 0) return;
    const kind = isPan ? 'pan' : this.target.mode();
    this.gesture = { kind, pointer: input.id, start: input, last: input, isFar: false };
    if (kind === 'stroke') this.target.strokeStart(input);
  }

  private startPinch(input: PointerInput): void {
    this.breakOff();
    this.gesture = { kind: 'pinch', pointer: input.id, start: input, last: input, isFar: true };
  }

  private breakOff(): void {
    if (this.gesture?.kind === 'stroke') this.target.strokeCancel();
    if (this.gesture?.kind === 'select') this.target.selected(null);
  }

  private pinch(input: PointerInput): void {
    const before = spanOf([...this.pointers.values()]);
    this.pointers.set(input.id, input);
    const after = spanOf([...this.pointers.values()]);
    if (!before || !after) return;
    this.target.pan(after.x - before.x, after.y - before.y);
    if (before.distance > 0) this.target.zoom(after.distance / before.distance, after);
  }
}

/** Whether a contact is too broad for a finger. */
export function isPalm({ type, contactPx }: Pick<PointerInput, 'type' | 'contactPx'>): boolean {
  return type === 'touch' && contactPx > PALM_PX;
}

function spanOf([a, b]: readonly Point[]): (Point & { distance: number }) | null {
  if (!a || !b) return null;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.hypot(a.x - b.x, a.y - b.y) };
}

function boxOf(a: Point, b: Point): Box {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}
