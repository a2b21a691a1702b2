import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { writeWholeFile } from '../../../writeWholeFile.ts';
import { type SimulatedSession, simulatedSession } from './simulatedSession.ts';

const fileContent = z.record(z.string(), simulatedSession);

/** The simulator's sessions in one JSON file, rewritten whole and atomically at each change. */
export class SimulatorFile {
  readonly #path: string;
  readonly #sessions: Map<string, SimulatedSession>;
  #writing: Promise<void> = Promise.resolve();
  /** The write that has not begun yet, and so will hold what is saved now. */
  #next: Promise<void> | undefined;

  constructor(path: string) {
    this.#path = path;
    this.#sessions = new Map(Object.entries(readSessions(path)));
  }

  sessions(): SimulatedSession[] {
    return [...this.#sessions.values()];
  }

  find(id: string): SimulatedSession | undefined {
    return this.#sessions.get(id);
  }

  /** Resolves when the session is in the file. What is saved during one write goes into the next one together. */
  save(session: SimulatedSession): Promise<void> {
    this.#sessions.set(session.id, session);
    if (!this.#next) {
      this.#next = this.#writing.then(() => this.#write());
      this.#writing = this.#next.catch(() => undefined);
    }
    return this.#next;
  }

  async #write(): Promise<void> {
    this.#next = undefined;
    await writeWholeFile(this.#path, JSON.stringify(Object.fromEntries(this.#sessions)));
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
