import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { hourOf } from './minutes.ts';

/** Which release one visitor was given in one hour. */
export interface Ticket {
  readonly part: string;
  readonly release: string;
  /** Hours since 1970. */
  readonly hour: number;
  /** Random; the same for all parts of one visitor within the hour. */
  readonly nonce: string;
}

/** Longer names do not fit the counts: such a release is given without a ticket. */
const MAX_RELEASE_LENGTH = 100;

/** Signs that the server gave a release, and knows its own tickets again. */
export class Tickets {
  readonly #key: Buffer;
  readonly #clock: Clock;

  constructor(secret: string, clock: Clock) {
    this.#key = createHmac('sha256', secret).update('release tickets').digest();
    this.#clock = clock;
  }

  /** The same text for the same ticket; undefined for a release whose name is too long. */
  sign(ticket: Ticket): string | undefined {
    if (ticket.release.length > MAX_RELEASE_LENGTH) return undefined;
    const { hour, nonce, part, release } = ticket;
    const text = `${hour}~${nonce}~${part}~${release}`;
    return `${text}~${this.#macOf(text).toString('base64url')}`;
  }

  /** What a ticket of this hour or the one before says; undefined for what is none. */
  read(signed: string): Ticket | undefined {
    const at = signed.lastIndexOf('~');
    const text = signed.slice(0, Math.max(0, at));
    const mac = Buffer.from(signed.slice(at + 1), 'base64url');
    const expected = this.#macOf(text);
    if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return undefined;
    const [hour = '', nonce = '', part = '', release = ''] = text.split('~');
    const age = hourOf(this.#clock.now()) - Number(hour);
    return age === 0 || age === 1 ? { hour: Number(hour), nonce, part, release } : undefined;
  }

  #macOf(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest();
  }
}
