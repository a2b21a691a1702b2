import type { LanguageCode } from '@lineleaf/design-system/languages';

/** The files of the release that the page names, below the release's folder. */
export interface LandingFiles {
  readonly script: { readonly path: string; readonly integrity: string };
  /** The page's style sheet, as text. */
  readonly css: string;
}

/** A page without what every page of the product has; the server sets it into the shell's. */
export interface LandingFragment {
  readonly language: LanguageCode;
  readonly head: string;
  readonly body: string;
}
