import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { PictureKind } from './pictureKey.ts';

const DAY_S = 24 * 60 * 60;

/** What a signature vouches for. `tokenVersion` is the owner's: a password change ends the URLs too. */
export interface ImageClaim {
  readonly pageId: string;
  /** The full picture where nothing is said. */
  readonly kind?: PictureKind;
  readonly tokenVersion: number;
}

/** Makes and checks the URLs by which an `<img>` may fetch a page's picture without a token. */
export class ImageUrls {
  readonly #key: KeyObject;
  readonly #clock: Clock;

  constructor(secret: string, clock: Clock) {
    this.#key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'lineleaf image urls', 32)));
    this.#clock = clock;
  }

  /** A relative URL, valid for 24 to 48 hours; it stays the same for a UTC day, so that browsers cache it. */
  sign(claim: ImageClaim): string {
    const expiry = (Math.floor(this.#nowS() / DAY_S) + 2) * DAY_S;
    const path = claim.kind === 'suggestion' ? 'suggestion' : 'image';
    const width = typeof claim.kind === 'number' ? `w=${claim.kind}&` : '';
    const signature = this.#signature(claim, String(expiry)).toString('base64url');
    return `/api/coloring-pages/${claim.pageId}/${path}?${width}exp=${expiry}&sig=${signature}`;
  }

  /** Whether this signature was made for this claim and has not run out. */
  isValid(claim: ImageClaim, expiry: string, signature: string): boolean {
    if (!/^\d{1,12}$/.test(expiry) || Number(expiry) <= this.#nowS()) return false;
    const given = Buffer.from(signature, 'base64url');
    const right = this.#signature(claim, expiry);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  #signature({ pageId, kind, tokenVersion }: ImageClaim, expiry: string): Buffer {
    const claim = `${pageId}.${kind ?? 'full'}.${expiry}.${tokenVersion}`;
    return createHmac('sha256', this.#key).update(claim).digest();
  }

  #nowS(): number {
    return this.#clock.now().getTime() / 1000;
  }
}
