import { detailOf, refreshUser, useAppDispatch } from '@lineleaf/api-client';
import type { ColoringPage } from '@lineleaf/api-client/contract';
import { Button, Select, toast } from '@lineleaf/design-system';
import { DownloadIcon, PaletteIcon } from '@lineleaf/design-system/icons';
import { PAPERS, type Paper, readPaper, storePaper } from '@lineleaf/design-system/printing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadPdf, type PdfWish } from '../printing/downloadPdf.ts';
import styles from './PdfDownload.module.css';

/** The choice of paper, which printing follows as well, and the page as PDF: at its true size, or to be colored by number. */
export function PdfDownload({ page }: { readonly page: ColoringPage }) {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const [paper, setPaper] = useState(readPaper);
  const [busyWith, setBusyWith] = useState<'plain' | 'numbers'>();

  function choose(value: string): void {
    const chosen: Paper = PAPERS.find((name) => name === value) ?? paper;
    storePaper(chosen);
    setPaper(chosen);
  }

  async function download(wish: PdfWish): Promise<void> {
    setBusyWith(wish.numbers === undefined ? 'plain' : 'numbers');
    try {
      await downloadPdf(page, wish);
    } catch (error) {
      toast.error(detailOf(error) ?? t('printing.pdfFailed'));
      await dispatch(refreshUser());
    } finally {
      setBusyWith(undefined);
    }
  }

  return (
    <div className={styles.row}>
      <Select label={t('printing.paper')} value={paper} onChange={(event) => choose(event.target.value)}>
        {PAPERS.map((name) => (
          <option key={name} value={name}>
            {t(`printing.papers.${name}`)}
          </option>
        ))}
      </Select>
      <Button
        variant="ghost"
        icon={<DownloadIcon />}
        isBusy={busyWith === 'plain'}
        onClick={() => void download({ paper })}
      >
        {t('actions.pdf')}
      </Button>
      {page.suggestion_url === undefined ? null : (
        <Button
          variant="ghost"
          icon={<PaletteIcon />}
          isBusy={busyWith === 'numbers'}
          onClick={() => void download({ paper, numbers: '1' })}
        >
          {t('actions.colorByNumber')}
        </Button>
      )}
    </div>
  );
}
