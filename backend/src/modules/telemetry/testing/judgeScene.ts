import {
  type ApiDocument,
  type PartPointer,
  type Pointer,
  type PointerStore,
  startCanary,
} from '@lineleaf/releases';
import { openReleases } from '@lineleaf/releases/node';
import { CANARY, pointerOf, ROLLOUT_ID, recordOf } from '@lineleaf/releases/testing';
import type { Logger } from 'pino';
import { createLogger } from '../../../logging.ts';
import { AuditEvent, ReleaseCount, ReleaseVisit, RolloutNetwork, Setting } from '../../../models/index.ts';
import { makeReleases, type TestReleases } from '../../../testing/releaseFolder.ts';
import type { TestDatabase } from '../../../testing/testDatabase.ts';
import { AuditLog } from '../../admin/auditLog.ts';
import { Judge } from '../Judge.ts';
import { JudgeLease } from '../JudgeLease.ts';
import { minuteOf } from '../minutes.ts';
import { ReleaseTrail } from '../ReleaseTrail.ts';
import { Tickets } from '../Tickets.ts';
import { TelemetryService } from '../telemetry.service.ts';

export const LIVE = '1.0.0+c';
export const TRIAL = '2.0.0+d';
export const START_MS = Date.parse('2026-11-22T10:00:00Z');
export const MINUTE_MS = 60_000;
export const ACT = { at: new Date(START_MS).toISOString(), by: 'Ada' };

interface Doubles {
  readonly pointers?: PointerStore;
  readonly api?: ApiDocument;
  readonly logger?: Logger;
}

/** A default of mfe-auth with a canary beside it, and judges of them by a clock that tests move. */
export class JudgeScene {
  readonly database: TestDatabase;
  readonly releases: TestReleases;
  /** Milliseconds since 1970. */
  nowMs = START_MS;
  readonly clock = { now: () => new Date(this.nowMs) };

  private constructor(database: TestDatabase, releases: TestReleases) {
    this.database = database;
    this.releases = releases;
  }

  /** Begins with nothing counted and nothing told. */
  static async make(database: TestDatabase): Promise<JudgeScene> {
    await Promise.all([ReleaseCount.destroy({ where: {} }), ReleaseVisit.destroy({ where: {} })]);
    await Promise.all([RolloutNetwork.destroy({ where: {} }), Setting.destroy({ where: {} })]);
    await AuditEvent.destroy({ where: {} });
    const scene = new JudgeScene(database, await makeReleases());
    await scene.releases.point(scene.withCanary(pointerOf({ 'mfe-auth': recordOf('mfe-auth', LIVE) })));
    return scene;
  }

  withCanary(pointer: Pointer, config = CANARY): Pointer {
    const canary = { part: 'mfe-auth', release: recordOf('mfe-auth', TRIAL), id: ROLLOUT_ID, config };
    return startCanary(pointer, canary, ACT).pointer;
  }

  newTelemetry(pointers: PointerStore = this.releases.pointers): TelemetryService {
    const { sequelize } = this.database;
    const secret = 'a secret';
    const tickets = this.tickets();
    return new TelemetryService({ sequelize, clock: this.clock, tickets, secret, pointers });
  }

  tickets(): Tickets {
    return new Tickets('a secret', this.clock);
  }

  newJudge({ pointers, api, logger = createLogger('silent') }: Doubles = {}): Judge {
    const opened = openReleases(this.releases.folder);
    const store = { ...opened, pointers: pointers ?? opened.pointers };
    return new Judge({
      clock: this.clock,
      logger,
      releases: store,
      telemetry: this.newTelemetry(store.pointers),
      lease: new JudgeLease(this.clock),
      trail: this.trailOf(store.pointers),
      api: () => api,
    });
  }

  trailOf(pointers: Pick<PointerStore, 'read'>): ReleaseTrail {
    const { sequelize } = this.database;
    const audit = new AuditLog(this.clock);
    return new ReleaseTrail({ sequelize, pointers, audit, logger: createLogger('silent') });
  }

  async read(): Promise<Pointer> {
    return (await this.releases.pointers.read()).pointer;
  }

  async authNow(): Promise<PartPointer | undefined> {
    return (await this.read()).parts['mfe-auth'];
  }

  /** Has so many been counted of a release, in the minute that is now. */
  async counted(
    release: string,
    kind: string,
    total: number,
    { part = 'mfe-auth', bucket = -1 } = {},
  ): Promise<void> {
    const of = { part, release, kind, route: '', viewport: '', bucket };
    await ReleaseCount.create({ ...of, minute: minuteOf(this.clock.now()), total });
  }

  /** Each from a network of their own. */
  async visitors(canary: number, live: number): Promise<void> {
    await this.counted(TRIAL, 'visitor', canary);
    await this.counted(TRIAL, 'step_visitor', canary);
    await this.counted(LIVE, 'visitor', live);
  }

  /** The kinds of what the audit trail has, by name. */
  async trail(): Promise<string[]> {
    return (await AuditEvent.findAll()).map(({ kind }) => kind).sort();
  }
}
