import { type User, user } from '../../contract/index.ts';

/** Where local storage keeps the bearer token, for all tabs. */
export const TOKEN_KEY = 'token';
const USER_KEY = 'lineleaf.user';

/** The bearer token of local storage, or null. */
export function readToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
}

/** Forgets the token, the user record that belongs to it, and what the background worker keeps of the user's pages. */
export function clearStoredSession(): void {
  localStorage.removeItem(TOKEN_KEY);
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
    return user.parse(JSON.parse(localStorage.getItem(USER_KEY) ?? 'null'));
  } catch {
    return null;
  }
}
