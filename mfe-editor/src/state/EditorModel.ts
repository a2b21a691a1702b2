import { type CopyRef, readCopy } from '@lineleaf/api-client';
import type { EditorBridge } from '../bridge/EditorBridge.ts';
import type { Action, EditorStatus, Outcome } from '../engine/actions.ts';
import type { OpenReply, OpenRequest } from '../engine/protocol.ts';
import { beginColoring, type Coloring, holdColoring } from './coloring.ts';
import type { DraftStore } from './storage.ts';

/** A fill becomes a snapshot after this long, a stroke after the shorter time (the specification's delays). */
const FILL_SETTLES_MS = 1000;
const STROKE_SETTLES_MS = 500;

/** Between two steps where the browser does not tell of idle time, and at most where it does. */
const IDLE_MS = 20;
const IDLE_TIMEOUT_MS = 500;

/** Stands for a device that keeps no draft, where it otherwise tells the step and the coloring that it keeps. */
const NOTHING = '';

const EMPTY: EditorStatus = {
  canUndo: false,
  canRedo: false,
  isUnsaved: false,
  snapshotCount: 1,
  isPending: false,
};

/** A picture made ready to be handed out. */
export interface ExportedPicture {
  png: Uint8Array<ArrayBuffer>;
  snapshotCount: number;
  /** Tells this picture from those before and after it in the same session. */
  step: number;
}

/** The open page behind the screen: sends actions to the session, settles them in time and autosaves settled steps. */
export class EditorModel {
  private status = EMPTY;
  private readonly listeners = new Set<() => void>();
  private settleTimer: ReturnType<typeof setTimeout> | undefined;
  private autosaving: Promise<void> = Promise.resolve();
  private autosaved: string = NOTHING;
  private lastAct: Promise<unknown> = Promise.resolve();
  private step = 0;
  private isOpen = false;
  private work: Coloring;
  private end: () => void = () => undefined;
  private readonly ended = new Promise<void>((resolve) => {
    this.end = resolve;
  });
  /** Told once if the session ends by itself: a worker can run out of memory. The draft holds what was settled. */
  onFailure: () => void = () => undefined;

  constructor(
    readonly bridge: EditorBridge,
    private readonly drafts: DraftStore,
    /** The copy that is opened, if it is one. */
    private readonly opened: CopyRef | null = null,
  ) {
    this.work = this.begin(opened);
  }

  /** What is saved goes into one copy with whatever else is of this coloring. */
  get coloring(): Coloring {
    return this.work;
  }

  /** For useSyncExternalStore. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getStatus = (): EditorStatus => this.status;

  /** Opens the page and resumes the draft that this device keeps for it. */
  async open(request: Omit<OpenRequest, 'draft'>): Promise<OpenReply> {
    const draft = await this.drafts.read();
    const reply = await this.bridge.call('open', { ...request, draft });
    if (reply.ok) {
      this.isOpen = true;
      this.setStatus(reply.status);
      if (reply.isResumed) {
        if (draft?.coloring) await this.resume(draft.coloring);
        this.autosaved = this.due;
      } else if (draft) await this.drafts.remove();
    }
    return reply;
  }

  /** Makes materials ready while nothing else is to do, so that the first color in one comes as fast as the next. */
  async prepareMaterials(): Promise<void> {
    do await idle();
    while (await this.bridge.call('prepare', null));
  }

  /** Does an action and plans what follows from it. */
  act(action: Action): Promise<Outcome> {
    const outcome = this.perform(action);
    this.lastAct = outcome.catch(() => undefined);
    return outcome;
  }

  /** Settles a sticker into the page at once, as a snapshot of its own; its pixels are handed over. */
  placeSticker(sticker: Omit<Action & { type: 'sticker' }, 'type'>): Promise<Outcome> {
    return this.act({ type: 'sticker', ...sticker });
  }

  /** The finished picture as PNG with the number of snapshots behind it. */
  async exportPng(): Promise<ExportedPicture> {
    await this.act({ type: 'settle' });
    const { step } = this;
    const { snapshotCount } = this.status;
    return { png: await this.bridge.call('exportPng', null), snapshotCount, step };
  }

  /** Begins another coloring: what is saved next makes a copy of its own. Returns what goes back to the one before. */
  beginNew(): () => void {
    const before = this.work;
    const begun = this.begin();
    this.work = begun;
    return () => {
      if (this.work.id !== begun.id) return;
      this.work = before;
      this.autosave();
    };
  }

  /** Takes all colors away: on a copy back to what it was, on a page to begin another coloring. */
  async startAgain(): Promise<void> {
    await this.act({ type: 'reset' });
    if (this.opened === null) this.beginNew();
  }

  /** Marks an exported picture as saved and forgets the draft; what was painted since then stays unsaved. */
  async markSaved(step: number): Promise<void> {
    await this.goOnWith(this.work);
    await this.lastAct;
    if (step !== this.step) {
      // The draft of what is not saved yet names the copy.
      this.autosave();
      return;
    }
    await this.act({ type: 'saved' });
    await this.autosaving;
  }

  /** Resolves when the draft on the device is up to date. */
  async keepDraft(): Promise<void> {
    if (!this.isOpen) return;
    if (this.status.isPending) await this.act({ type: 'settle' });
    this.autosave();
    await this.autosaving;
  }

  /** Forgets the draft, whatever the picture. */
  async discardDraft(): Promise<void> {
    await this.act({ type: 'saved' });
    await this.autosaving;
    await this.drafts.remove();
  }

  /** Keeps the draft, then ends the session. */
  async close(): Promise<void> {
    this.end();
    clearTimeout(this.settleTimer);
    this.onFailure = () => undefined;
    // A session that has ended by itself has nothing left to keep.
    await this.keepDraft().catch(() => undefined);
    this.bridge.close();
  }

  private begin(copy: CopyRef | null = null): Coloring {
    const begun = beginColoring(copy);
    void holdColoring(begun.id, this.ended);
    return begun;
  }

  /** Goes on with a draft's coloring; where another editor has it open, with one of its own, told if the copy changes meanwhile. */
  private async resume(coloring: Coloring): Promise<void> {
    if (await holdColoring(coloring.id, this.ended)) await this.goOnWith(coloring);
    else this.work = this.begin(coloring.copy);
  }

  /** Takes up a coloring; its copy may have been made or changed since that was written down. */
  private async goOnWith({ id, copy }: Coloring): Promise<void> {
    this.work = { id, copy: (await readCopy(id)) ?? copy };
  }

  private async perform(action: Action): Promise<Outcome> {
    clearTimeout(this.settleTimer);
    const { outcome, status } = await this.bridge.call('act', action).catch((error: unknown) => {
      this.onFailure();
      throw error;
    });
    this.setStatus(status);
    if (action.type === 'stroke-move') return outcome;
    // What was refused or changed nothing leaves the draft as it is.
    if (outcome.kind === 'changed') this.step++;
    if (action.type === 'stroke-start') return outcome;
    if (status.isPending)
      this.settleLater(action.type === 'stroke-end' ? STROKE_SETTLES_MS : FILL_SETTLES_MS);
    else this.autosave();
    return outcome;
  }

  private settleLater(delayMs: number): void {
    this.settleTimer = setTimeout(() => {
      void this.act({ type: 'settle' }).catch(() => undefined);
    }, delayMs);
  }

  private autosave(): void {
    this.autosaving = this.autosaving.then(() => this.writeDraft()).catch(() => undefined);
  }

  /** What the device is to keep now. */
  private get due(): string {
    return this.status.isUnsaved ? [this.step, this.work.id, this.work.copy?.version].join() : NOTHING;
  }

  private async writeDraft(): Promise<void> {
    const { due } = this;
    if (this.autosaved === due) return;
    this.autosaved = due;
    if (due === NOTHING) await this.drafts.remove();
    else {
      const document = await this.bridge.call('writeDocument', null);
      await this.drafts.write({ ...document, coloring: this.work });
    }
  }

  private setStatus(status: EditorStatus): void {
    const isSame = (Object.keys(status) as (keyof EditorStatus)[]).every(
      (key) => status[key] === this.status[key],
    );
    if (isSame) return;
    this.status = status;
    for (const listener of this.listeners) listener();
  }
}

/** Resolves when the browser has time; where it does not say so, a little later. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, IDLE_MS);
    else requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
  });
}
