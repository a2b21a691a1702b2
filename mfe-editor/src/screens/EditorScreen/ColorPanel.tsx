import { Checkbox, RadioGroup, Slider } from '@lineleaf/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hslToRgb } from '../../engine/color.ts';
import { colorName } from '../../state/colorName.ts';
import { PALETTE, type Paint, STROKE_WIDTHS } from '../../state/paint.ts';
import s from './ColorPanel.module.css';

interface ColorPanelProps {
  paint: Paint;
  onChange: (part: Partial<Paint>) => void;
  onChooseColor: (rgb: number) => void;
  /** What follows the controls. */
  children?: ReactNode;
}

const HUES = `linear-gradient(to right, ${[0, 60, 120, 180, 240, 300, 360].map((h) => `hsl(${h} 90% 50%)`).join(', ')})`;
const percent = (value: number) => `${Math.round(value)} %`;

/** Colour, opacity and brush of the tools. */
export function ColorPanel({ paint, onChange, onChooseColor, children }: ColorPanelProps) {
  const { t } = useTranslation('editor');
  const { color, opacity } = paint;
  const rgb = hslToRgb(color);
  const name = t(`colorNames.${colorName(rgb)}`);
  const css = (h: number, saturation: number, l: number) => `hsl(${h} ${saturation}% ${l}%)`;
  const isStroke = paint.tool === 'line' || paint.tool === 'eraser';
  return (
    <section className={s.panel} aria-label={t('panel.label')}>
      <div
        className={s.current}
        role="img"
        aria-label={t('panel.current', { name, opacity })}
        style={{ background: css(color.h, color.s, color.l), opacity: opacity / 100 }}
      />
      <Swatches label={t('panel.palette')} colors={PALETTE} current={rgb} onChoose={onChooseColor} />
      {isStroke ? (
        <>
          <RadioGroup
            label={t('panel.strokeWidth')}
            value={String(paint.strokeWidth)}
            onValueChange={(value) => onChange({ strokeWidth: Number(value) })}
            options={STROKE_WIDTHS.map((width) => ({
              value: String(width),
              label: t(`panel.widths.${width}`),
            }))}
          />
          <Checkbox
            label={t('panel.clip')}
            checked={paint.isClipped}
            onChange={(event) => onChange({ isClipped: event.currentTarget.checked })}
          />
        </>
      ) : null}
      {paint.recentColors.length > 0 ? (
        <div className={s.recent}>
          <span aria-hidden="true">{t('panel.recent')}</span>
          <Swatches
            label={t('panel.recent')}
            colors={paint.recentColors}
            current={rgb}
            onChoose={onChooseColor}
          />
        </div>
      ) : null}
      <div className={s.sliders}>
        <Slider
          label={t('panel.hue')}
          value={Math.round(color.h)}
          min={0}
          max={360}
          onValueChange={(h) => onChange({ color: { ...color, h } })}
          formatValue={(value) => `${value}°`}
          trackBackground={HUES}
        />
        <Slider
          label={t('panel.saturation')}
          value={Math.round(color.s)}
          min={0}
          max={100}
          onValueChange={(saturation) => onChange({ color: { ...color, s: saturation } })}
          formatValue={percent}
          trackBackground={`linear-gradient(to right, ${css(color.h, 0, color.l)}, ${css(color.h, 100, color.l)})`}
        />
        <Slider
          label={t('panel.lightness')}
          value={Math.round(color.l)}
          min={0}
          max={100}
          onValueChange={(l) => onChange({ color: { ...color, l } })}
          formatValue={percent}
          trackBackground={`linear-gradient(to right, #000, ${css(color.h, color.s, 50)}, #fff)`}
        />
        <Slider
          label={t('panel.opacity')}
          value={opacity}
          min={10}
          max={100}
          onValueChange={(next) => onChange({ opacity: next })}
          formatValue={percent}
        />
      </div>
      {paint.tool === 'fill' ? (
        <Checkbox
          label={t('panel.closeGaps')}
          checked={paint.closesGaps}
          onChange={(event) => onChange({ closesGaps: event.currentTarget.checked })}
        />
      ) : null}
      {children}
    </section>
  );
}

interface SwatchesProps {
  label: string;
  colors: readonly number[];
  current: number;
  onChoose: (rgb: number) => void;
}

function Swatches({ label, colors, current, onChoose }: SwatchesProps) {
  const { t } = useTranslation('editor');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons
    <div role="group" aria-label={label} className={s.swatches}>
      {colors.map((rgb) => {
        const hex = `#${rgb.toString(16).padStart(6, '0')}`;
        return (
          <button
            key={hex}
            type="button"
            className={s.swatch}
            style={{ background: hex }}
            aria-label={`${t(`colorNames.${colorName(rgb)}`)} ${hex}`}
            aria-pressed={rgb === current}
            onClick={() => onChoose(rgb)}
          />
        );
      })}
    </div>
  );
}
