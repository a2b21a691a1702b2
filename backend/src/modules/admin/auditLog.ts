import type { Clock } from '../../clock.ts';
import { AuditEvent } from '../../models/index.ts';
import { newId } from '../../randomness.ts';

/** What is written down about an act on accounts or money; never personal data. */
export interface AuditRecord {
  readonly kind: string;
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly detail?: string;
}

/** Writes audit events, in the caller's transaction where there is one. */
export class AuditLog {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async record({ kind, actorId, subjectId, detail }: AuditRecord): Promise<void> {
    const createdAt = this.#clock.now();
    await AuditEvent.create({ id: newId(), kind, actorId, subjectId, detail: detail ?? null, createdAt });
  }

  /** The newest events first. */
  newest(count: number): Promise<AuditEvent[]> {
    return AuditEvent.findAll({
      order: [
        ['createdAt', 'DESC'],
        ['id', 'DESC'],
      ],
      limit: count,
    });
  }
}
