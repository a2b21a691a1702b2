/** What is worn on the legs that shows only around who stands. */
export const SKIRTS: ReadonlySet<string> = new Set(['dress', 'gown', 'tutu', 'robe']);
