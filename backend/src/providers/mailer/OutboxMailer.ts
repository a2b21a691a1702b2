import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../clock.ts';
import { newId } from '../../randomness.ts';
import { probeFolder, type WritableFiles, writeWholeFile } from '../../writeWholeFile.ts';
import { type Mail, type Mailer, onePerson } from './Mailer.ts';

const MAIL_FILE = /^[\w.-]+\.eml$/;

/** Writes each message as an `.eml` file, named so that they sort by time: mail for development and embedded use. */
export class OutboxMailer implements Mailer {
  readonly #folder: string;
  readonly #from: string;
  readonly #clock: Clock;
  readonly #files: WritableFiles | undefined;
  readonly #composer = createTransport({ streamTransport: true, buffer: true });

  constructor(options: { folder: string; from: string; clock: Clock; files?: WritableFiles }) {
    this.#folder = options.folder;
    this.#from = options.from;
    this.#clock = options.clock;
    this.#files = options.files;
  }

  async send(mail: Mail): Promise<void> {
    const { message } = await this.#composer.sendMail({
      ...mail,
      to: onePerson(mail.to),
      from: this.#from,
    });
    const time = this.#clock.now().toISOString().replace(/[:.]/g, '-');
    const name = `${time}-${newId().slice(0, 8)}.eml`;
    await writeWholeFile(join(this.#folder, name), message as Buffer, this.#files);
  }

  /** Throws when no further message can be written. */
  check(): Promise<void> {
    return probeFolder(this.#folder, this.#files);
  }

  /** File names, newest first. */
  async list(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names
      .filter((name) => MAIL_FILE.test(name))
      .sort()
      .reverse();
  }

  /** A message's source; undefined when there is no such file. */
  async read(name: string): Promise<string | undefined> {
    if (!MAIL_FILE.test(name)) return undefined;
    return readFile(join(this.#folder, name), 'utf8').catch(() => undefined);
  }
}
