/** Reads a small setting of this device; `fallback` if there is none or it is of another shape. */
export function readPreference<Value>(
  name: string,
  isValue: (value: unknown) => value is Value,
  fallback: Value,
): Value {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    return isValue(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

/** Keeps a small setting on this device; where storage is full or forbidden it is forgotten. */
export function writePreference(name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // The setting lasts for this visit only.
  }
}

function keyOf(name: string): string {
  return `lineleaf.editor.${name}`;
}
