/** The release that this page is of; empty in development. */
export function shellRelease(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="lineleaf:release"]')?.content ?? '';
}
