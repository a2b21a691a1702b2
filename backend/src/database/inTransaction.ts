import { DatabaseError, type Sequelize, TimeoutError, type Transaction } from 'sequelize';
import { currentTransaction } from './createSequelize.ts';

const ATTEMPTS = 8;
const RETRIED_MYSQL = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD']);

/**
 * Runs `action` in a transaction, or joins the one under way. A deadlock or a busy file is retried a bounded number of
 * times, so `action` must do nothing but work on the database.
 */
export async function inTransaction<Result>(
  sequelize: Sequelize,
  action: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const current = currentTransaction();
  if (current) return action(current);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sequelize.transaction(action);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetriable(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + Math.random())));
  }
}

function isRetriable(error: unknown): boolean {
  if (error instanceof TimeoutError) return true;
  if (!(error instanceof DatabaseError)) return false;
  const { parent } = error;
  return 'code' in parent && typeof parent.code === 'string' && RETRIED_MYSQL.has(parent.code);
}
