import { IconButton } from '@lineleaf/design-system';
import { ChevronLeftIcon, ChevronRightIcon } from '@lineleaf/design-system/icons';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PageSteps.module.css';
import { useArrowKeys, useSwipe } from './usePageSteps.ts';

interface PageStepsProps {
  /** Place of the page among those that can be stepped through, from 0, and how many they are. */
  readonly index: number;
  readonly count: number;
  onStep(by: -1 | 1): void;
  /** The picture. */
  readonly children: ReactNode;
}

/** A picture between the ways to the page before and after it: buttons, arrow keys, a swipe. */
export function PageSteps({ index, count, onStep, children }: PageStepsProps) {
  const { t } = useTranslation('studio');
  const ref = useRef<HTMLDivElement>(null);
  const step = (by: -1 | 1) => {
    const next = index + by;
    if (next >= 0 && next < count) onStep(by);
  };
  useArrowKeys(ref, step);
  const swipe = useSwipe(step);
  return (
    <div ref={ref} className={styles.steps} {...swipe}>
      <IconButton
        variant="secondary"
        label={t('view.previous')}
        icon={<ChevronLeftIcon />}
        aria-disabled={index === 0}
        onClick={() => step(-1)}
      />
      {children}
      <IconButton
        variant="secondary"
        label={t('view.next')}
        icon={<ChevronRightIcon />}
        aria-disabled={index === count - 1}
        onClick={() => step(1)}
      />
      <p role="status" className={styles.place}>
        {t('view.place', { number: index + 1, count })}
      </p>
    </div>
  );
}
