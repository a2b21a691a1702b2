/** What a signed address says beside its signature: the width, and the version of a copy that was saved over. */
const NAMING = ['w', 'v'];

/** The part of a picture's address that names it: the same tomorrow, another one for other pixels. */
export function keyOfPicture(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const named = NAMING.map((name) => [name, searchParams.get(name) ?? '']).filter(
    ([, value]) => value !== '',
  );
  return named.length === 0 ? origin + pathname : `${origin}${pathname}?${new URLSearchParams(named)}`;
}
