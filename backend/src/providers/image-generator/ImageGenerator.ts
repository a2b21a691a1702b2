import type { DetailLevel, Reading } from '@lineleaf/api-client/contract';
import type { Palette } from '@lineleaf/press';
import type { Colorability } from '@lineleaf/press/raster';

/** What is to be drawn; nothing in it tells for whom. */
export interface DrawRequest {
  readonly prompt: string;
  readonly detail?: DetailLevel;
  /** The same seed and prompt give the illustrator's same page. */
  readonly seed: number;
  /**
   * Whether a second picture may be asked for, and takes that leave: true once a job at most. Only for a first that came whole
   * and is no page (docs/adr/0004); after a time-out or a lost answer the first may have been billed.
   */
  mayDrawAgain(): Promise<boolean>;
  /** Ends the call when the job is given up. */
  readonly signal: AbortSignal;
}

/** A printable page: 1275x1650, 1 bit, PNG; with its measure, what is on it and the words that could not be drawn. */
export interface DrawnPage {
  readonly png: Uint8Array;
  readonly colorability: Colorability;
  readonly drawn: string[];
  readonly unknown: string[];
  /** How misspelled words of the prompt were read. */
  readonly readings: readonly Reading[];
  /** How it could be colored, where its maker knows. */
  readonly palette?: Palette;
}

/** Turns a description into a printable page. Throws one of the three errors below; anything else is a fault of ours. */
export interface ImageGenerator {
  draw(request: DrawRequest): Promise<DrawnPage>;
}

/** The provider will not draw this content. */
export class ContentRefusedError extends Error {
  override readonly name = 'ContentRefusedError';
}

/** What the provider drew cannot be made into a page worth coloring. */
export class UnprintablePictureError extends Error {
  override readonly name = 'UnprintablePictureError';
}

/** The provider does not answer, is overloaded or refuses us. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}
