import type { ColoringPage } from '@lineleaf/api-client/contract';
import { IconButton, VisuallyHidden } from '@lineleaf/design-system';
import { EraserIcon, PaintBucketIcon, PencilIcon, UndoIcon } from '@lineleaf/design-system/icons';
import { type PointerEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegionInfo } from '../../../engine/navigate.ts';
import type { EditorModel } from '../../../state/EditorModel.ts';
import type { Painting } from '../../../state/paint.ts';
import { WHOLE } from '../../../state/viewport.ts';
import { RegionNews } from '../RegionNews.tsx';
import { Stage } from '../Stage.tsx';
import { useEditorStatus } from '../useEditorModel.ts';
import { useRegionCursor } from '../useRegionCursor.ts';
import { useStageTarget } from '../useStageTarget.ts';
import type { ViewportControls } from '../useViewport.ts';
import { BigColors } from './BigColors.tsx';
import { BIG_COLORS } from './bigColors.ts';
import { enterFullScreen } from './fullScreen.ts';
import { LeaveHold } from './LeaveHold.tsx';
import s from './SimpleMode.module.css';
import { type SimpleTool, simplePainting } from './simplePainting.ts';
import { useSimpleKeys } from './useSimpleKeys.ts';

interface SimpleModeProps {
  model: EditorModel;
  page: ColoringPage;
  painting: Painting;
  onLeave: () => void;
  onDone: () => void;
}

const TOOLS: readonly (readonly [SimpleTool, string, ReactElement])[] = [
  ['fill', 'tools.fill', <PaintBucketIcon key="fill" />],
  ['line', 'materials.crayon', <PencilIcon key="line" />],
  ['eraser', 'tools.eraser', <EraserIcon key="eraser" />],
];
/** The page stays whole: nobody gets lost in it. */
const STILL: ViewportControls = {
  viewport: WHOLE,
  zoomTo: () => false,
  zoomBy: () => undefined,
  pan: () => undefined,
  exit: () => undefined,
};

/** The page with twelve colors and three tools over the whole screen, for those who press everything. */
export function SimpleMode({ model, page, painting, onLeave, onDone }: SimpleModeProps) {
  const { t } = useTranslation('editor');
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<SimpleTool>('fill');
  const [rgb, setRgb] = useState(BIG_COLORS[0]);
  const status = useEditorStatus(model);
  const own = simplePainting(painting, tool, rgb);
  const { target, applyTool } = useStageTarget({ model, painting: own, view: STILL, frame });
  const { region, onKeyDown, clear, refresh } = useRegionCursor(model, (at: RegionInfo) =>
    applyTool({ x: at.x, y: at.y }),
  );
  const undo = () => void model.act({ type: 'undo' }).then(refresh, () => undefined);
  const { hint, setHint, calm } = useSimpleKeys(root, { onLeave, onUndo: undo });
  useEffect(() => {
    enterFullScreen();
    frame.current?.focus();
  }, []);

  return (
    <div
      ref={root}
      className={s.simple}
      role="dialog"
      aria-modal="true"
      aria-label={t('simple.enter')}
      data-needs-room="whole"
      onContextMenu={(event) => event.preventDefault()}
      onPointerDownCapture={calm}
      // The browser gives the screen when a finger is lifted: after a reload, and when it took it back, as a swipe makes it do.
      onPointerUpCapture={enterFullScreen}
    >
      <VisuallyHidden>
        <h1>{page.prompt}</h1>
      </VisuallyHidden>
      <LeaveHold hint={hint} onHint={setHint} onLeave={onLeave} />
      <IconButton
        className={s.undo}
        variant="secondary"
        label={t('tools.undo')}
        icon={<UndoIcon />}
        disabled={!status.canUndo}
        onClick={undo}
      />
      <button type="button" className={s.done} onClick={onDone}>
        {t('done')}
      </button>
      <div className={s.page} onPointerDownCapture={oneFinger}>
        <Stage
          frame={frame}
          canvas={model.bridge.canvas}
          prompt={page.prompt}
          cursor={tool === 'fill' ? 'pointer' : 'crosshair'}
          viewport={WHOLE}
          selection={null}
          onPointer={clear}
          {...{ target, region, onKeyDown }}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons */}
      <div className={s.tools} role="group" aria-label={t('tools.label')}>
        {TOOLS.map(([name, label, icon]) => (
          <IconButton
            key={name}
            variant="secondary"
            label={t(label)}
            icon={icon}
            isPressed={tool === name}
            onClick={() => setTool(name)}
          />
        ))}
      </div>
      <BigColors rgb={rgb} onChoose={setRgb} />
      <RegionNews region={region} />
    </div>
  );
}

/** A hand that rests on the page beside the finger must neither zoom nor take the stroke back. */
function oneFinger(event: PointerEvent): void {
  if (!event.isPrimary) event.stopPropagation();
}
