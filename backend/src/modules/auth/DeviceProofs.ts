import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { User } from '../../models/index.ts';
import { newToken } from '../../randomness.ts';

/** How long a device is known after a log-in. */
export const DEVICE_LIFETIME_S = 180 * 24 * 60 * 60;
/** Accounts that one device is known to, such as a family's. */
const ACCOUNTS_OF_A_DEVICE = 8;
const MAC_BYTES = 16;

/** A new password makes every device unknown: who knew only the old one gains nothing. */
type Account = Pick<User, 'id' | 'passwordHash'>;

/**
 * What a browser keeps to show that an account was entered from it before: `id.expiry.mac`, joined by `~`. It names no
 * account and opens none; the server alone finds the account it belongs to. Such a device has limits of its own, so that
 * wrong guesses of others do not lock it out.
 */
export class DeviceProofs {
  readonly #key: KeyObject;
  readonly #clock: Clock;

  constructor(secret: string, clock: Clock) {
    this.#key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'lineleaf known devices', 32)));
    this.#clock = clock;
  }

  /** Id of the device if the account was entered from it with its present password. */
  deviceOf(account: Account, kept: string): string | undefined {
    return this.#current(kept).find((proof) => this.#isOf(account, proof))?.id;
  }

  /** What the browser keeps from now on: a proof for this account, and those of other accounts as they were. */
  renew(account: Account, kept: string): string {
    const current = this.#current(kept);
    const others = current.filter((proof) => !this.#isOf(account, proof));
    const id = this.deviceOf(account, kept) ?? newToken();
    const expiry = String(Math.floor(this.#nowS()) + DEVICE_LIFETIME_S);
    const mac = this.#mac(account, id, expiry).toString('base64url');
    return [{ id, expiry, mac }, ...others]
      .slice(0, ACCOUNTS_OF_A_DEVICE)
      .map((proof) => `${proof.id}.${proof.expiry}.${proof.mac}`)
      .join('~');
  }

  #current(kept: string): Proof[] {
    return kept
      .split('~')
      .slice(0, ACCOUNTS_OF_A_DEVICE)
      .flatMap((text) => readProof(text) ?? [])
      .filter(({ expiry }) => Number(expiry) > this.#nowS());
  }

  #isOf(account: Account, { id, expiry, mac }: Proof): boolean {
    const given = Buffer.from(mac, 'base64url');
    return given.length === MAC_BYTES && timingSafeEqual(given, this.#mac(account, id, expiry));
  }

  #mac({ id: userId, passwordHash }: Account, id: string, expiry: string): Buffer {
    const claim = `${userId}.${id}.${expiry}.${passwordHash}`;
    return createHmac('sha256', this.#key).update(claim).digest().subarray(0, MAC_BYTES);
  }

  #nowS(): number {
    return this.#clock.now().getTime() / 1000;
  }
}

interface Proof {
  readonly id: string;
  /** Seconds since 1970. */
  readonly expiry: string;
  readonly mac: string;
}

function readProof(text: string): Proof | undefined {
  const [, id, expiry, mac] = /^([\w-]{24})\.(\d{10})\.([\w-]{22})$/.exec(text) ?? [];
  return id && expiry && mac ? { id, expiry, mac } : undefined;
}
