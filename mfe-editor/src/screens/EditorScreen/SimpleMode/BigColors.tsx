import { useTranslation } from 'react-i18next';
import { colorName } from '../../../state/colorName.ts';
import { BIG_COLORS } from './bigColors.ts';
import s from './SimpleMode.module.css';

interface BigColorsProps {
  /** 0xRRGGBB. */
  rgb: number;
  onChoose: (rgb: number) => void;
}

/** Twelve colors, each with a name that a child knows. */
export function BigColors({ rgb, onChoose }: BigColorsProps) {
  const { t } = useTranslation('editor');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons
    <div className={s.colors} role="group" aria-label={t('panel.palette')}>
      {BIG_COLORS.map((color) => (
        <button
          key={color}
          type="button"
          className={s.color}
          style={{ backgroundColor: `#${color.toString(16).padStart(6, '0')}` }}
          aria-label={t(`colorNames.${colorName(color)}`)}
          aria-pressed={color === rgb}
          onClick={() => onChoose(color)}
        />
      ))}
    </div>
  );
}
