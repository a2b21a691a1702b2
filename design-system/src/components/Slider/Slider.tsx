import { Slider as Primitive } from 'radix-ui';
import { type ReactElement, useId } from 'react';
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
      <Primitive.Root
        className={s.root}
        {...{ min, max, step }}
        value={[value]}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
      >
        <Primitive.Track
          className={s.track}
          style={trackBackground ? { background: trackBackground } : undefined}
        >
          {trackBackground ? null : <Primitive.Range className={s.range} />}
        </Primitive.Track>
        <Primitive.Thumb className={s.thumb} aria-labelledby={id} aria-valuetext={text} />
      </Primitive.Root>
    </div>
  );
}
