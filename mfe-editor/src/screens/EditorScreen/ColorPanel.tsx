import { Button, Checkbox } from '@lineleaf/design-system';
import { PaletteIcon } from '@lineleaf/design-system/icons';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hslToRgb } from '../../engine/color.ts';
import { colorName } from '../../state/colorName.ts';
import type { Paint } from '../../state/paint.ts';
import { colorsOf, type PaletteId } from '../../state/palettes.ts';
import { BrushPicker } from './BrushPicker.tsx';
import s from './ColorPanel.module.css';
import { ColorSliders } from './ColorSliders.tsx';
import { PalettePicker } from './PalettePicker.tsx';
import { Swatches } from './Swatches.tsx';

interface ColorPanelProps {
  paint: Paint;
  /** What to color with, above the colors. */
  materials: ReactNode;
  onChange: (part: Partial<Paint>) => void;
  onChooseColor: (rgb: number) => void;
  onChoosePalette: (palette: PaletteId) => void;
  /** What follows the controls. */
  children?: ReactNode;
}

/** Material, color, opacity and brush of the tools. Where there is little room, all but the first two wait under "More". */
export function ColorPanel(props: ColorPanelProps) {
  const { paint, onChange, onChooseColor, children } = props;
  const { t } = useTranslation('editor');
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const { h, s: saturation, l } = paint.color;
  const rgb = hslToRgb(paint.color);
  const name = t(`colorNames.${colorName(rgb)}`);
  const isStroke = paint.tool === 'line' || paint.tool === 'eraser';
  return (
    <section className={s.panel} aria-label={t('panel.label')} data-open={isOpen || undefined}>
      <div
        className={s.current}
        role="img"
        aria-label={t('panel.current', { name, opacity: paint.opacity })}
        style={{ background: `hsl(${h} ${saturation}% ${l}%)`, opacity: paint.opacity / 100 }}
      />
      <div className={s.tools}>
        {isStroke ? (
          <BrushPicker
            strokeWidth={paint.strokeWidth}
            onChange={(strokeWidth) => onChange({ strokeWidth })}
          />
        ) : null}
        {props.materials}
      </div>
      <Swatches
        label={t('panel.palette')}
        colors={colorsOf(paint.palette)}
        current={rgb}
        onChoose={onChooseColor}
      />
      <Button
        className={s.fold}
        variant="secondary"
        icon={<PaletteIcon />}
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('panel.more')}
      </Button>
      <div id={moreId} className={s.more}>
        <ColorSliders paint={paint} onChange={onChange} />
        <PalettePicker palette={paint.palette} onChoose={props.onChoosePalette} />
        {paint.recentColors.length > 0 ? (
          <div className={s.recent}>
            <span aria-hidden="true">{t('panel.recent')}</span>
            <Swatches
              label={t('panel.recent')}
              colors={paint.recentColors.map((rgb) => ({ rgb }))}
              current={rgb}
              onChoose={onChooseColor}
            />
          </div>
        ) : null}
        {isStroke ? (
          <Checkbox
            label={t('panel.clip')}
            checked={paint.isClipped}
            onChange={(event) => onChange({ isClipped: event.currentTarget.checked })}
          />
        ) : null}
        {paint.tool === 'fill' ? (
          <Checkbox
            label={t('panel.closeGaps')}
            checked={paint.closesGaps}
            onChange={(event) => onChange({ closesGaps: event.currentTarget.checked })}
          />
        ) : null}
        {children}
      </div>
    </section>
  );
}
