import type { User } from '../../contract/index.ts';
import { isFlag, isNumber, isText, shapeOf } from '../base/shapes.ts';
import { hintSignedIn, TOKEN_KEY } from './signedIn.ts';

const USER_KEY = 'lineleaf.user';

/** The bearer token of local storage, or null. */
export function readToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

/** Forgets the token, the user record that belongs to it, and what the background worker keeps of the user's pages. */
export function clearStoredSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  hintSignedIn(false);
  localStorage.removeItem(USER_KEY);
  // There are no caches on a plain LAN address.
  if ('caches' in globalThis) for (const name of ['lists', 'pictures']) void caches.delete(name);
}

/** Keeps the last user record: it stands in when the server cannot be reached at the next start. */
export function storeLastUser(record: User): void {
  localStorage.setItem(USER_KEY, JSON.stringify(record));
}

/** The last user record, or null when there is none or it is damaged. */
export function readLastUser(): User | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
    return isUser(stored) ? stored : null;
  } catch {
    return null;
  }
}

const isUser = shapeOf<User>({
  id: isText,
  email: isText,
  username: isText,
  credits: isNumber,
  total_generations: isNumber,
  created_at: isText,
  is_admin: isFlag,
});
