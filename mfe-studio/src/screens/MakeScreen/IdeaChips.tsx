import { useTranslation } from 'react-i18next';
import styles from './IdeaChips.module.css';

const IDEAS = ['castle', 'dinosaur', 'ocean', 'cats', 'rocket', 'name'] as const;

interface IdeaChipsProps {
  /** Called with the whole description behind a chip. */
  onChoose(prompt: string): void;
  readonly isDisabled: boolean;
}

/** Ready descriptions for whoever does not know how to begin. */
export function IdeaChips({ onChoose, isDisabled }: IdeaChipsProps) {
  const { t } = useTranslation('studio');
  return (
    <fieldset className={styles.ideas} disabled={isDisabled}>
      <legend>{t('make.ideas.label')}</legend>
      {IDEAS.map((idea) => (
        <button
          key={idea}
          type="button"
          className={styles.chip}
          onClick={() => onChoose(t(`make.ideas.${idea}`))}
        >
          {t(`make.ideas.${idea}`)}
        </button>
      ))}
    </fieldset>
  );
}
