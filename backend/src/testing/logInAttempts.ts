import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from './testApp.ts';

/** A log-in with the password of test users, from an address that is told by one proxy. */
export interface Attempt {
  readonly email: string;
  readonly password?: string;
  readonly address?: string;
  readonly cookie?: string;
}

/** The application on one port of loopback: many log-ins at once are many connections to one server. */
export interface LogInServer {
  attempt(input: Attempt): Promise<Response>;
  statusOf(input: Attempt): Promise<number>;
  /** Statuses of wrong guesses made at once. */
  guess(count: number, input: Attempt): Promise<number[]>;
  /** An address that was not used yet. */
  newAddress(): string;
  close(): void;
}

const MOST_AT_ONCE = 2_000;

/** Serves an application that believes one proxy. */
export function serveLogIns({ app }: TestApp): LogInServer {
  const server = createServer(app).listen({ port: 0, host: '127.0.0.1', backlog: MOST_AT_ONCE });
  // A connection that is closed as it is used again would be an error of the test.
  server.keepAliveTimeout = 0;
  let addresses = 0;
  const attempt: LogInServer['attempt'] = ({
    email,
    password = 'secret 1',
    address = '192.0.2.1',
    cookie = '',
  }) => {
    const { port } = server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, Cookie: cookie },
      body: JSON.stringify({ email, password }),
    });
  };
  const statusOf = async (input: Attempt): Promise<number> => (await attempt(input)).status;
  return {
    attempt,
    statusOf,
    guess: (count, input) =>
      Promise.all(Array.from({ length: count }, () => statusOf({ password: 'wrong', ...input }))),
    newAddress() {
      addresses += 1;
      return `198.51.100.${addresses}`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What a browser would keep of an answer and send again. */
export function deviceCookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}
