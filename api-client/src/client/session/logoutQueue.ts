import { type BodyInputOf, logout } from '../../contract/index.ts';

/** Where local storage keeps the sessions that the server is still to end. */
const QUEUE_KEY = 'lineleaf.logouts';
/** A device that never reaches the server remembers so many; the older ones run out with their tokens. */
const QUEUED_AT_MOST = 20;
const RETRY_EVERY_MS = 30_000;

/**
 * Remembers that the session of a token is to be ended on the server. Only the session's id is kept: whoever reads it can
 * end the session and do nothing else. Tokens that name no session are left to run out.
 */
export function queueLogout(token: string | null): void {
  const id = sessionIdOf(token);
  if (id) writeQueue([...readQueue(), id].slice(-QUEUED_AT_MOST));
}

/** Ends the remembered sessions on the server; what gets no answer waits for the next time. Never rejects. */
export async function sendLogouts(): Promise<void> {
  for (const id of readQueue()) {
    if (await hasEnded(id)) writeQueue(readQueue().filter((other) => other !== id));
  }
}

/** Sends what waits now, when the connection comes back, and every half minute. Returns what stops it. */
export function watchLogouts(): () => void {
  const send = () => void sendLogouts();
  addEventListener('online', send);
  const timer = setInterval(send, RETRY_EVERY_MS);
  send();
  return () => {
    removeEventListener('online', send);
    clearInterval(timer);
  };
}

async function hasEnded(id: string): Promise<boolean> {
  const body: BodyInputOf<typeof logout> = { session_id: id };
  try {
    const { status } = await fetch(new URL(logout.path, location.origin), {
      method: logout.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // Also sent when the page is closed right after the log-out.
      keepalive: true,
    });
    return status < 500 && status !== 429;
  } catch {
    return false;
  }
}

/** The `sid` of a token's payload; undefined when it has none or is no token. */
function sessionIdOf(token: string | null): string | undefined {
  try {
    const payload = (token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sid }: { sid?: unknown } = JSON.parse(atob(payload));
    return typeof sid === 'string' ? sid : undefined;
  } catch {
    return undefined;
  }
}

function readQueue(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(QUEUE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function writeQueue(ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(QUEUE_KEY);
  else localStorage.setItem(QUEUE_KEY, JSON.stringify(ids));
}
