/** Kinds of things that do something of themselves. */
export const BEINGS: ReadonlySet<string> = new Set(['person', 'animal', 'flier', 'swimmer']);
