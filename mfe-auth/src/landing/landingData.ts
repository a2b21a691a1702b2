import type { LanguageCode } from '@lineleaf/design-system/languages';

/** Texts, nested by meaning. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** What the page hands its script: nothing of it needs to be fetched. */
export interface LandingData {
  readonly language: LanguageCode;
  /** The texts that the acting parts say, by namespace. */
  readonly words: Readonly<Record<string, Words>>;
}

/** Id of the element that holds the data as JSON. */
export const DATA_ID = 'landing-data';

let known: LandingData | undefined;

/** The data of the page. */
export function landingData(): LandingData {
  known ??= JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '') as LandingData;
  return known;
}

/** For who makes the page. */
export function setLandingData(data: LandingData): void {
  known = data;
}
