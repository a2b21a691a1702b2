import { type GenerationResult, PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import { Button, Card } from '@lineleaf/design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import styles from './ResultCard.module.css';

interface ResultCardProps {
  readonly result: GenerationResult;
  onCreateAnother(): void;
}

/** The new page, what of the description could not be drawn, and where to go from here. */
export function ResultCard({ result, onCreateAnother }: ResultCardProps) {
  const { t, i18n } = useTranslation('studio');
  const navigate = useNavigate();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const words = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(
    result.unknown.map((word) => t('make.result.quoted', { word })),
  );
  return (
    <Card
      ref={card}
      as="section"
      padding="large"
      isRaised
      aria-labelledby="result-heading"
      className={styles.card}
    >
      <div role="status" className={styles.words}>
        <h2 id="result-heading" className={styles.heading}>
          {t('make.result.heading')}
        </h2>
        <p>{result.prompt}</p>
        {result.unknown.length > 0 ? (
          <p className={styles.unknown}>{t('make.result.unknown', { words })}</p>
        ) : null}
      </div>
      <img
        className={styles.image}
        src={`data:image/png;base64,${result.image_base64}`}
        alt={result.prompt}
        width={PAGE_WIDTH}
        height={PAGE_HEIGHT}
      />
      <div className={styles.actions}>
        <Button onClick={() => void navigate('/gallery')}>{t('make.result.viewInGallery')}</Button>
        <Button variant="secondary" onClick={onCreateAnother}>
          {t('make.result.createAnother')}
        </Button>
      </div>
    </Card>
  );
}
