import { type ReactElement, useId } from 'react';
import s from './RadioGroup.module.css';

export interface RadioOption {
  value: string;
  label: string;
  hint?: string;
}

export interface RadioGroupProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly RadioOption[];
  isDisabled?: boolean;
}

/** One choice out of a few, all of them in view. */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const { label, value, onValueChange, options, isDisabled = false } = props;
  const id = useId();
  const hasHints = options.some(({ hint }) => hint !== undefined);
  return (
    <div className={s.group}>
      <span id={id} className={s.label}>
        {label}
      </span>
      <div role="radiogroup" className={s.options} data-has-hints={hasHints} aria-labelledby={id}>
        {options.map((option) => (
          <label key={option.value} className={s.option}>
            <input
              type="radio"
              className={s.input}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              disabled={isDisabled}
              aria-label={option.label}
              aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
            />
            <span className={s.text}>{option.label}</span>
            {option.hint ? (
              <span id={`${id}-${option.value}`} className={s.hint}>
                {option.hint}
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </div>
  );
}
