import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { type PictureKind, type PictureRef, pictureVersion } from './pictureKey.ts';

const DAY_S = 24 * 60 * 60;

/** What a signature vouches for. `tokenVersion` is the owner's: a password change ends the URLs too. */
export interface ImageClaim {
  /** The picture's version is signed too: the URL of one that was saved over shows nothing else in its place. */
  readonly page: PictureRef;
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

  /**
   * A relative URL, valid for 24 to 48 hours; it stays the same for a UTC day, so that browsers cache it. Without expiry and
   * signature it still names the picture: the version of one that was saved over stands in it.
   */
  sign(claim: ImageClaim): string {
    const { page, kind } = claim;
    const expiry = (Math.floor(this.#nowS() / DAY_S) + 2) * DAY_S;
    const path = kind === 'suggestion' ? 'suggestion' : 'image';
    const width = typeof kind === 'number' ? `w=${kind}&` : '';
    const version = page.pictureId === null ? '' : `v=${pictureVersion(page)}&`;
    const signature = this.#signature(claim, String(expiry)).toString('base64url');
    return `/api/coloring-pages/${page.id}/${path}?${width}${version}exp=${expiry}&sig=${signature}`;
  }

  /** Whether this signature was made for this claim and has not run out. */
  isValid(claim: ImageClaim, expiry: string, signature: string): boolean {
    if (!/^\d{1,12}$/.test(expiry) || Number(expiry) <= this.#nowS()) return false;
    const given = Buffer.from(signature, 'base64url');
    const right = this.#signature(claim, expiry);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  #signature({ page, kind, tokenVersion }: ImageClaim, expiry: string): Buffer {
    const version = page.pictureId === null ? '' : `.${pictureVersion(page)}`;
    const claim = `${page.id}.${kind ?? 'full'}.${expiry}.${tokenVersion}${version}`;
    return createHmac('sha256', this.#key).update(claim).digest();
  }

  #nowS(): number {
    return this.#clock.now().getTime() / 1000;
  }
}
