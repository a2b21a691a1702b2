import { type Pointer, SHELL } from '../pointer.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { type Act, type Change, changeOf, partOf } from './change.ts';

/**
 * Serves nothing of a remote any more, its rollout included. Its files stay: open pages go on with it. The event is a
 * rollback to nothing, which servers of the time before remotes could go understand too.
 * @throws {ReleaseRefused} `no_release` where it was never released, `unfit` for the shell, or `stale`
 */
export function retire(pointer: Pointer, part: string, act: Act): Change {
  const { live } = partOf(pointer, part);
  if (part === SHELL) throw new ReleaseRefused('unfit', 'Without the shell there is no product');
  const change = { part, next: undefined, action: 'rolled_back' as const, release: live.release, share: 0 };
  return changeOf(pointer, [change], { ...act, reason: act.reason ?? 'The part is retired' });
}
