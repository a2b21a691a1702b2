import { refreshUser, useAppDispatch } from '@lineleaf/api-client';
import type { ColoringPage } from '@lineleaf/api-client/contract';
import { Button, DownloadIcon, Select, toast } from '@lineleaf/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadPdf } from '../printing/downloadPdf.ts';
import { PAPERS, type Paper, readPaper, storePaper } from '../printing/paper.ts';
import styles from './PdfDownload.module.css';

/** The choice of paper, which printing follows as well, and the page as PDF at its true size. */
export function PdfDownload({ page }: { readonly page: ColoringPage }) {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const [paper, setPaper] = useState(readPaper);
  const [isBusy, setIsBusy] = useState(false);

  function choose(value: string): void {
    const chosen: Paper = PAPERS.find((name) => name === value) ?? paper;
    storePaper(chosen);
    setPaper(chosen);
  }

  async function download(): Promise<void> {
    setIsBusy(true);
    try {
      await downloadPdf(page, paper);
    } catch {
      toast.error(t('printing.pdfFailed'));
      await dispatch(refreshUser());
    } finally {
      setIsBusy(false);
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
      <Button variant="ghost" icon={<DownloadIcon />} isBusy={isBusy} onClick={() => void download()}>
        {t('actions.pdf')}
      </Button>
    </div>
  );
}
