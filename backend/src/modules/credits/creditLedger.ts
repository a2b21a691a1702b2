import { Op, type Sequelize } from 'sequelize';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { CreditEntry, type CreditEntryKind, User } from '../../models/index.ts';
import { newId } from '../../randomness.ts';

/** The balance does not cover what was to be taken; nothing was booked. */
export class InsufficientCreditsError extends Error {
  override readonly name = 'InsufficientCreditsError';
}

/** The user of a booking does not exist (any more); nothing was booked. */
export class LedgerUserGoneError extends Error {
  override readonly name = 'LedgerUserGoneError';
}

/** One booking: `reference` says for what (unique within its kind), so that the same booking told twice is done once. */
export interface Booking {
  readonly userId: string;
  /** Credits to move, above zero; the kind of call gives the sign. */
  readonly credits: number;
  readonly reference: string;
  readonly reason?: string;
  /** The page that a generation is to make. */
  readonly pageId?: string;
}

/**
 * The only writer of credits. A balance always equals the sum of its entries and never falls below zero.
 * Every method joins the caller's transaction or makes its own, and locks the users row before it touches the ledger.
 */
export class CreditLedger {
  readonly #sequelize: Sequelize;
  readonly #clock: Clock;

  constructor(sequelize: Sequelize, clock: Clock) {
    this.#sequelize = sequelize;
    this.#clock = clock;
  }

  /** Gives credits for a sign-up or a purchase. Answers false when this reference was booked before. */
  grant(kind: 'signup' | 'purchase', booking: Booking): Promise<boolean> {
    return this.#bookOnce({ ...booking, kind, amount: booking.credits });
  }

  /** Takes the price of a generation (`reference`: its id) before the provider is called. Throws InsufficientCreditsError. */
  async reserve(booking: Booking): Promise<void> {
    await this.#bookOnce({ ...booking, kind: 'generation', amount: -booking.credits });
  }

  /** Gives a reservation back, at most once. Answers false when there was none, or it was given back before. */
  giveBack(booking: Booking): Promise<boolean> {
    return inTransaction(this.#sequelize, async () => {
      await this.#lockUser(booking.userId);
      const reserved = await findEntry('generation', booking.reference);
      if (!reserved) return false;
      return this.#bookOnce({ ...booking, kind: 'refund', amount: booking.credits });
    });
  }

  /** Takes back purchased credits, at most the balance. Answers what was taken and what was already spent. */
  reverse(booking: Booking): Promise<{ taken: number; shortfall: number }> {
    return inTransaction(this.#sequelize, async () => {
      const user = await this.#lockUser(booking.userId);
      if (await findEntry('reversal', booking.reference)) return { taken: 0, shortfall: 0 };
      const taken = Math.min(user.credits, booking.credits);
      if (taken > 0) await this.#book({ ...booking, kind: 'reversal', amount: -taken });
      return { taken, shortfall: booking.credits - taken };
    });
  }

  /** Sets a balance by booking the difference to it, with the administrator who did it. Answers the difference. */
  adjust(change: { userId: string; balance: number; actorId: string; reason?: string }): Promise<number> {
    return inTransaction(this.#sequelize, async () => {
      const user = await this.#lockUser(change.userId);
      const amount = change.balance - user.credits;
      if (amount !== 0) await this.#book({ ...change, kind: 'admin', amount, reference: newId() });
      return amount;
    });
  }

  async #bookOnce(entry: NewEntry): Promise<boolean> {
    return inTransaction(this.#sequelize, async () => {
      await this.#lockUser(entry.userId);
      if (await findEntry(entry.kind, entry.reference)) return false;
      await this.#book(entry);
      return true;
    });
  }

  /** The row stays locked until the transaction ends, so that bookings of one user follow one another. */
  async #lockUser(userId: string): Promise<User> {
    const user = await User.findByPk(userId, { attributes: ['id', 'credits'], lock: true });
    if (!user) throw new LedgerUserGoneError(`No user ${userId}`);
    return user;
  }

  async #book({ userId, amount, kind, reference, ...more }: NewEntry): Promise<void> {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`Cannot book ${amount} credits`);
    const [[, changed]] = await User.increment(
      { credits: amount },
      { where: { id: userId, credits: { [Op.gte]: -amount } } },
    );
    if (!changed) throw new InsufficientCreditsError('The balance does not cover this');
    await CreditEntry.create({
      id: newId(),
      userId,
      amount,
      kind,
      reference,
      reason: more.reason ?? null,
      actorId: more.actorId ?? null,
      pageId: more.pageId ?? null,
      createdAt: this.#clock.now(),
    });
  }
}

interface NewEntry {
  userId: string;
  amount: number;
  kind: CreditEntryKind;
  reference: string;
  reason?: string;
  actorId?: string;
  pageId?: string;
}

function findEntry(kind: CreditEntryKind, reference: string): Promise<CreditEntry | null> {
  return CreditEntry.findOne({ attributes: ['id'], where: { kind, reference } });
}
