import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import { toast } from '@lineleaf/design-system';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point, StrokePoint } from '../../engine/stroke.ts';
import type { EditorModel } from '../../state/EditorModel.ts';
import type { GestureTarget } from '../../state/Gestures.ts';
import { materialOf, type Painting } from '../../state/paint.ts';
import type { Box } from '../../state/viewport.ts';
import type { ViewportControls } from './useViewport.ts';

const PAPER = 0xffffff;

interface Parts {
  model: EditorModel;
  painting: Painting;
  view: ViewportControls;
  frame: RefObject<HTMLElement | null>;
}

/** What taps, strokes and selections on the page do with the chosen tool. */
export function useStageTarget({ model, painting, view, frame }: Parts) {
  const { t } = useTranslation('editor');
  const [leak, setLeak] = useState<Point | null>(null);
  const [selection, setSelection] = useState<Box | null>(null);
  const { paint, rgb, change, chooseColor, noteUsed } = painting;
  const material = materialOf(paint);

  /** Fills or picks at a place of the page, as the tool has it. */
  const applyTool = async ({ x, y }: Point): Promise<void> => {
    if (paint.tool === 'eyedropper') {
      const picked = await model.bridge.call('pick', { x, y });
      if (picked === null) return;
      chooseColor(picked);
      change({ tool: 'fill', opacity: 100 });
      return;
    }
    const { opacity, closesGaps } = paint;
    // With the eraser an area chosen by the keyboard becomes paper again.
    const isEraser = paint.tool === 'eraser';
    const color = isEraser ? { color: PAPER, opacity: 100 } : { color: rgb, opacity, material };
    const outcome = await model.act({ type: 'fill', x, y, ...color, closesGaps });
    setLeak(outcome.kind === 'changed' && outcome.isLeak ? { x, y } : null);
    if (outcome.kind === 'refused') toast.warning(t('messages.line'));
    if (outcome.kind === 'changed' && !isEraser) noteUsed(rgb);
  };
  /** Takes the leaked fill back and fills the part behind the gap alone. */
  const fillSmaller = async (at: Point): Promise<void> => {
    setLeak(null);
    await model.act({ type: 'undo' });
    await model.act({ type: 'fill', ...at, color: rgb, opacity: paint.opacity, material, closesGaps: true });
  };

  const toPage = (at: Point): Point => pagePoint(at, model.bridge.canvas, frame.current);
  const strokePoint = ({ pressure, ...at }: StrokePoint): StrokePoint => ({
    ...toPage(at),
    ...(pressure !== undefined && { pressure }),
  });
  const target: GestureTarget = {
    mode: () => {
      if (paint.tool === 'zoom') return 'select';
      return paint.tool === 'line' || paint.tool === 'eraser' ? 'stroke' : 'tap';
    },
    tap: (at) => quietly(applyTool(toPage(at))),
    strokeStart: (at) =>
      quietly(
        model.act({
          type: 'stroke-start',
          ...strokePoint(at),
          color: paint.tool === 'eraser' ? 'paper' : rgb,
          opacity: paint.opacity,
          material,
          width: paint.strokeWidth,
          isClipped: paint.isClipped,
        }),
      ),
    strokeMove: (points) => quietly(model.act({ type: 'stroke-move', points: points.map(strokePoint) })),
    strokeEnd: () => {
      if (paint.tool === 'line') noteUsed(rgb);
      quietly(model.act({ type: 'stroke-end' }));
    },
    strokeCancel: () => quietly(model.act({ type: 'stroke-cancel' })),
    selecting: setSelection,
    selected: (box) => {
      setSelection(null);
      if (!box) return;
      if (view.zoomTo(box)) change({ tool: 'fill' });
      else toast.warning(t('messages.smallSelection'));
    },
    pan: view.pan,
    zoom: view.zoomBy,
  };
  const leakOffer = leak
    ? { onAccept: () => quietly(fillSmaller(leak)), onDismiss: () => setLeak(null) }
    : null;
  return { target, selection, applyTool, leakOffer };
}

/** The page's pixel below a point of the frame, fractions kept. */
function pagePoint({ x, y }: Point, canvas: HTMLCanvasElement, frame: HTMLElement | null): Point {
  const page = canvas.getBoundingClientRect();
  const corner = frame?.getBoundingClientRect();
  return {
    x: ((x + (corner?.left ?? 0) - page.left) * PAGE_WIDTH) / page.width,
    y: ((y + (corner?.top ?? 0) - page.top) * PAGE_HEIGHT) / page.height,
  };
}

// An action can only fail because the session has ended; the screen then says so, or is gone.
function quietly(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
