import { DETAIL_LEVELS } from '@lineleaf/api-client/contract';
import { RadioGroup } from '@lineleaf/design-system/radio-group';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../components/useMediaQuery.ts';
import styles from './DetailChoice.module.css';
import { type DetailLevel, detailLevelOf } from './detailLevel.ts';

interface DetailChoiceProps {
  readonly detail: DetailLevel;
  onChange(detail: DetailLevel): void;
  readonly isDisabled: boolean;
}

/** Whom the page is for. On a phone only the level that is chosen is explained, so that the button below stays in view. */
export function DetailChoice({ detail, onChange, isDisabled }: DetailChoiceProps) {
  const { t } = useTranslation('studio');
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.choice}>
      <RadioGroup
        label={t('make.detail.label')}
        value={detail}
        onValueChange={(value) => onChange(detailLevelOf(value))}
        options={DETAIL_LEVELS.map((level) => ({
          value: level,
          label: t(`make.detail.${level}.label`),
          hint: isNarrow ? undefined : t(`make.detail.${level}.hint`),
        }))}
        isDisabled={isDisabled}
      />
      {isNarrow ? <p className={styles.hint}>{t(`make.detail.${detail}.hint`)}</p> : null}
    </div>
  );
}
