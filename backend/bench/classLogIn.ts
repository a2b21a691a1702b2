import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadTarget } from './loadServer.ts';

// Prints how long a class takes to log in at once from one address, and how a thousand wrong guesses at once are met.
// Ends with 1 where a right log-in is refused. `tsx backend/bench/classLogIn.ts`

const ROUNDS = 5;
const PUPILS = 30;
const GUESSES = 1_000;
const PASSWORD = 'secret 1';

const dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-class-'));
const server = fork(fileURLToPath(new URL('loadServer.ts', import.meta.url)), [dataDir], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const [target]: LoadTarget[] = await once(server, 'message');
try {
  const emails = await signUpAll();
  write('| what | milliseconds, median | rounds | statuses |');
  write('| --- | ---: | --- | --- |');
  await measure(`${PUPILS} log-ins of one account`, () =>
    Promise.all(emails.map(() => logIn(emails[0] ?? '', PASSWORD))),
  );
  await measure(`one log-in of each of ${PUPILS} accounts`, () =>
    Promise.all(emails.map((email) => logIn(email, PASSWORD))),
  );
  const guesses = Array.from({ length: GUESSES }, () => 'wrong');
  const begunAt = performance.now();
  const statuses = await Promise.all(guesses.map((password) => logIn('nobody@example.com', password)));
  write(`| ${GUESSES} wrong guesses | ${elapsed(begunAt)} | one | ${count(statuses)} |`);
} finally {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(what: string, logInAll: () => Promise<number[]>): Promise<void> {
  const rounds: number[] = [];
  const statuses: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const begunAt = performance.now();
    const answered = await logInAll();
    // The first round warms up.
    if (round < 0) continue;
    rounds.push(elapsed(begunAt));
    statuses.push(...answered);
  }
  if (statuses.some((status) => status !== 200)) process.exitCode = 1;
  const median = rounds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  write(`| ${what} | ${median} | ${rounds.join(' ')} | ${count(statuses)} |`);
}

async function signUpAll(): Promise<string[]> {
  const emails = Array.from({ length: PUPILS }, (_, pupil) => `pupil-${pupil}@example.com`);
  for (const email of emails) await post('/api/auth/signup', { email, username: 'Ann', password: PASSWORD });
  return emails;
}

function logIn(email: string, password: string): Promise<number> {
  return post('/api/auth/login', { email, password });
}

async function post(path: string, body: unknown): Promise<number> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${target?.productUrl}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

function count(statuses: readonly number[]): string {
  const kinds = [...new Set(statuses)].toSorted((a, b) => a - b);
  return kinds.map((kind) => `${statuses.filter((status) => status === kind).length} x ${kind}`).join(', ');
}

function elapsed(begunAt: number): number {
  return Math.round(performance.now() - begunAt);
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
