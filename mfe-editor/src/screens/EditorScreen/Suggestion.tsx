import { detailOf, fetchPagePdf } from '@lineleaf/api-client';
import type { ColoringPage } from '@lineleaf/api-client/contract';
import { Button, Dialog, toast } from '@lineleaf/design-system';
import { DownloadIcon } from '@lineleaf/design-system/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileNameOf, offerFile } from '../../state/offerFile.ts';
import s from './Suggestion.module.css';

/** One way to color the page, small and on a click large, with the page to be colored by number; nothing where none is known. */
export function Suggestion({ page }: { page: ColoringPage }) {
  const { t } = useTranslation('editor');
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { suggestion_url: url, id, prompt } = page;
  if (url === undefined) return null;

  const downloadNumbers = async () => {
    setIsBusy(true);
    try {
      offerFile(await fetchPagePdf(id, { numbers: '1' }), fileNameOf(`${prompt} 123`, 'pdf'));
    } catch (error) {
      toast.error(detailOf(error) ?? t('suggestion.failed'));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      <button type="button" className={s.small} onClick={() => setIsOpen(true)}>
        <img src={url} alt="" width={64} height={83} loading="lazy" />
        <span>{t('suggestion.title')}</span>
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={t('suggestion.title')}>
        <div className={s.large}>
          <img src={url} alt={prompt} width={640} height={828} />
          <Button
            variant="ghost"
            icon={<DownloadIcon />}
            isBusy={isBusy}
            onClick={() => void downloadNumbers()}
          >
            {t('suggestion.byNumber')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
