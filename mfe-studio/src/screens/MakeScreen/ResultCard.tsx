import {
  GENERATION_COST,
  type GenerationResult,
  PAGE_HEIGHT,
  PAGE_WIDTH,
} from '@lineleaf/api-client/contract';
import { Button, Card } from '@lineleaf/design-system';
import { PaletteIcon, PencilLineIcon, RefreshIcon } from '@lineleaf/design-system/icons';
import { Progress } from '@lineleaf/design-system/progress';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DrawnWords } from './DrawnWords.tsx';
import styles from './ResultCard.module.css';
import { ResultTools } from './ResultTools.tsx';

interface ResultCardProps {
  readonly result: GenerationResult;
  /** Of the progress bar while another page of the same words is drawn; no bar without one. */
  readonly percent: number | undefined;
  readonly isDrawing: boolean;
  onDrawAnother(): void;
  onChangeWords(): void;
  onCreateAnother(): void;
}

/** The new page, what of the description is on it, and everything that can be done with it. */
export function ResultCard(props: ResultCardProps) {
  const { result, percent, isDrawing, onDrawAnother, onChangeWords, onCreateAnother } = props;
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const progress = useRef<HTMLDivElement>(null);
  const isRedrawing = percent !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is told of like the first
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [result.id]);
  // The button that asked for another page is disabled meanwhile, and would leave the focus nowhere.
  useEffect(() => {
    if (!isRedrawing) return;
    progress.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    };
  }, [isRedrawing]);
  return (
    <Card
      ref={card}
      as="section"
      padding="large"
      isRaised
      aria-labelledby={`${id}-heading`}
      className={styles.card}
    >
      <div className={styles.words}>
        <h2
          ref={heading}
          id={`${id}-heading`}
          tabIndex={-1}
          aria-describedby={`${id}-words`}
          className={styles.heading}
        >
          {t('make.result.heading')}
        </h2>
        <div id={`${id}-words`} className={styles.description}>
          <p>{result.prompt}</p>
          <DrawnWords drawn={result.drawn} unknown={result.unknown} readings={result.readings} />
        </div>
      </div>
      <img
        className={styles.image}
        data-waiting={isDrawing || undefined}
        src={`data:image/png;base64,${result.image_base64}`}
        alt={result.prompt}
        width={PAGE_WIDTH}
        height={PAGE_HEIGHT}
      />
      <div className={styles.actions}>
        <Button
          size="large"
          icon={<PaletteIcon />}
          disabled={isDrawing}
          onClick={() => void navigate(`/color/${result.id}`)}
        >
          {t('make.result.color')}
        </Button>
        <ResultTools pageId={result.id} />
        {isRedrawing ? (
          <div ref={progress} tabIndex={-1}>
            <Progress value={percent} label={t('make.progress')} isPercentShown />
          </div>
        ) : null}
        <div className={styles.next}>
          <Button
            variant="secondary"
            icon={<RefreshIcon />}
            disabled={isDrawing}
            aria-describedby={`${id}-cost`}
            onClick={onDrawAnother}
          >
            {t('make.result.drawAnother')}
          </Button>
          <Button
            variant="secondary"
            icon={<PencilLineIcon />}
            disabled={isDrawing}
            aria-describedby={`${id}-cost`}
            onClick={onChangeWords}
          >
            {t('make.result.changeWords')}
          </Button>
          <p id={`${id}-cost`} className={styles.cost}>
            {t('make.result.cost', { count: GENERATION_COST })}
          </p>
        </div>
      </div>
      <div className={styles.foot}>
        <Button variant="secondary" onClick={() => void navigate('/gallery')}>
          {t('make.result.viewInGallery')}
        </Button>
        <Button variant="secondary" disabled={isDrawing} onClick={onCreateAnother}>
          {t('make.result.createAnother')}
        </Button>
      </div>
    </Card>
  );
}
