import { RadioGroup as Primitive } from 'radix-ui';
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
      <Primitive.Root
        className={s.options}
        data-has-hints={hasHints}
        aria-labelledby={id}
        value={value}
        onValueChange={onValueChange}
        disabled={isDisabled}
      >
        {options.map((option) => (
          <Option key={option.value} option={option} />
        ))}
      </Primitive.Root>
    </div>
  );
}

function Option({ option }: { option: RadioOption }): ReactElement {
  const hintId = useId();
  return (
    <Primitive.Item
      className={s.option}
      value={option.value}
      aria-label={option.label}
      aria-describedby={option.hint ? hintId : undefined}
    >
      <span className={s.text}>{option.label}</span>
      {option.hint ? (
        <span id={hintId} className={s.hint}>
          {option.hint}
        </span>
      ) : null}
    </Primitive.Item>
  );
}
