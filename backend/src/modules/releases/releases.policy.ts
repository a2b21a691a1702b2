import type { ReleaseAction } from '@lineleaf/api-client/contract';
import type { Operator } from '../../http/route.ts';

const OF_PIPELINES: ReadonlySet<ReleaseAction> = new Set(['promote', 'pause', 'rollback', 'abort']);

/** The administrator may do everything; a pipeline what it needs for its own part: to let go on is for a person. */
export function mayChangeRelease(
  operator: Operator,
  { remote, action }: { readonly remote: string; readonly action: ReleaseAction },
): boolean {
  return 'user' in operator || (operator.pipeline === remote && OF_PIPELINES.has(action));
}

/** The operator's name in the history of what is served. */
export function operatorName(operator: Operator): string {
  return 'user' in operator ? operator.user.username : `pipeline ${operator.pipeline}`;
}
