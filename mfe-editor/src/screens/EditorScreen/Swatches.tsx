import { useTranslation } from 'react-i18next';
import { colorName } from '../../state/colorName.ts';
import type { PaletteColor } from '../../state/palettes.ts';
import s from './ColorPanel.module.css';

interface SwatchesProps {
  label: string;
  colors: readonly PaletteColor[];
  /** 0xRRGGBB. */
  current: number;
  onChoose: (rgb: number) => void;
}

/** Colors to choose from at a tap. */
export function Swatches({ label, colors, current, onChoose }: SwatchesProps) {
  const { t } = useTranslation('editor');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons
    <div role="group" aria-label={label} className={s.swatches}>
      {colors.map(({ rgb, name }) => {
        const hex = `#${rgb.toString(16).padStart(6, '0')}`;
        const text = name ? t(name) : `${t(`colorNames.${colorName(rgb)}`)} ${hex}`;
        return (
          <button
            key={hex}
            type="button"
            className={s.swatch}
            style={{ backgroundColor: hex }}
            aria-label={text}
            title={name ? text : undefined}
            aria-pressed={rgb === current}
            onClick={() => onChoose(rgb)}
          />
        );
      })}
    </div>
  );
}
