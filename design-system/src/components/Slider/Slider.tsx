import { type CSSProperties, type ReactElement, useId } from 'react';
import s from './Slider.module.css';

export interface SliderProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** The value as people read it ('80 %'); shown and read out. */
  formatValue?: (value: number) => string;
  /** CSS background of the whole track, such as a band of hues. */
  trackBackground?: string;
}

/** A number chosen by eye, by drag or by arrow keys. */
export function Slider(props: SliderProps): ReactElement {
  const { label, value, onValueChange, min, max, step = 1, formatValue, trackBackground } = props;
  const id = useId();
  const text = formatValue?.(value);
  const share = `${(100 * (value - min)) / (max - min)}%`;
  const look = { '--share': share, ...(trackBackground ? { '--track': trackBackground } : {}) };
  return (
    <div className={s.slider}>
      <span className={s.row}>
        <span id={id} className={s.label}>
          {label}
        </span>
        <span className={s.value} aria-hidden="true">
          {text ?? value}
        </span>
      </span>
      <input
        type="range"
        className={s.input}
        style={look as CSSProperties}
        {...{ min, max, step, value }}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        aria-labelledby={id}
        aria-valuetext={text}
      />
    </div>
  );
}
