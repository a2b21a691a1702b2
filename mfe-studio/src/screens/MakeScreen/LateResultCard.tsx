import { Button, Card, useLatePart } from '@lineleaf/design-system';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LateResultCard.module.css';
import { loadResultCard } from './loadResultCard.ts';

/** The result card. Until its code is there the picture alone, for it is paid for; where it cannot be had, a button tries again. */
export function LateResultCard(props: ComponentProps<Awaited<ReturnType<typeof loadResultCard>>>) {
  const { t } = useTranslation('studio');
  const [isWanted, setIsWanted] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);
  const ResultCard = useLatePart(loadResultCard, {
    isWanted,
    message: t('latePart.failed'),
    onFail: () => {
      setIsWanted(false);
      setHasFailed(true);
    },
  });
  if (ResultCard) return <ResultCard {...props} />;
  const { image_base64, prompt } = props.result;
  return (
    <Card padding="large" isRaised className={styles.card}>
      <img src={`data:image/png;base64,${image_base64}`} alt={prompt} className={styles.picture} />
      {hasFailed ? (
        // Never disabled nor taken away: it holds the focus until the card's heading takes it.
        <Button aria-disabled={isWanted} onClick={() => setIsWanted(true)}>
          {t('latePart.retry')}
        </Button>
      ) : null}
    </Card>
  );
}
