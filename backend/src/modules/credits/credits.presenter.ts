import type { CreditEntry as CreditEntryView } from '@lineleaf/api-client/contract';
import type { CreditEntry } from '../../models/index.ts';

/** A ledger entry as its owner sees it. */
export function presentCreditEntry({ id, amount, kind, reason, createdAt }: CreditEntry): CreditEntryView {
  return { id, amount, kind, reason, created_at: createdAt.toISOString() };
}
