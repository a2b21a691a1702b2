import {
  type Act,
  awaitPerson,
  type Change,
  hold,
  moveShare,
  type Pointer,
  promote,
  ReleaseRefused,
  rollback,
  type Verdict,
  verdictOf,
} from '@lineleaf/releases';
import { changeReleases, type Releases } from '@lineleaf/releases/node';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { figuresOf } from './figuresOf.ts';
import type { JudgeLease } from './JudgeLease.ts';
import type { ReleaseTrail } from './ReleaseTrail.ts';
import type { TelemetryService } from './telemetry.service.ts';

interface JudgeParts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly releases: Releases;
  readonly telemetry: TelemetryService;
  readonly lease: JudgeLease;
  readonly trail: ReleaseTrail;
  /** The API of this server, as a release's `openapi.json` has it. */
  readonly api: () => Parameters<typeof changeReleases>[2];
}

const TURN_MS = 15_000;

/** Moves rollouts on, holds them or takes them back, by what is counted of them: one node at a time. */
export class Judge {
  readonly #parts: JudgeParts;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(parts: JudgeParts) {
    this.#parts = parts;
  }

  /** Judges every 15 s until `stop`. */
  start(): void {
    this.#timer = setInterval(() => {
      this.#turn = this.turn().catch((error: unknown) => {
        this.#parts.logger.error({ err: error }, 'the releases could not be judged');
      });
    }, TURN_MS);
    this.#timer.unref();
  }

  /** Resolves when no turn is under way; another node may go on at once. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#turn;
    await this.#parts.lease.release().catch((error: unknown) => {
      this.#parts.logger.warn({ err: error }, 'the lease of the judge is left to run out');
    });
  }

  /** Judges each rollout once, where no other node does; a part that cannot be judged keeps none of the others from it. */
  async turn(): Promise<void> {
    const { lease, telemetry, releases, trail } = this.#parts;
    if (!(await lease.hold())) return;
    await telemetry.countNeverReady();
    let { pointer } = await releases.pointers.read();
    for (const part of Object.keys(pointer.parts)) pointer = await this.#tryToJudge(pointer, part);
    await trail.copy();
    await telemetry.forget(pointer);
  }

  /** The pointer after the verdict on one part; the same where it could not be judged, which the next turn tries again. */
  async #tryToJudge(pointer: Pointer, part: string): Promise<Pointer> {
    try {
      return await this.#judge(pointer, part);
    } catch (error) {
      this.#parts.logger.error({ err: error, part }, 'a part could not be judged');
      return pointer;
    }
  }

  /** The pointer after the verdict on one part; the same where nothing was changed. */
  async #judge(pointer: Pointer, part: string): Promise<Pointer> {
    const found = pointer.parts[part];
    if (!found?.rollout) return pointer;
    const now = this.#parts.clock.now();
    const { rollout } = found;
    const verdict = verdictOf(rollout, await figuresOf(part, { ...found, rollout }), now);
    if (verdict.action === 'go_on') return pointer;
    const act = {
      at: now.toISOString(),
      by: 'judge',
      reason: verdict.reason,
      generation: pointer.generation,
    };
    try {
      return await this.#change((read) => changeOf(read, part, verdict, act));
    } catch (error) {
      return this.#refused(pointer, part, { error, act });
    }
  }

  /** A stale verdict is given again at the next turn; a promotion that does not fit is for a person. */
  async #refused(
    pointer: Pointer,
    part: string,
    { error, act }: { readonly error: unknown; readonly act: Act },
  ): Promise<Pointer> {
    if (!(error instanceof ReleaseRefused)) throw error;
    this.#parts.logger.warn({ part, code: error.code }, 'a verdict was not carried out');
    if (error.code !== 'unfit') return pointer;
    return this.#change((read) => awaitPerson(read, part, { ...act, reason: error.message }));
  }

  async #change(change: (pointer: Pointer) => Change): Promise<Pointer> {
    const { releases, api } = this.#parts;
    return (await changeReleases(releases, change, api())).pointer;
  }
}

type Decision = Exclude<Verdict, { readonly action: 'go_on' }>;

function changeOf(pointer: Pointer, part: string, verdict: Decision, act: Act): Change {
  switch (verdict.action) {
    case 'move_share':
      return moveShare(pointer, { part, share: verdict.share }, act);
    case 'promote':
      return promote(pointer, part, act);
    case 'roll_back':
      return rollback(pointer, part, act);
    case 'hold':
      return hold(pointer, part, act);
    case 'await_person':
      return awaitPerson(pointer, part, act);
  }
}
