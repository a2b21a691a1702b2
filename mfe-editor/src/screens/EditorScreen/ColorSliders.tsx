import { Slider } from '@lineleaf/design-system/slider';
import { useTranslation } from 'react-i18next';
import type { Paint } from '../../state/paint.ts';
import s from './ColorPanel.module.css';

interface ColorSlidersProps {
  paint: Pick<Paint, 'color' | 'opacity'>;
  onChange: (part: Partial<Paint>) => void;
}

const HUES = `linear-gradient(to right, ${[0, 60, 120, 180, 240, 300, 360].map((h) => `hsl(${h} 90% 50%)`).join(', ')})`;
const percent = (value: number) => `${Math.round(value)} %`;

/** Hue, saturation, lightness and opacity by sliders. */
export function ColorSliders({ paint: { color, opacity }, onChange }: ColorSlidersProps) {
  const { t } = useTranslation('editor');
  const css = (h: number, saturation: number, l: number) => `hsl(${h} ${saturation}% ${l}%)`;
  return (
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
  );
}
