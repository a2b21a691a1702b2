import { ACTIVITY_KINDS } from '@lineleaf/api-client/contract';
import type { accountExport } from '@lineleaf/api-client/schemas';
import type { Sequelize } from 'sequelize';
import type { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { sha256 } from '../../hashing.ts';
import { ApiError } from '../../http/ApiError.ts';
import {
  AuditEvent,
  ColoringPage,
  CreditEntry,
  Generation,
  PageSave,
  Payment,
  PaymentTombstone,
  Session,
  User,
} from '../../models/index.ts';
import type { AuditLog } from '../admin/auditLog.ts';
import type { PageImages } from '../pages/pageImages.ts';
import { presentUser } from './auth.presenter.ts';
import type { DeletedAccounts } from './DeletedAccounts.ts';

export interface AccountServiceParts {
  readonly sequelize: Sequelize;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly images: PageImages;
  readonly deletedAccounts: DeletedAccounts;
}

const DELETION = 'user_deleted';

/** Of a page; what was measured of it and its palette are many times larger. */
const EXPORTED_COLUMNS = ['id', 'prompt', 'title', 'isFavorite', 'isColored', 'createdAt'] as const;

/** What becomes of a whole account: its export and its end. */
export class AccountService {
  readonly #parts: AccountServiceParts;

  constructor(parts: AccountServiceParts) {
    this.#parts = parts;
  }

  /**
   * Deletes a user with all pages, images and payments. What stays: an audit event without personal data, and the hashes
   * of checkout sessions, so that a late event of one does nothing. NOT_FOUND, ADMIN_PROTECTED.
   */
  async remove(userId: string, actorId: string): Promise<void> {
    const pageIds = await inTransaction(this.#parts.sequelize, async () => {
      const user = await User.findByPk(userId, { lock: true });
      if (!user) throw new ApiError('NOT_FOUND');
      if (user.isAdmin) throw new ApiError('ADMIN_PROTECTED');
      const owned = await this.#ownedPageIds(userId);
      const payments = await this.#buryPayments(userId);
      await this.#parts.audit.forgetOwn(userId);
      await user.destroy();
      await this.#parts.audit.record({
        kind: DELETION,
        actorId,
        subjectId: userId,
        detail: `pages: ${owned.length}, payments: ${payments}`,
      });
      return owned;
    });
    await this.#parts.deletedAccounts.add([userId]);
    this.#parts.images.removeLater(pageIds);
  }

  /** Writes down the deletions that a crash kept from the list of deleted accounts; returns how many. */
  async completeDeletedAccounts(): Promise<number> {
    const known = await this.#parts.deletedAccounts.list();
    const events = await AuditEvent.findAll({ attributes: ['subjectId'], where: { kind: DELETION } });
    const ids = new Set(events.map(({ subjectId }) => subjectId).filter((id) => id !== null));
    const missed = [...ids].filter((id) => !known.has(id));
    if (missed.length > 0) await this.#parts.deletedAccounts.add(missed);
    return missed.length;
  }

  /** Everything that the product holds about the user. */
  async exportData(user: User): Promise<z.infer<typeof accountExport>> {
    const mine = { where: { userId: user.id }, order: [['createdAt', 'ASC'] as ['createdAt', 'ASC']] };
    const pages = await ColoringPage.findAll({ ...mine, attributes: [...EXPORTED_COLUMNS] });
    const jobs = await Generation.findAll(mine);
    const entries = await CreditEntry.findAll(mine);
    const payments = await Payment.findAll(mine);
    const sessions = await Session.findAll(mine);
    const events = await AuditEvent.findAll({
      where: { subjectId: user.id, kind: [...ACTIVITY_KINDS] },
      order: mine.order,
    });
    return {
      user: presentUser(user),
      language: user.language,
      terms_version: user.termsVersion,
      pages: pages.map((page) => ({
        id: page.id,
        prompt: page.prompt,
        title: page.title,
        is_favorite: page.isFavorite,
        is_colored: page.isColored,
        created_at: page.createdAt.toISOString(),
        image_path: `/api/coloring-pages/${page.id}/image`,
      })),
      generations: jobs.map(({ prompt, status, createdAt }) => {
        return { prompt, status, created_at: createdAt.toISOString() };
      }),
      credit_entries: entries.map(({ amount, kind, reason, createdAt }) => {
        return { amount, kind, reason, created_at: createdAt.toISOString() };
      }),
      payments: payments.map(({ packageId, amountCents, status, createdAt }) => {
        return {
          package_id: packageId,
          amount: amountCents / 100,
          status,
          created_at: createdAt.toISOString(),
        };
      }),
      sessions: sessions.map(({ device, createdAt, lastUsedAt }) => {
        return { device, created_at: createdAt.toISOString(), last_used_at: lastUsedAt.toISOString() };
      }),
      activity: events.map(({ kind, device, createdAt }) => {
        return { kind, device, created_at: createdAt.toISOString() };
      }),
    };
  }

  /** Pages and the pages that jobs under way were to make: their pictures may be there already. */
  async #ownedPageIds(userId: string): Promise<string[]> {
    const pages = await ColoringPage.findAll({ attributes: ['id'], where: { userId } });
    const jobs = await Generation.findAll({
      attributes: ['pageId'],
      where: { userId, status: ['pending', 'running'] },
    });
    const saves = await PageSave.findAll({ attributes: ['pageId'], where: { userId, status: 'open' } });
    return [...pages.map(({ id }) => id), ...[...jobs, ...saves].map(({ pageId }) => pageId)];
  }

  async #buryPayments(userId: string): Promise<number> {
    const payments = await Payment.findAll({ where: { userId } });
    const createdAt = this.#parts.clock.now();
    const references = payments.flatMap(({ id, sessionId, paymentIntentId }) => [
      id,
      sessionId,
      paymentIntentId,
    ]);
    const tombstones = references
      .filter((reference) => reference !== null)
      .map((reference) => ({ referenceSha256: sha256(reference), createdAt }));
    await PaymentTombstone.bulkCreate(tombstones, { ignoreDuplicates: true });
    return payments.length;
  }
}
