import { ImagesIcon, SparklesIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import styles from './IdeaChips.module.css';

const IDEAS = ['castle', 'dinosaur', 'ocean', 'cats', 'rocket', 'name'] as const;

interface IdeaChipsProps {
  /** Called with the whole description behind a chip. */
  onChoose(prompt: string): void;
  onSurprise(): void;
  /** Shows the pictures to make a sentence of, or puts them away. */
  onTogglePictures(): void;
  readonly arePicturesOpen: boolean;
  readonly isDisabled: boolean;
}

/** Ready descriptions for whoever does not know how to begin. On a phone a word stands for each, so that all are in view. */
export function IdeaChips(props: IdeaChipsProps) {
  const { onChoose, onSurprise, onTogglePictures, arePicturesOpen, isDisabled } = props;
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
          <span className={styles.whole}>{t(`make.ideas.${idea}`)}</span>
          <span className={styles.short} aria-hidden="true">
            {t(`make.ideas.short.${idea}`)}
          </span>
        </button>
      ))}
      <div className={styles.playful}>
        <button type="button" className={styles.chip} onClick={onSurprise}>
          <SparklesIcon />
          {t('make.pictures.surprise')}
        </button>
        <button
          type="button"
          className={styles.chip}
          aria-expanded={arePicturesOpen}
          onClick={onTogglePictures}
        >
          <ImagesIcon />
          {t('make.pictures.open')}
        </button>
      </div>
    </fieldset>
  );
}
