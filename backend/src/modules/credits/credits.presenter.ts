import type { CreditEntry as CreditEntryView } from '@lineleaf/api-client/contract';
import type { CreditEntry } from '../../models/index.ts';

/** A ledger entry as its owner sees it. */
export function presentCreditEntry(entry: CreditEntry): CreditEntryView {
  const { id, amount, kind, reason, createdAt, page } = entry;
  return {
    id,
    amount,
    kind,
    reason,
    page: page ? { id: page.id, title: page.title, prompt: page.prompt } : null,
    created_at: createdAt.toISOString(),
  };
}
