/** A key that no other save or coloring has. */
export function newKey(): string {
  // crypto.randomUUID exists in secure contexts only; a plain LAN address has none.
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
