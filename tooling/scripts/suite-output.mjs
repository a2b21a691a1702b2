/** What a suite prints: at once where it runs alone, in one piece at its end where another one runs beside it. */
export class SuiteOutput {
  #chunks = /** @type {string[]} */ ([]);
  #isAlone;

  /** @param {{ isAlone: boolean }} options */
  constructor({ isAlone }) {
    this.#isAlone = isAlone;
  }

  /** Everything printed so far. */
  get text() {
    return this.#chunks.join('');
  }

  /** @param {string} line */
  print(line) {
    this.write(`${line}\n`);
  }

  /** @param {string} chunk */
  write(chunk) {
    this.#chunks.push(chunk);
    if (this.#isAlone) process.stdout.write(chunk);
  }

  /** Shows what is not shown yet. */
  end() {
    if (!this.#isAlone) process.stdout.write(this.text);
  }
}
