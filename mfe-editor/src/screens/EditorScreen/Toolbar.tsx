import { IconButton } from '@lineleaf/design-system';
import {
  EraserIcon,
  GripIcon,
  PaintBucketIcon,
  PencilIcon,
  PipetteIcon,
  RedoIcon,
  ResetIcon,
  UndoIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '@lineleaf/design-system/icons';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorStatus } from '../../engine/actions.ts';
import type { Tool } from '../../state/paint.ts';
import s from './Toolbar.module.css';
import { useDraggable } from './useDraggable.ts';

const TOOLS: readonly (readonly [Tool, ReactElement])[] = [
  ['fill', <PaintBucketIcon key="fill" />],
  ['line', <PencilIcon key="line" />],
  ['eraser', <EraserIcon key="eraser" />],
  ['eyedropper', <PipetteIcon key="eyedropper" />],
  ['zoom', <ZoomInIcon key="zoom" />],
];

interface ToolbarProps {
  tool: Tool;
  status: EditorStatus;
  isZoomed: boolean;
  onTool: (tool: Tool) => void;
  onUndo: () => void;
  onRedo: () => void;
  onReset: () => void;
  onExitZoom: () => void;
  /** Tools that are more than a way to touch the page. */
  children?: ReactNode;
}

/** The toolbar in its home beside the page; it can be dragged away and then floats where it was put. */
export function Toolbar({ tool, status, isZoomed, children, ...on }: ToolbarProps) {
  const { t } = useTranslation('editor');
  const bar = useRef<HTMLDivElement>(null);
  const handle = useDraggable(bar, 'toolbar');
  return (
    <div ref={bar} className={s.bar} role="toolbar" aria-label={t('tools.label')}>
      <button
        type="button"
        className={s.handle}
        aria-label={t('tools.move')}
        aria-description={t('tools.moveHint')}
        title={t('tools.moveHint')}
        {...handle}
      >
        <GripIcon aria-hidden="true" />
      </button>
      {TOOLS.map(([name, icon]) => (
        <IconButton
          key={name}
          label={t(`tools.${name}`)}
          icon={icon}
          isPressed={tool === name}
          // Choosing a tool again goes back to the fill, the default.
          onClick={() => on.onTool(tool === name ? 'fill' : name)}
        />
      ))}
      {children}
      <IconButton
        label={t('tools.exitZoom')}
        icon={<ZoomOutIcon />}
        disabled={!isZoomed}
        onClick={on.onExitZoom}
      />
      <span className={s.gap} />
      <IconButton
        label={t('tools.undo')}
        icon={<UndoIcon />}
        disabled={!status.canUndo}
        onClick={on.onUndo}
      />
      <IconButton
        label={t('tools.redo')}
        icon={<RedoIcon />}
        disabled={!status.canRedo}
        onClick={on.onRedo}
      />
      <IconButton label={t('tools.reset')} icon={<ResetIcon />} onClick={on.onReset} />
    </div>
  );
}
