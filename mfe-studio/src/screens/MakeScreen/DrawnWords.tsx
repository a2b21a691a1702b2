import type { GenerationResult } from '@lineleaf/api-client/contract';
import { VisuallyHidden } from '@lineleaf/design-system';
import { CheckIcon, XIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import styles from './DrawnWords.module.css';

type DrawnWordsProps = Readonly<Pick<GenerationResult, 'drawn' | 'unknown' | 'readings'>>;

/** A small mark for each word of the description: what is on the page and what is not, and sentences on the latter and on misspelled words. */
export function DrawnWords({
  drawn,
  unknown,
  // An API of the release before does not send them.
  readings = [],
}: DrawnWordsProps) {
  const { t, i18n } = useTranslation('studio');
  const quoted = (word: string) => t('make.result.quoted', { word });
  const words = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(unknown.map(quoted));
  if (drawn.length + unknown.length === 0) return null;
  return (
    <>
      <ul className={styles.marks}>
        {[...new Set(drawn)].map((word) => (
          <li key={word} className={styles.mark}>
            <CheckIcon />
            {word}
            <VisuallyHidden>{t('make.result.isDrawn')}</VisuallyHidden>
          </li>
        ))}
        {[...new Set(unknown)].map((word) => (
          <li key={word} className={styles.mark} data-unknown>
            <XIcon />
            {word}
            <VisuallyHidden>{t('make.result.isNotDrawn')}</VisuallyHidden>
          </li>
        ))}
      </ul>
      {unknown.length > 0 ? <p className={styles.unknown}>{t('make.result.unknown', { words })}</p> : null}
      {readings.map(({ word, read_as }) => (
        <p key={word} className={styles.unknown}>
          {t('make.result.reading', { word: quoted(word), meant: quoted(read_as) })}
        </p>
      ))}
    </>
  );
}
