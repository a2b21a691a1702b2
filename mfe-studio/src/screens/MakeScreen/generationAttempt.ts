import { type DetailLevel, detailLevelOf } from './detailLevel.ts';

/** A wish whose answer has not come. It outlives a reload, so that asking again answers the same page, charged once. */
interface GenerationAttempt {
  readonly userId: string;
  readonly prompt: string;
  readonly detail: DetailLevel;
  readonly idempotencyKey: string;
}

const STORAGE_KEY = 'lineleaf.generationAttempt';

/** The open attempt for this very wish, else a new one; it is kept until `settleAttempt`. */
export function openAttempt(wish: Omit<GenerationAttempt, 'idempotencyKey'>): GenerationAttempt {
  const open = readAttempt(wish.userId);
  if (open && open.prompt === wish.prompt && open.detail === wish.detail) return open;
  const attempt = { ...wish, idempotencyKey: randomKey() };
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
  return attempt;
}

/** The open attempt of this user, or null when there is none or it is damaged. */
export function readAttempt(userId: string): GenerationAttempt | null {
  try {
    const { prompt, idempotencyKey, ...stored } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (stored.userId !== userId || typeof prompt !== 'string' || typeof idempotencyKey !== 'string') {
      return null;
    }
    return { userId, prompt, idempotencyKey, detail: detailLevelOf(stored.detail) };
  } catch {
    return null;
  }
}

/** Forgets the attempt: the server has given its last word on it. */
export function settleAttempt(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}

/** 128 random bits. `crypto.randomUUID` is missing on plain LAN addresses, this is not. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
