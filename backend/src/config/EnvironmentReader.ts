import { readFileSync } from 'node:fs';
import { SECRETS } from './variables.ts';

/** Reads variables by name and collects what is wrong with them instead of stopping at the first. */
export class EnvironmentReader {
  readonly faults: string[] = [];
  readonly #environment: Record<string, string | undefined>;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = { ...environment };
    for (const name of SECRETS) this.#readSecretFile(name);
  }

  fault(sentence: string): void {
    this.faults.push(sentence);
  }

  /** The trimmed value; undefined when absent or empty. */
  text(name: string): string | undefined {
    return this.#environment[name]?.trim() || undefined;
  }

  /** Whether a variable says `yes`; it may say `no` or be absent. */
  flag(name: string): boolean {
    const text = this.text(name);
    if (text !== undefined && text !== 'yes' && text !== 'no') this.fault(`${name} must be yes or no`);
    return text === 'yes';
  }

  /** Whether a variable says `off`; it may say `on` or be absent. */
  isOff(name: string): boolean {
    const text = this.text(name);
    if (text !== undefined && text !== 'on' && text !== 'off') this.fault(`${name} must be on or off`);
    return text === 'off';
  }

  /** A value of at least `minLength` characters. */
  secret(name: string, minLength: number): string | undefined {
    const value = this.text(name);
    if (value && value.length < minLength) this.fault(`${name} needs at least ${minLength} characters`);
    return value;
  }

  integer(name: string, bounds: { fallback: number; min: number; max: number }): number {
    const text = this.text(name);
    if (text === undefined) return bounds.fallback;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= bounds.min && value <= bounds.max) return value;
    this.fault(`${name} must be a whole number from ${bounds.min} to ${bounds.max}`);
    return bounds.fallback;
  }

  /** An URL of one of the given schemes, as written. */
  url(name: string, schemes: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (schemes.some((scheme) => text.startsWith(scheme)) && URL.canParse(text)) return text;
    this.fault(`${name} must be a URL that begins with ${schemes.join(' or ')}`);
    return undefined;
  }

  /** Scheme, host and port of an http URL. */
  origin(name: string): string | undefined {
    const url = this.url(name, ['http:', 'https:']);
    return url === undefined ? undefined : new URL(url).origin;
  }

  /** Origins separated by commas or spaces. */
  origins(name: string): string[] | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    return text.split(/[\s,]+/).flatMap((entry) => {
      if (/^https?:\/\//.test(entry) && URL.canParse(entry)) return [new URL(entry).origin];
      this.fault(`${name} must list origins such as https://example.org, separated by commas`);
      return [];
    });
  }

  /** Takes a secret from the file that `NAME_FILE` names: orchestrators mount secrets as files. */
  #readSecretFile(name: string): void {
    const path = this.text(`${name}_FILE`);
    if (path === undefined) return;
    if (this.text(name) !== undefined) this.fault(`${name} and ${name}_FILE are both set: keep one`);
    else this.#environment[name] = this.#contentOf(`${name}_FILE`, path);
  }

  #contentOf(name: string, path: string): string | undefined {
    try {
      const content = readFileSync(path, 'utf8').trim();
      if (content === '') this.fault(`${name} names an empty file`);
      return content;
    } catch {
      this.fault(`${name} names a file that cannot be read`);
      return undefined;
    }
  }
}
