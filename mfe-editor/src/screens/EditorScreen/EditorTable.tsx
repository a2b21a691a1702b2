import type { ColoringPage } from '@lineleaf/api-client/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RegionInfo } from '../../engine/navigate.ts';
import type { EditorModel } from '../../state/EditorModel.ts';
import { fileNameOf } from '../../state/offerFile.ts';
import { type Tool, usePaint } from '../../state/paint.ts';
import { ColorPanel } from './ColorPanel.tsx';
import { LeaveDialog, ResetDialog } from './dialogs.tsx';
import { EditorBar } from './EditorBar.tsx';
import s from './EditorScreen.module.css';
import { Notice } from './Notice.tsx';
import { RegionNews } from './RegionNews.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { Stage } from './Stage.tsx';
import { Suggestion } from './Suggestion.tsx';
import type { Command } from './shortcuts.ts';
import { Toolbar } from './Toolbar.tsx';
import { useDeskLayout } from './useDeskLayout.ts';
import { useEditorStatus } from './useEditorModel.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useRegionCursor } from './useRegionCursor.ts';
import { useSave } from './useSave.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useStageTarget } from './useStageTarget.ts';
import { useViewport } from './useViewport.ts';

interface EditorTableProps {
  model: EditorModel;
  page: ColoringPage;
  /** Whether the lines were measured to have small gaps between large areas. */
  hasLeaks: boolean;
  userId: string;
  isResumed: boolean;
}

const CURSORS: Readonly<Record<Tool, string>> = {
  fill: 'pointer',
  line: 'crosshair',
  eraser: 'crosshair',
  eyedropper: 'copy',
  zoom: 'zoom-in',
};
const ZOOM_STEP = 1.5;

/** The opened page with everything around it: bar, toolbar, colors, dialogs. */
export function EditorTable({ model, page, hasLeaks, userId, isResumed }: EditorTableProps) {
  const navigate = useNavigate();
  const status = useEditorStatus(model);
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const painting = usePaint(hasLeaks);
  const view = useViewport(frame);
  const { target, selection, applyTool, leakOffer } = useStageTarget({ model, painting, view, frame });
  const { region, onKeyDown, clear, refresh } = useRegionCursor(model, (at: RegionInfo) =>
    applyTool({ x: at.x, y: at.y }),
  );
  const originalPageId = page.original_page_id ?? page.id;
  const { save, submit, download, isSaving } = useSave({ model, originalPageId, userId });
  const blocker = useLeaveGuard({
    isUnsaved: status.isUnsaved,
    model,
    id: `draft of ${page.id}`,
    onSend: submit,
  });
  const [isNoticed, setIsNoticed] = useState(isResumed);
  const [isAsking, setIsAsking] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useDeskLayout(root);

  const reset = () => {
    model.act({ type: 'reset' }).then(refresh, () => undefined);
    setIsAsking(false);
    setIsNoticed(false);
  };
  const step = (type: 'undo' | 'redo') => {
    model.act({ type }).then(refresh, () => undefined);
  };
  useShortcuts((command: Command) => {
    if (command.kind === 'tool') painting.change({ tool: command.tool });
    else if (command.kind === 'undo' || command.kind === 'redo') step(command.kind);
    else if (command.kind === 'save') void save();
    else if (command.kind === 'zoomIn') view.zoomBy(ZOOM_STEP);
    else if (command.kind === 'zoomOut') view.zoomBy(1 / ZOOM_STEP);
    else if (command.kind === 'exitZoom') view.exit();
    else setIsHelpOpen(true);
  });

  return (
    <div ref={root} className={s.editor}>
      <EditorBar
        prompt={page.prompt}
        isSaving={isSaving}
        onExit={() => void navigate('/gallery')}
        onShortcuts={() => setIsHelpOpen(true)}
        onDownload={() => void download(fileNameOf(page.prompt, 'png'))}
        onSave={() => void save()}
      />
      <div className={s.table}>
        <Toolbar
          tool={painting.paint.tool}
          status={status}
          isZoomed={view.viewport.scale > 1}
          onTool={(tool) => painting.change({ tool })}
          onUndo={() => step('undo')}
          onRedo={() => step('redo')}
          onReset={() => setIsAsking(true)}
          onExitZoom={view.exit}
        />
        <div className={s.middle}>
          {leakOffer ? <Notice name="leak" {...leakOffer} /> : null}
          {isNoticed && !leakOffer ? (
            <Notice name="resumed" onAccept={reset} onDismiss={() => setIsNoticed(false)} />
          ) : null}
          <Stage
            frame={frame}
            canvas={model.bridge.canvas}
            prompt={page.prompt}
            cursor={CURSORS[painting.paint.tool]}
            viewport={view.viewport}
            onPointer={clear}
            {...{ target, selection, region, onKeyDown }}
          />
        </div>
        <ColorPanel paint={painting.paint} onChange={painting.change} onChooseColor={painting.chooseColor}>
          <Suggestion page={page} />
        </ColorPanel>
      </div>
      <RegionNews region={region} />
      <ShortcutsDialog isOpen={isHelpOpen} onOpenChange={setIsHelpOpen} />
      <ResetDialog isOpen={isAsking} onOpenChange={setIsAsking} onReset={reset} />
      <LeaveDialog blocker={blocker} />
    </div>
  );
}
