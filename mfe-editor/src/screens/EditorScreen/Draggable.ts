import { readPreference, writePreference } from '../../state/preferences.ts';
import { coversAnything } from './coversAnything.ts';

interface Point {
  x: number;
  y: number;
}

/** Where the user put it: its corner on the unscrolled page, and the window it was put there in. CSS px. */
interface ChosenPlace extends Point {
  width: number;
  height: number;
}

const MARGIN_PX = 8;
/** Dropped nearer than this to where it came from, it goes back there. */
const SNAP_PX = 24;
const HOME: Point = { x: 0, y: 0 };

/**
 * An element that the user may move away from its home, the place that the layout gives it. It stays on screen. In
 * another window than the one it was moved in it keeps its place only where it covers nothing, else it goes home;
 * the user's place is not forgotten.
 */
export class Draggable {
  private chosen: ChosenPlace | null;
  private offset = HOME;
  private held: Point | null = null;

  constructor(
    private readonly ref: { readonly current: HTMLElement | null },
    private readonly name: string,
  ) {
    this.chosen = readPreference(name, isChosenPlace, null);
  }

  /** Follows window and layout until the answer is called. */
  watch(): () => void {
    // After the layout has answered the same event.
    const later = () => requestAnimationFrame(() => this.settle());
    const observer = new ResizeObserver(later);
    if (this.ref.current?.parentElement) observer.observe(this.ref.current.parentElement);
    addEventListener('resize', later);
    addEventListener('scroll', later, { passive: true });
    this.settle();
    return () => {
      observer.disconnect();
      removeEventListener('resize', later);
      removeEventListener('scroll', later);
    };
  }

  /** Takes hold of it at a point of the window. */
  grip(x: number, y: number): void {
    const { left, top } = this.box();
    this.held = { x: x - left, y: y - top };
  }

  drag(x: number, y: number): void {
    if (this.held) this.moveTo({ x: x - this.held.x, y: y - this.held.y });
  }

  drop(): void {
    if (!this.held) return;
    this.held = null;
    if (Math.hypot(this.offset.x, this.offset.y) < SNAP_PX) this.goHome();
    else this.remember();
  }

  /** Moves it by so many CSS px. */
  nudge(dx: number, dy: number): void {
    const { left, top } = this.box();
    this.moveTo({ x: left + dx, y: top + dy });
    this.remember();
  }

  goHome(): void {
    this.chosen = null;
    writePreference(this.name, null);
    this.place(HOME);
  }

  private settle(): void {
    const { chosen } = this;
    if (this.held || !chosen) return;
    this.moveTo({ x: chosen.x - scrollX, y: chosen.y - scrollY });
    const isSameWindow = chosen.width === innerWidth && chosen.height === innerHeight;
    if (!isSameWindow && this.ref.current && coversAnything(this.ref.current)) this.place(HOME);
  }

  private moveTo({ x, y }: Point): void {
    const { left, top, width, height } = this.box();
    this.place({
      x: this.offset.x - left + clamp(x, innerWidth - width - MARGIN_PX),
      y: this.offset.y - top + clamp(y, innerHeight - height - MARGIN_PX),
    });
  }

  private place(offset: Point): void {
    this.offset = offset;
    if (this.ref.current)
      this.ref.current.style.translate = offset === HOME ? '' : `${offset.x}px ${offset.y}px`;
  }

  private remember(): void {
    const { left, top } = this.box();
    this.chosen = { x: left + scrollX, y: top + scrollY, width: innerWidth, height: innerHeight };
    writePreference(this.name, this.chosen);
  }

  private box(): DOMRect {
    return this.ref.current?.getBoundingClientRect() ?? new DOMRect();
  }
}

function clamp(value: number, max: number): number {
  return Math.max(MARGIN_PX, Math.min(max, value));
}

function isChosenPlace(value: unknown): value is ChosenPlace | null {
  if (typeof value !== 'object' || value === null) return false;
  return ['x', 'y', 'width', 'height'].every((key) =>
    Number.isFinite((value as Record<string, unknown>)[key]),
  );
}
