/**
 * `stale`: the pointer has moved on since it was read. `unfit`: releases that may meet in a page do not fit each other.
 * `under_way`: a rollout of the part runs. `no_rollout`: none does. `no_release`: there is nothing to go on from or back
 * to. `released`: it is what is served already. `malformed`: the release's own files are wrong.
 * `unsafe`: the store cannot be trusted with it.
 */
export type RefusalCode =
  | 'stale'
  | 'unfit'
  | 'under_way'
  | 'no_rollout'
  | 'no_release'
  | 'released'
  | 'malformed'
  | 'unsafe';

/** A change of what is served that is not made; the message is a plain sentence for whoever asked. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
