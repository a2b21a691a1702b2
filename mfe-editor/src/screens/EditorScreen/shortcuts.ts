import type { Tool } from '../../state/paint.ts';

/** What a key press asks of the editor. */
export type Command =
  | { kind: 'tool'; tool: Tool }
  | { kind: 'undo' | 'redo' | 'save' | 'zoomIn' | 'zoomOut' | 'exitZoom' | 'help' };

const PLAIN: Readonly<Record<string, Command>> = {
  f: { kind: 'tool', tool: 'fill' },
  l: { kind: 'tool', tool: 'line' },
  e: { kind: 'tool', tool: 'eraser' },
  i: { kind: 'tool', tool: 'eyedropper' },
  z: { kind: 'tool', tool: 'zoom' },
  '+': { kind: 'zoomIn' },
  '=': { kind: 'zoomIn' },
  '-': { kind: 'zoomOut' },
  '0': { kind: 'exitZoom' },
  escape: { kind: 'exitZoom' },
  '?': { kind: 'help' },
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The command of a key press, null if it is none. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): Command | null {
  const name = key.toLowerCase();
  if (altKey) return null;
  if (!ctrlKey && !metaKey) return PLAIN[name] ?? null;
  if (name === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
  if (name === 'y') return { kind: 'redo' };
  return name === 's' ? { kind: 'save' } : null;
}

/** The sheet's rows: the text's key and the keys to press. */
export const SHORTCUTS: readonly (readonly [string, readonly string[]])[] = [
  ['fill', ['F']],
  ['line', ['L']],
  ['eraser', ['E']],
  ['eyedropper', ['I']],
  ['zoom', ['Z']],
  ['undo', ['Ctrl', 'Z']],
  ['redo', ['Ctrl', 'Shift', 'Z']],
  ['save', ['Ctrl', 'S']],
  ['zoomIn', ['+']],
  ['zoomOut', ['−']],
  ['exitZoom', ['Esc']],
  ['areas', ['←', '↑', '→', '↓']],
  ['fillArea', ['Enter']],
  ['help', ['?']],
];
