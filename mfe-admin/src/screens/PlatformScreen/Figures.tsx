import type { ReleaseCounts } from '@lineleaf/api-client/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FailingChart } from './FailingChart.tsx';
import { MeasureBars } from './MeasureBars.tsx';
import { isAnybodySeen, measuresOf } from './measures.ts';
import s from './PartsTable.module.css';

interface FiguresProps {
  counts: readonly ReleaseCounts[];
  isCounting: boolean;
}

/** How the releases of a part ran in the last 24 hours, the canary beside the live one. */
export function Figures({ counts, isCounting }: FiguresProps): ReactElement {
  const { t } = useTranslation('admin');
  if (!isAnybodySeen(counts)) {
    return (
      <p className={s.soft}>{t(isCounting ? 'platform.figures.nobody' : 'platform.figures.notCounted')}</p>
    );
  }
  return (
    <div className={s.figures}>
      <FailingChart counts={counts} />
      <ul className={s.measures} data-compared={counts.length > 1 || undefined}>
        {measuresOf(counts).map((measure) => (
          <li key={measure.id}>
            <MeasureBars measure={measure} />
          </li>
        ))}
      </ul>
    </div>
  );
}
