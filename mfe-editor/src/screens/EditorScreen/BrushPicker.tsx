import { useTranslation } from 'react-i18next';
import { type Paint, STROKE_WIDTHS } from '../../state/paint.ts';
import s from './BrushPicker.module.css';

interface BrushPickerProps {
  strokeWidth: Paint['strokeWidth'];
  onChange: (strokeWidth: number) => void;
}

/** How broad lines are, each width as a dot of its size. */
export function BrushPicker({ strokeWidth, onChange }: BrushPickerProps) {
  const { t } = useTranslation('editor');
  return (
    <div role="radiogroup" aria-label={t('panel.strokeWidth')} className={s.brushes}>
      {STROKE_WIDTHS.map((width) => (
        <label key={width} className={s.brush} title={t(`panel.widths.${width}`)}>
          <input
            type="radio"
            name="stroke-width"
            checked={width === strokeWidth}
            onChange={() => onChange(width)}
            aria-label={t(`panel.widths.${width}`)}
          />
          <span className={s.dot} style={{ width: `${width / 2}px` }} />
        </label>
      ))}
    </div>
  );
}
