import { describe, expect, it } from 'vitest';
import { type GestureMode, Gestures, type PointerInput } from './Gestures.ts';

/** Gestures over a target that writes down what it is told. */
function record(mode: GestureMode) {
  const log: string[] = [];
  const gestures = new Gestures({
    mode: () => mode,
    tap: ({ x, y }) => log.push(`tap ${x},${y}`),
    strokeStart: ({ pressure }) => log.push(pressure === undefined ? 'start' : `start at ${pressure}`),
    strokeMove: (points) => log.push(['move', points.length, points[0]?.pressure].filter(Boolean).join(' ')),
    strokeEnd: () => log.push('end'),
    strokeCancel: () => log.push('cancel'),
    selecting: () => log.push('selecting'),
    selected: (box) => log.push(box ? `selected ${box.width}x${box.height}` : 'selected nothing'),
    pan: (dx, dy) => log.push(`pan ${dx},${dy}`),
    zoom: (factor) => log.push(`zoom ${factor}`),
  });
  return { log, gestures };
}

function at(x: number, y: number, part: Partial<PointerInput> = {}): PointerInput {
  return { id: 1, type: 'mouse', button: 0, contactPx: 1, x, y, ...part };
}

function finger(id: number, x: number, y: number, contactPx = 20): PointerInput {
  return at(x, y, { id, type: 'touch', contactPx });
}

describe('a tap', () => {
  it('counts where it began, however the hand shakes', () => {
    const { log, gestures } = record('tap');
    gestures.down(finger(1, 10, 10));
    gestures.move([finger(1, 14, 12)]);
    gestures.up(finger(1, 14, 12));
    expect(log).toEqual(['tap 10,10']);
  });

  it('that wanders far is none', () => {
    const { log, gestures } = record('tap');
    gestures.down(at(10, 10));
    gestures.move([at(80, 10)]);
    gestures.up(at(80, 10));
    expect(log).toEqual([]);
  });

  it('of a palm never paints', () => {
    const { log, gestures } = record('tap');
    gestures.down(finger(1, 10, 10, 120));
    gestures.up(finger(1, 10, 10, 120));
    expect(log).toEqual([]);
  });
});

describe('a second finger', () => {
  it('takes the stroke back and turns it into a pinch', () => {
    const { log, gestures } = record('stroke');
    gestures.down(finger(1, 0, 0));
    gestures.move([finger(1, 2, 0)]);
    gestures.down(finger(2, 10, 0));
    gestures.move([finger(2, 20, 0)]);
    expect(log).toEqual(['start', 'move 1', 'cancel', 'pan 5,0', 'zoom 2']);
  });

  it('lifted leaves the other finger without effect until all are up', () => {
    const { log, gestures } = record('tap');
    gestures.down(finger(1, 0, 0));
    gestures.down(finger(2, 10, 0));
    gestures.up(finger(2, 10, 0));
    gestures.move([finger(1, 0, 0)]);
    gestures.up(finger(1, 0, 0));
    expect(log.filter((entry) => entry.startsWith('tap'))).toEqual([]);
    gestures.down(finger(3, 5, 5));
    gestures.up(finger(3, 5, 5));
    expect(log.at(-1)).toBe('tap 5,5');
  });

  it('does nothing while a pen is down', () => {
    const { log, gestures } = record('stroke');
    gestures.down(at(0, 0, { type: 'pen' }));
    gestures.down(finger(2, 10, 0));
    gestures.move([at(5, 0, { type: 'pen' })]);
    expect(log).toEqual(['start', 'move 1']);
  });
});

describe('a pen', () => {
  it('tells how hard it presses', () => {
    const { log, gestures } = record('stroke');
    gestures.down(at(0, 0, { type: 'pen', pressure: 0.25 }));
    gestures.move([at(5, 0, { type: 'pen', pressure: 0.75 })]);
    expect(log).toEqual(['start at 0.25', 'move 1 0.75']);
  });
});

describe('a mouse', () => {
  it('pans with its right button whatever the tool', () => {
    const { log, gestures } = record('stroke');
    gestures.down(at(0, 0, { button: 2 }));
    gestures.move([at(7, 3)]);
    gestures.up(at(7, 3, { button: 2 }));
    expect(log).toEqual(['pan 7,3']);
  });

  it('draws a selection in the zoom tool', () => {
    const { log, gestures } = record('select');
    gestures.down(at(60, 70));
    gestures.move([at(0, 0)]);
    gestures.up(at(0, 10));
    expect(log).toEqual(['selecting', 'selected 60x60']);
  });

  it('taken away by the system takes the stroke back', () => {
    const { log, gestures } = record('stroke');
    gestures.down(at(0, 0));
    gestures.cancel(at(0, 0));
    gestures.move([at(5, 5)]);
    expect(log).toEqual(['start', 'cancel']);
  });
});
