import { OWN_ACTIVITY_KINDS } from '@lineleaf/api-client/contract';
import { Op } from 'sequelize';
import type { Clock } from '../../clock.ts';
import { NEWEST_FIRST } from '../../http/keysetCursor.ts';
import { AuditEvent } from '../../models/index.ts';
import { newId } from '../../randomness.ts';

/** What is written down about an act on accounts or money; never personal data. */
export interface AuditRecord {
  readonly kind: string;
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly detail?: string;
  /** A label such as `Firefox on Windows`. */
  readonly device?: string | null;
  /** When it happened, where that is not now. */
  readonly at?: Date;
}

/** Writes audit events, in the caller's transaction where there is one. */
export class AuditLog {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async record({ detail, device, at, ...event }: AuditRecord): Promise<void> {
    const createdAt = at ?? this.#clock.now();
    const more = { detail: detail ?? null, device: device ?? null };
    await AuditEvent.create({ id: newId(), ...event, ...more, createdAt });
  }

  /** The newest events first, but for what users do with their own accounts: there is too much of it. */
  newest(count: number): Promise<AuditEvent[]> {
    return AuditEvent.findAll({
      where: { kind: { [Op.notIn]: [...OWN_ACTIVITY_KINDS] } },
      order: NEWEST_FIRST,
      limit: count,
    });
  }

  /** What happened to an account, the newest first. */
  newestOf(subjectId: string, kinds: readonly string[], count: number): Promise<AuditEvent[]> {
    return AuditEvent.findAll({
      where: { subjectId, kind: [...kinds] },
      order: NEWEST_FIRST,
      limit: count,
    });
  }

  /** Deletes what a user did with the own account; acts of administrators and on money stay. */
  async forgetOwn(subjectId: string): Promise<void> {
    await AuditEvent.destroy({ where: { subjectId, kind: [...OWN_ACTIVITY_KINDS] } });
  }
}
