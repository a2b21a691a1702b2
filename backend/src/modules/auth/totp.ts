import { Secret, TOTP } from 'otpauth';
import { randomBytesOf } from '../../randomness.ts';

/** Seconds for which a code is shown. */
const PERIOD_S = 30;
/** Codes before and after the current one that count too: clocks differ, and typing takes time. */
const WINDOW = 1;
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;
const RECOVERY_GROUPS = 4;
const RECOVERY_GROUP_LENGTH = 4;
/** 32 characters, so that a random byte picks one evenly; none is easily read as another. */
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';

/** A new secret for an authenticator app, in base32. */
export function newTotpSecret(): string {
  return new Secret({ buffer: new Uint8Array(randomBytesOf(SECRET_BYTES)).buffer }).base32;
}

/** What the QR code says: an `otpauth://` address by which an app knows secret, product and account. */
export function totpAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The time step (of 30 s, counted from 1970) that a code of six digits belongs to, undefined when it is none of now. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : currentStep(now) + delta;
}

/** The time step of a moment. */
export function currentStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / PERIOD_S);
}

/** The newest step whose code counts at a moment. */
export function latestStep(now: Date): number {
  return currentStep(now) + WINDOW;
}

/** A recovery code of 80 random bits in four groups: so many that its bare hash cannot be guessed. */
export function newRecoveryCode(): string {
  const bytes = [...randomBytesOf(RECOVERY_GROUPS * RECOVERY_GROUP_LENGTH)];
  const letters = bytes.map((byte) => RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length]).join('');
  return letters.match(new RegExp(`.{${RECOVERY_GROUP_LENGTH}}`, 'g'))?.join('-') ?? '';
}

/** A typed code without what people put between its characters. */
export function bareCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}

function totpOf(secret: string, label = 'account'): TOTP {
  return new TOTP({ issuer: 'Lineleaf', label, secret: Secret.fromBase32(secret), period: PERIOD_S });
}
