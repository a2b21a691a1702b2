import { Button, Card } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import styles from './SuggestionCard.module.css';

interface SuggestionCardProps {
  /** Words that can be drawn, nearest to those that cannot. */
  readonly words: readonly string[];
  onChoose(word: string): void;
}

/** What to try instead of a description of which nothing can be drawn. */
export function SuggestionCard({ words, onChoose }: SuggestionCardProps) {
  const { t } = useTranslation('studio');
  return (
    <Card as="section" padding="large" isRaised aria-labelledby="suggestions-heading">
      <h2 id="suggestions-heading" className={styles.heading}>
        {t('make.suggestions')}
      </h2>
      <div className={styles.words}>
        {words.map((word) => (
          <Button key={word} variant="secondary" onClick={() => onChoose(word)}>
            {word}
          </Button>
        ))}
      </div>
    </Card>
  );
}
