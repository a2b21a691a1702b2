import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../../hashing.ts';

/** What opens the releases of one part to its pipeline. */
export interface ReleaseToken {
  /** `shell`, or a remote by its folder. */
  readonly part: string;
  /** SHA-256 of the token in hex: the token itself is known to the pipeline alone. */
  readonly sha256: string;
}

/** Knows the tokens of release pipelines (`RELEASE_TOKENS`). */
export class ReleaseTokens {
  readonly #tokens: readonly { readonly part: string; readonly hash: Buffer }[];

  constructor(tokens: readonly ReleaseToken[]) {
    this.#tokens = tokens.map((token) => ({ part: token.part, hash: Buffer.from(token.sha256, 'hex') }));
  }

  /** The part that an `Authorization` header is for; undefined without a good token. Each is compared in constant time. */
  partOf(authorization: string | undefined): string | undefined {
    const given = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (given === undefined) return undefined;
    const hash = Buffer.from(sha256(given), 'hex');
    return this.#tokens.filter((token) => timingSafeEqual(token.hash, hash))[0]?.part;
  }
}
