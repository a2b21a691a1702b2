import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import s from './PartsTable.module.css';
import { useFormats } from './useFormats.ts';

interface ShareBarProps {
  /** Percent of the visitors. */
  share: number;
  /** Shares of all steps, in percent. */
  steps: readonly number[];
}

/** The share that gets a canary, as a number and as a bar with a mark at each step. */
export function ShareBar({ share, steps }: ShareBarProps): ReactElement {
  const { t } = useTranslation('admin');
  const { percent } = useFormats();
  const label = t('platform.canary.steps', { steps: steps.map(percent).join(', ') });
  return (
    <div className={s.share}>
      <span className={s.shareText}>{t('platform.canary.share', { share: percent(share) })}</span>
      <span className={s.shareTrack} role="img" aria-label={label} title={label}>
        <span className={s.shareFill} style={{ inlineSize: `${share}%` }} />
        {steps.map((step) => (
          <span key={step} className={s.shareStep} style={{ insetInlineStart: `${step}%` }} />
        ))}
      </span>
    </div>
  );
}
