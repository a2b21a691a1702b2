import type { ColoringPage } from '@lineleaf/api-client/contract';
import { useLatePart } from '@lineleaf/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorModel } from '../../state/EditorModel.ts';
import { findNextPage } from '../../state/findNextPage.ts';
import { usePaint } from '../../state/paint.ts';
import { Desk } from './Desk.tsx';
import { CopyChangedDialog, LeaveDialog } from './dialogs.tsx';
import { Opening } from './Opening.tsx';
import { placeFirst } from './Stickers/placeFirst.ts';
import { StickerHand } from './Stickers/StickerHand.ts';
import { useEditorStatus } from './useEditorModel.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useSave } from './useSave.ts';
import { useSimpleMode } from './useSimpleMode.ts';

interface EditorTableProps {
  model: EditorModel;
  page: ColoringPage;
  /** All pages of the gallery. */
  pages: readonly ColoringPage[];
  /** Whether the lines were measured to have small gaps between large areas. */
  hasLeaks: boolean;
  userId: string;
  isResumed: boolean;
}

const loadFinale = async () => (await import('./Finale/Finale.tsx')).Finale;

/** The opened page, on the desk with all tools or in simple mode, and the end of the coloring. */
export function EditorTable({ model, page, pages, hasLeaks, userId, isResumed }: EditorTableProps) {
  const { t } = useTranslation('editor');
  const status = useEditorStatus(model);
  const painting = usePaint(hasLeaks);
  const originalPageId = page.original_page_id ?? page.id;
  const { SimpleMode, isSimple, entrance, enter, leave } = useSimpleMode();
  const [sticker] = useState(() => new StickerHand());
  const saving = useSave({ model, originalPageId, userId, staysOpen: isSimple, sticker });
  const { isSaving, submit, submitAsNew } = saving;
  const { blocker, isAsking, isFloating } = useLeaveGuard({
    isUnsaved: status.isUnsaved,
    holdsBack: isSimple,
    ...{ model, sticker, submit, submitAsNew },
    id: `draft of ${page.id}`,
  });
  const [isNoticed, setIsNoticed] = useState(isResumed);
  const [isDone, setIsDone] = useState(false);
  const Finale = useLatePart(loadFinale, {
    isWanted: isDone,
    message: t('messages.partFailed'),
    onFail: () => setIsDone(false),
  });
  const common = { model, page, painting, onDone: () => void placeFirst(sticker, () => setIsDone(true)) };
  const simpleMode = SimpleMode ? <SimpleMode {...common} onLeave={leave} /> : <Opening />;

  return (
    <>
      {isSimple ? (
        simpleMode
      ) : (
        <Desk
          {...common}
          {...{ isNoticed, isSaving, entrance, sticker }}
          onNoticed={() => setIsNoticed(false)}
          onDownload={(name) => void placeFirst(sticker, () => saving.download(name))}
          onSave={() => void placeFirst(sticker, saving.save)}
          onSaveAsNew={() => void placeFirst(sticker, saving.saveAsNew)}
          onSimple={() =>
            void placeFirst(sticker, () => {
              setIsNoticed(false);
              enter();
            })
          }
        />
      )}
      {isDone && Finale ? (
        <Finale
          {...{ model, page, isSaving }}
          beforeUrl={pages.find(({ id }) => id === originalPageId)?.image_url}
          nextPageId={findNextPage(page, pages)?.id}
          onSave={() => void saving.save()}
          onClose={() => setIsDone(false)}
        />
      ) : null}
      <CopyChangedDialog
        isOpen={saving.isCopyChanged}
        onOpenChange={saving.setIsCopyChanged}
        onSaveAsNew={() => void saving.saveAsNew()}
      />
      <LeaveDialog
        {...{ blocker, isAsking, isSaving, isFloating }}
        onSave={async () => (await placeFirst(sticker, saving.saveAndTell)) !== null}
      />
    </>
  );
}
