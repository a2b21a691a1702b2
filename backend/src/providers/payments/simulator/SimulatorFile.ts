import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { type SimulatedSession, simulatedSession } from './simulatedSession.ts';

const fileContent = z.record(z.string(), simulatedSession);

/** The simulator's sessions in one JSON file, rewritten whole and atomically at each change. */
export class SimulatorFile {
  readonly #path: string;
  readonly #sessions: Map<string, SimulatedSession>;
  #writing: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.#path = path;
    this.#sessions = new Map(Object.entries(readSessions(path)));
  }

  sessions(): SimulatedSession[] {
    return [...this.#sessions.values()];
  }

  /** Resolves when the session is in the file. */
  save(session: SimulatedSession): Promise<void> {
    this.#sessions.set(session.id, session);
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    await mkdir(dirname(this.#path), { recursive: true });
    const partial = `${this.#path}.partial`;
    await writeFile(partial, JSON.stringify(Object.fromEntries(this.#sessions)), { flush: true });
    await rename(partial, this.#path);
  }
}

function readSessions(path: string): Record<string, SimulatedSession> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
  return fileContent.parse(JSON.parse(text));
}
