import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CHOICES, type Choice, SLOTS, type Slot } from './choices.ts';
import styles from './PictureWords.module.css';
import { PICTURES } from './pictures.ts';

interface PictureWordsProps {
  readonly choice: Choice;
  onChoose(slot: Slot, key: string): void;
  readonly isDisabled: boolean;
}

/** Pictures to make a sentence of, for those who cannot write one yet: who, does what, where. */
export function PictureWords({ choice, onChoose, isDisabled }: PictureWordsProps) {
  const { t } = useTranslation('studio');
  const name = useId();
  return SLOTS.map((slot) => (
    <fieldset key={slot} className={styles.slot} disabled={isDisabled}>
      <legend>{t(`make.pictures.label.${slot}`)}</legend>
      {CHOICES[slot].map((key) => (
        <label key={key} className={styles.choice}>
          <input
            type="radio"
            name={`${name}-${slot}`}
            className={styles.radio}
            checked={choice[slot] === key}
            onChange={() => onChoose(slot, key)}
          />
          <img className={styles.picture} src={PICTURES[key]} alt="" width={176} height={234} />
          <span>{t(`make.pictures.${slot}.${key}`)}</span>
        </label>
      ))}
    </fieldset>
  ));
}
