import { type Act, checkGeneration, type Pointer, ReleaseRefused, rolloutChanges } from '@lineleaf/releases';
import { changeReleases, type Releases } from '@lineleaf/releases/node';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { ReleaseTrail } from '../telemetry/ReleaseTrail.ts';
import { stepVisitorsOf } from '../telemetry/stepVisitors.ts';
import { type DayCounts, ReleaseCounter } from './ReleaseCounter.ts';

interface ReleaseServiceParts {
  readonly clock: Clock;
  readonly releases: Releases;
  readonly trail: ReleaseTrail;
  /** The API of this server, as a release's `openapi.json` has it. */
  readonly api: () => Parameters<typeof changeReleases>[2];
}

/** What is served, and what was counted of it. */
export interface ReleaseState {
  readonly pointer: Pointer;
  readonly countsOf: (part: string, release: string) => DayCounts;
  /** Canary visitors in the step that runs, by part; absent without a rollout. */
  readonly stepVisitors: ReadonlyMap<string, number>;
}

/** A decision of a person or a pipeline. */
export interface ReleaseDecision {
  readonly part: string;
  readonly action: keyof typeof rolloutChanges;
  /** The pointer's, when it was decided. */
  readonly generation: number;
  readonly by: string;
  readonly reason?: string;
}

/** Shows and changes what is served, beside the judge and the scripts. */
export class ReleaseService {
  readonly #parts: ReleaseServiceParts;
  readonly #counter = new ReleaseCounter();

  constructor(parts: ReleaseServiceParts) {
    this.#parts = parts;
  }

  async state(): Promise<ReleaseState> {
    const { pointer } = await this.#parts.releases.pointers.read();
    const inRollout = Object.entries(pointer.parts).flatMap(([part, { rollout }]) =>
      rollout ? [{ part, rollout }] : [],
    );
    const [countsOf, steps] = await Promise.all([
      this.#counter.count(pointer, this.#parts.clock.now()),
      Promise.all(
        inRollout.map(async ({ part, rollout }) => [part, await stepVisitorsOf(part, rollout)] as const),
      ),
    ]);
    return { pointer, countsOf, stepVisitors: new Map(steps) };
  }

  /** Carries a decision out and writes it down. NOT_FOUND, RELEASE_CHANGED, RELEASE_REFUSED. */
  async change({ part, action, ...decided }: ReleaseDecision): Promise<void> {
    const { clock, releases, trail, api } = this.#parts;
    const act: Act = { ...decided, at: clock.now().toISOString() };
    await changeReleases(
      releases,
      (read) => {
        // Why it cannot be done on another state than the one decided on says nothing.
        checkGeneration(read, act);
        if (!Object.hasOwn(read.parts, part)) throw new ApiError('NOT_FOUND');
        return rolloutChanges[action](read, part, act);
      },
      api(),
    ).catch(refuse);
    await trail.copy();
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof ReleaseRefused)) throw error;
  if (error.code === 'stale') throw new ApiError('RELEASE_CHANGED', { cause: error });
  throw new ApiError('RELEASE_REFUSED', { detail: error.message, cause: error });
}
