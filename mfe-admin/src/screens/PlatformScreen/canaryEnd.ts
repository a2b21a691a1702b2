import type { ReleaseEvent } from '@lineleaf/api-client/contract';

const ENDS: readonly ReleaseEvent['action'][] = ['rolled_back', 'aborted', 'promoted'];

/** How a part's last trial ended, as long as nothing has happened to the part since; its events come newest first. */
export function canaryEnd([last]: readonly ReleaseEvent[]): ReleaseEvent | undefined {
  return last && ENDS.includes(last.action) ? last : undefined;
}
