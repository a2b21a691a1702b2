import type { ColoringPage } from '@lineleaf/api-client/contract';
import { Button, Dialog, Spinner } from '@lineleaf/design-system';
import { ArrowRightIcon, PrinterIcon, SaveIcon, ShareIcon } from '@lineleaf/design-system/icons';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { EditorModel } from '../../../state/EditorModel.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { throwConfetti } from './confetti.ts';
import s from './Finale.module.css';
import { pictureColors } from './pictureColors.ts';
import { useFinishedPicture } from './useFinishedPicture.ts';
import { usePictureOutlets } from './usePictureOutlets.ts';

interface FinaleProps {
  model: EditorModel;
  page: ColoringPage;
  /** The page before it was colored; undefined where that is gone. */
  beforeUrl: string | undefined;
  /** The next page to color; undefined where there is none. */
  nextPageId: string | undefined;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** The end of a coloring: the picture in a frame, confetti in its colors, before and after, and where it may go. */
export function Finale(props: FinaleProps) {
  const { page, nextPageId, onClose } = props;
  const { t } = useTranslation('editor');
  const navigate = useNavigate();
  const { state } = useLocation();
  const picture = useFinishedPicture(props.model, onClose);
  const outlets = usePictureOutlets(picture, page.prompt);
  const url = picture?.url;
  useEffect(() => {
    if (url === undefined) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    void pictureColors(url).then((colors) => {
      if (!isGone) stop = throwConfetti(colors);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [url]);

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('finale.title')}
      size="large"
    >
      <div className={s.finale}>
        {picture ? (
          <BeforeAfter prompt={page.prompt} afterUrl={picture.url} beforeUrl={props.beforeUrl} />
        ) : (
          <Spinner label={t('finale.loading')} />
        )}
        <div className={s.outlets}>
          <Button variant="secondary" icon={<PrinterIcon />} disabled={!picture} onClick={outlets.print}>
            {t('finale.print')}
          </Button>
          <Button variant="secondary" icon={<ShareIcon />} disabled={!picture} onClick={outlets.share}>
            {t('finale.share')}
          </Button>
          <Button icon={<SaveIcon />} isBusy={props.isSaving} onClick={props.onSave}>
            {t('save')}
          </Button>
          {nextPageId === undefined ? null : (
            <Button
              variant="secondary"
              icon={<ArrowRightIcon />}
              onClick={() => void navigate(`/color/${nextPageId}`, { state })}
            >
              {t('finale.next')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
