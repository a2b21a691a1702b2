import type { ColoringPage } from '@lineleaf/api-client/contract';
import { type RefObject, useRef, useState } from 'react';
import type { RegionInfo } from '../../engine/navigate.ts';
import type { EditorModel } from '../../state/EditorModel.ts';
import { fileNameOf } from '../../state/offerFile.ts';
import type { Painting, Tool } from '../../state/paint.ts';
import { ColorPanel } from './ColorPanel.tsx';
import { ResetDialog } from './dialogs.tsx';
import { EditorBar } from './EditorBar.tsx';
import s from './EditorScreen.module.css';
import { MaterialPicker } from './MaterialPicker.tsx';
import { Notice } from './Notice.tsx';
import { RegionNews } from './RegionNews.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { Stage } from './Stage.tsx';
import type { StickerHand } from './Stickers/StickerHand.ts';
import { useStickers } from './Stickers/useStickers.tsx';
import { Suggestion } from './Suggestion.tsx';
import type { Command } from './shortcuts.ts';
import { Toolbar } from './Toolbar.tsx';
import { useDeskLayout } from './useDeskLayout.ts';
import { useEditorStatus } from './useEditorModel.ts';
import { useGalleryReturn } from './useGalleryReturn.ts';
import { useRegionCursor } from './useRegionCursor.ts';
import { useSamples } from './useSamples.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useStageTarget } from './useStageTarget.ts';
import { useViewport } from './useViewport.ts';

interface DeskProps {
  model: EditorModel;
  page: ColoringPage;
  painting: Painting;
  /** Whether earlier work goes on, which is not told yet. */
  isNoticed: boolean;
  isSaving: boolean;
  /** The button that opens simple mode. */
  entrance: RefObject<HTMLButtonElement | null>;
  /** The sticker that is not part of the page yet. */
  sticker: StickerHand;
  onNoticed: () => void;
  onDownload: (fileName: string) => void;
  onSave: () => void;
  onSaveAsNew: () => void;
  onSimple: () => void;
  onDone: () => void;
}

const CURSORS: Readonly<Record<Tool, string>> = {
  fill: 'pointer',
  line: 'crosshair',
  eraser: 'crosshair',
  eyedropper: 'copy',
  zoom: 'zoom-in',
};
const ZOOM_STEP = 1.5;

/** The page with all tools around it: bar, toolbar, colors, dialogs. */
export function Desk({ model, page, painting, ...props }: DeskProps) {
  const backToGallery = useGalleryReturn();
  const status = useEditorStatus(model);
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const samples = useSamples(model, painting.rgb, painting.paint.opacity);
  const view = useViewport(frame);
  const { target, selection, applyTool, leakOffer } = useStageTarget({ model, painting, view, frame });
  const { region, onKeyDown, clear, refresh } = useRegionCursor(model, (at: RegionInfo) =>
    applyTool({ x: at.x, y: at.y }),
  );
  const [isAsking, setIsAsking] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const stickers = useStickers({
    ...{ model, frame, onPlaced: clear, hand: props.sticker },
    zoom: view.viewport.scale,
  });
  useDeskLayout(root);

  const reset = () => {
    model.startAgain().then(refresh, () => undefined);
    setIsAsking(false);
    props.onNoticed();
  };
  const step = (type: 'undo' | 'redo') => {
    model.act({ type }).then(refresh, () => undefined);
  };
  useShortcuts((command: Command) => {
    if (command.kind === 'tool') painting.change({ tool: command.tool });
    else if (command.kind === 'undo' || command.kind === 'redo') step(command.kind);
    else if (command.kind === 'save') props.onSave();
    else if (command.kind === 'zoomIn') view.zoomBy(ZOOM_STEP);
    else if (command.kind === 'zoomOut') view.zoomBy(1 / ZOOM_STEP);
    else if (command.kind === 'exitZoom') view.exit();
    else setIsHelpOpen(true);
  });

  return (
    <div ref={root} className={s.editor}>
      <EditorBar
        prompt={page.prompt}
        isSaving={props.isSaving}
        entrance={props.entrance}
        onExit={backToGallery}
        onShortcuts={() => setIsHelpOpen(true)}
        onDownload={() => props.onDownload(fileNameOf(page.prompt, 'png'))}
        onSave={props.onSave}
        onSaveAsNew={props.onSaveAsNew}
        onSimple={props.onSimple}
        onDone={props.onDone}
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
        >
          {stickers.tool}
        </Toolbar>
        <div className={s.middle}>
          {leakOffer ? <Notice name="leak" {...leakOffer} /> : null}
          {props.isNoticed && !leakOffer ? (
            <Notice name="resumed" onAccept={reset} onDismiss={props.onNoticed} />
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
          {stickers.layer}
        </div>
        <ColorPanel
          paint={painting.paint}
          materials={<MaterialPicker paint={painting.paint} samples={samples} onChange={painting.change} />}
          onChange={painting.change}
          onChooseColor={painting.chooseColor}
          onChoosePalette={painting.choosePalette}
        >
          <Suggestion page={page} />
        </ColorPanel>
      </div>
      <RegionNews region={region} news={stickers.news} />
      <ShortcutsDialog isOpen={isHelpOpen} onOpenChange={setIsHelpOpen} />
      <ResetDialog isOpen={isAsking} onOpenChange={setIsAsking} onReset={reset} />
    </div>
  );
}
