/** A byte buffer that grows; holds numbers as variable-length integers (7 bits a byte, low bits first). */
export class ByteWriter {
  private bytes = new Uint8Array(256);
  private used = 0;

  /** Appends one whole number from 0 to 2^32 - 1. */
  varint(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest & 127) | 128);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  byte(value: number): void {
    if (this.used === this.bytes.length) {
      const larger = new Uint8Array(this.used * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.used++] = value;
  }

  /** A copy of what was written, of exact length. */
  take(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.used);
  }
}

/** Reads what a ByteWriter wrote. Past the end it yields zeros: callers check `isAtEnd`. */
export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  varint(): number {
    let value = 0;
    let shift = 0;
    let byte = 128;
    while (byte & 128) {
      byte = this.bytes[this.at++] ?? 0;
      value += (byte & 127) * 2 ** shift;
      shift += 7;
    }
    return value;
  }
}

/** A growing list of whole numbers, far smaller than an array of numbers. */
export class IntList {
  private values = new Int32Array(1024);
  private used = 0;

  get length(): number {
    return this.used;
  }

  push(value: number): void {
    if (this.used === this.values.length) {
      const larger = new Int32Array(this.used * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.used++] = value;
  }

  /** The number at `index`, which must be below `length`. */
  at(index: number): number {
    return this.values[index] as number;
  }

  /** The list as a view, valid until the next push. */
  view(): Int32Array {
    return this.values.subarray(0, this.used);
  }
}
