interface SharePage {
  readonly key: 'facebook' | 'twitter' | 'linkedin';
  /** Size of its window in CSS pixels (specification, section 9). */
  readonly width: number;
  readonly height: number;
  urlOf(site: string, text: string): string;
}

/** The pages of other sites that a link can be shared on. */
export const SHARE_PAGES: readonly SharePage[] = [
  {
    key: 'facebook',
    width: 580,
    height: 296,
    urlOf: (site, text) =>
      `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: site, quote: text })}`,
  },
  {
    key: 'twitter',
    width: 600,
    height: 400,
    urlOf: (site, text) => `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url: site })}`,
  },
  {
    key: 'linkedin',
    width: 600,
    height: 400,
    // Takes an address only.
    urlOf: (site) => `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: site })}`,
  },
];

/** Opens the e-mail composer with the text and the address. */
export function emailUrl(site: string, text: string): string {
  return `mailto:?subject=Lineleaf&body=${encodeURIComponent(`${text} ${site}`)}`;
}
