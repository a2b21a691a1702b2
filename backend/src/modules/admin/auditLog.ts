import { OWN_ACTIVITY_KINDS } from '@lineleaf/api-client/contract';
import { Op } from 'sequelize';
import type { Clock } from '../../clock.ts';
import { NEWEST_FIRST } from '../../http/keysetCursor.ts';
import { AuditEvent, User } from '../../models/index.ts';
import { newId } from '../../randomness.ts';

/** What is written down about an act on accounts or money; nothing personal but the reason. */
export interface AuditRecord {
  readonly kind: string;
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly detail?: string;
  /** Why, in the words of whoever did it; goes with the account that it is about. */
  readonly reason?: string;
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

  async record({ detail, reason, device, at, ...event }: AuditRecord): Promise<void> {
    const createdAt = at ?? this.#clock.now();
    const more = { detail: detail ?? null, reason: reason ?? null, device: device ?? null };
    await AuditEvent.create({ id: newId(), ...event, ...more, createdAt });
  }

  /**
   * The newest events first, but for what users do with their own accounts (there is too much of it), and those accounts in
   * them that still exist, by id.
   */
  async newest(count: number): Promise<{ events: AuditEvent[]; accounts: Map<string, User> }> {
    const events = await AuditEvent.findAll({
      where: { kind: { [Op.notIn]: [...OWN_ACTIVITY_KINDS] } },
      order: NEWEST_FIRST,
      limit: count,
    });
    const ids = events.flatMap(({ actorId, subjectId }) => [actorId, subjectId]).filter((id) => id !== null);
    const users = await User.findAll({ attributes: ['id', 'username', 'email'], where: { id: ids } });
    return { events, accounts: new Map(users.map((user) => [user.id, user])) };
  }

  /** What happened to an account, the newest first. */
  newestOf(subjectId: string, kinds: readonly string[], count: number): Promise<AuditEvent[]> {
    return AuditEvent.findAll({
      where: { subjectId, kind: [...kinds] },
      order: NEWEST_FIRST,
      limit: count,
    });
  }

  /** Deletes what a user did with the own account; acts of administrators and on money stay, without their reasons. */
  async forgetOwn(subjectId: string): Promise<void> {
    await AuditEvent.destroy({ where: { subjectId, kind: [...OWN_ACTIVITY_KINDS] } });
    await AuditEvent.update({ reason: null }, { where: { subjectId } });
  }
}
