import type { Action, EditorStatus, Outcome } from './actions.ts';
import type { ColoringDocument } from './document.ts';
import type { Direction, RegionInfo } from './navigate.ts';
import type { Rect } from './rect.ts';

/** What to open. All pictures are PNG files as they came over the network. */
export interface OpenRequest {
  /** The line page; null if a colored copy's original is gone. */
  lines: Uint8Array<ArrayBuffer> | null;
  /** The colored copy to go on with, if it is one. */
  colored: Uint8Array<ArrayBuffer> | null;
  /** Unsaved work of an earlier visit, laid on top as one step. */
  draft: ColoringDocument | null;
  width: number;
  height: number;
}

/** `broken`: no readable PNG; `size`: another size than asked for. A draft that does not fit is not resumed. */
export type OpenReply =
  | { ok: true; regionCount: number; isResumed: boolean; status: EditorStatus }
  | { ok: false; reason: 'broken' | 'size' };

interface ActReply {
  outcome: Outcome;
  status: EditorStatus;
}

interface SampleRequest {
  /** 0xRRGGBB. */
  color: number;
  opacity: number;
  sizePx: number;
}

/** Every call to a session: what goes in and what comes out. */
export interface Calls {
  open: { request: OpenRequest; reply: OpenReply };
  act: { request: Action; reply: ActReply };
  /** Color at a place as 0xRRGGBB, null outside the page. */
  pick: { request: { x: number; y: number }; reply: number | null };
  /** The region at a number, or its neighbor in a direction. */
  region: { request: { id: number; toward?: Direction }; reply: RegionInfo | null };
  /** The region at a place, null on thick lines. */
  regionAt: { request: { x: number; y: number }; reply: RegionInfo | null };
  /** Does a step of what materials need made once; true while there is more, for idle time. */
  prepare: { request: null; reply: boolean };
  /** A PNG of squares in one color, one below the other, a material each in the order of `MATERIALS`. */
  samples: { request: SampleRequest; reply: Uint8Array<ArrayBuffer> };
  exportPng: { request: null; reply: Uint8Array<ArrayBuffer> };
  writeDocument: { request: null; reply: ColoringDocument };
}

export type CallName = keyof Calls;

/** A call on its way to the worker. */
export type CallMessage = {
  [Name in CallName]: { id: number; name: Name; request: Calls[Name]['request'] };
}[CallName];

/** What the worker sends: an answer, a failure, or pixels where it has no canvas of its own. */
export type WorkerMessage =
  | { kind: 'reply'; id: number; reply: unknown }
  | { kind: 'failure'; id: number; message: string }
  | { kind: 'pixels'; rect: Rect; pixels: Uint8ClampedArray<ArrayBuffer> };
