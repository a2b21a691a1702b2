import { createHmac } from 'node:crypto';
import { type TelemetryReport, VITAL_KINDS } from '@lineleaf/api-client/contract';
import { type Pointer, type PointerStore, type Rollout, servedReleases } from '@lineleaf/releases';
import { Op, type Sequelize } from 'sequelize';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { sha256 } from '../../hashing.ts';
import { ReleaseVisit, RolloutNetwork } from '../../models/index.ts';
import { hourOf, minuteOf } from './minutes.ts';
import type { Ticket, Tickets } from './Tickets.ts';
import {
  bitsOf,
  type Counted,
  type CountKind,
  carriesStep,
  comparedVital,
  countNetwork,
  countUp,
  type MarkKind,
  mark,
  without,
} from './visitMarks.ts';

interface TelemetryParts {
  readonly sequelize: Sequelize;
  readonly clock: Clock;
  readonly pointers: PointerStore;
  readonly tickets: Tickets;
  readonly secret: string;
}

/** Something told of a visit, or that follows from it. */
interface Told<Kind extends CountKind = CountKind> {
  readonly kind: Kind;
  readonly route: string;
  readonly viewport: string;
  readonly bucket?: number;
}

const LOAD_FAILURES = ['load_failed_network', 'load_failed_integrity', 'load_failed_other'] as const;
const FAILURES: ReadonlySet<MarkKind> = new Set([...LOAD_FAILURES, 'crashed', 'error']);
/** Only who loaded a release over the network is compared: files in a cache fail seldom, and a canary's never are. */
const OVER_THE_NETWORK: ReadonlySet<MarkKind> = new Set(['loaded', ...LOAD_FAILURES]);
const ENDED = bitsOf(['loaded', 'loaded_cached', ...LOAD_FAILURES, 'never_ready']);
const LOADS = bitsOf(['loaded', 'loaded_cached']);
const READY_WITHIN_MS = 60_000;
const NEVER_READY_BATCH = 500;
const KEPT_HOURS = 2;
const NETWORK_HASH_LENGTH = 32;
const NOTHING: Told<'begun'> = { kind: 'begun', route: '', viewport: '' };

/** Counts how releases run, by visitor and hour and without identity. */
export class TelemetryService {
  readonly #parts: TelemetryParts;
  #watch: (counted: Counted) => void = () => {};

  constructor(parts: TelemetryParts) {
    this.#parts = parts;
  }

  /** Has somebody told of each thing that this process counts. */
  watch(watch: (counted: Counted) => void): void {
    this.#watch = watch;
  }

  /**
   * Counts reports of a client whose wide network (`clientSite`) is this: once a ticket and kind. What bears no good
   * ticket, or names a route that no served release has, is left out.
   */
  async take(reports: readonly TelemetryReport[], site: string): Promise<void> {
    const { pointer } = await this.#parts.pointers.read();
    const routes = routesOf(pointer);
    for (const report of reports) {
      const ticket = this.#parts.tickets.read(report.ticket);
      if (ticket && routes.has(report.route)) await this.#count(ticket, report, { pointer, site });
    }
  }

  /** Counts that a visitor was given a shell, while another is on trial: whether it is ever ready, its scripts tell. */
  async begin(ticket: Ticket, site: string): Promise<void> {
    const { pointer } = await this.#parts.pointers.read();
    if (pointer.parts[ticket.part]?.rollout) await this.#count(ticket, NOTHING, { pointer, site });
  }

  /** Counts who was given a release and never told within a minute that it is ready; returns how many. */
  async countNeverReady(): Promise<number> {
    const { clock, pointers } = this.#parts;
    const begunAt = { [Op.lte]: new Date(clock.now().getTime() - READY_WITHIN_MS) };
    const where = { begunAt, [Op.and]: [without(ENDED)] };
    const visits = await ReleaseVisit.findAll({ where, limit: NEVER_READY_BATCH });
    if (visits.length === 0) return 0;
    const { pointer } = await pointers.read();
    for (const visit of visits) {
      await this.#transact(async (count) => {
        if (!(await mark(visit.id, 'never_ready'))) return;
        await count(visit, { ...NOTHING, kind: 'never_ready' });
        await this.#risk(visit, pointer, count);
        await this.#fail(visit, pointer, count);
      });
    }
    return visits.length;
  }

  /** Deletes visits that are over and the networks of rollouts that are. */
  async forget({ parts }: Pointer): Promise<void> {
    const hour = hourOf(this.#parts.clock.now());
    await ReleaseVisit.destroy({ where: { hour: { [Op.lt]: hour - KEPT_HOURS } } });
    const open = Object.values(parts).flatMap(({ rollout }) => (rollout ? [rollout.id] : []));
    await RolloutNetwork.destroy({ where: { rollout: { [Op.notIn]: open } } });
  }

  #count(ticket: Ticket, told: Told<MarkKind>, from: { pointer: Pointer; site: string }): Promise<void> {
    const { hour, nonce, part, release } = ticket;
    const id = sha256(`${hour} ${nonce} ${part} ${release}`);
    const rollout = from.pointer.parts[part]?.rollout;
    const network = rollout ? this.#networkOf(rollout, from.site) : null;
    return this.#transact(async (count) => {
      await ReleaseVisit.bulkCreate([{ id, part, release, hour, network }], { ignoreDuplicates: true });
      if (!(await mark(id, told.kind))) return;
      const visit = await ReleaseVisit.findByPk(id, { rejectOnEmpty: true });
      await count(visit, told);
      if (told.kind === 'begun') await visit.update({ begunAt: this.#parts.clock.now() });
      if (OVER_THE_NETWORK.has(told.kind)) await this.#risk(visit, from.pointer, count);
      await this.#compare(visit, told, count);
      await visit.reload();
      const isAtRisk = (visit.marks & bitsOf(['visitor'])) !== 0;
      if (isAtRisk && FAILURES.has(told.kind)) await this.#fail(visit, from.pointer, count);
    });
  }

  /** Puts a visitor at risk; one of the canary carries its step on, where few of their network did. */
  async #risk(visit: ReleaseVisit, { parts }: Pointer, count: Count): Promise<void> {
    if (!(await mark(visit.id, 'visitor'))) return;
    await count(visit, { ...NOTHING, kind: 'visitor' });
    const isCanary = parts[visit.part]?.rollout?.release.release === visit.release;
    if (isCanary && (await carriesStep(visit))) await count(visit, { ...NOTHING, kind: 'step_visitor' });
  }

  /** Has the judge compare a vital: a default in warm caches would seem faster than any canary. */
  async #compare(visit: ReleaseVisit, { kind, bucket }: Told, count: Count): Promise<void> {
    const vital = VITAL_KINDS.find((each) => each === kind);
    const cameOverNetwork = (visit.marks & LOADS) === bitsOf(['loaded']);
    if (vital && cameOverNetwork) await count(visit, { ...NOTHING, kind: comparedVital(vital), bucket });
  }

  async #fail(visit: ReleaseVisit, { parts }: Pointer, count: Count): Promise<void> {
    if (!(await mark(visit.id, 'failing'))) return;
    const rollout = parts[visit.part]?.rollout;
    if (rollout && visit.network !== null) {
      const arm = rollout.release.release === visit.release ? 'canary' : 'live';
      const key = { rollout: rollout.id, arm, network: visit.network, hour: visit.hour } as const;
      if (!(await countNetwork(key))) return;
    }
    await count(visit, { ...NOTHING, kind: 'failing' });
  }

  #networkOf({ id }: Rollout, site: string): string {
    const hash = createHmac('sha256', this.#parts.secret).update(`network ${id} ${site}`).digest('hex');
    return hash.slice(0, NETWORK_HASH_LENGTH);
  }

  /** Counts in one transaction, and tells of it when it holds. */
  async #transact(action: (count: Count) => Promise<void>): Promise<void> {
    const minute = minuteOf(this.#parts.clock.now());
    const counted = await inTransaction(this.#parts.sequelize, async () => {
      const all: Counted[] = [];
      await action(async ({ part, release }, { kind, route, viewport, bucket = -1 }) => {
        const one = { part, release, minute, kind, route, viewport, bucket };
        await countUp(one);
        all.push(one);
      });
      return all;
    });
    for (const one of counted) this.#watch(one);
  }
}

type Count = (visit: ReleaseVisit, told: Told) => Promise<void>;

function routesOf({ parts }: Pointer): ReadonlySet<string> {
  const served = Object.values(parts).flatMap(servedReleases);
  return new Set(served.flatMap(({ contract }) => contract.routes.map(({ path }) => path)));
}
