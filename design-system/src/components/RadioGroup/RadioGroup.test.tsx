import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

const OPTIONS = [
  { value: 'small', label: 'Little hands', hint: 'Few shapes' },
  { value: 'grown', label: 'Grown-ups' },
];

it('names the group and its options, and tells which was chosen', async () => {
  const onValueChange = vi.fn();
  render(<RadioGroup label="For whom?" value="small" onValueChange={onValueChange} options={OPTIONS} />);
  expect(screen.getByRole('radiogroup', { name: 'For whom?' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Little hands' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Little hands' })).toHaveAccessibleDescription('Few shapes');
  await userEvent.click(screen.getByRole('radio', { name: 'Grown-ups' }));
  expect(onValueChange).toHaveBeenCalledWith('grown');
});

it('refuses every choice while disabled', async () => {
  const onValueChange = vi.fn();
  render(
    <RadioGroup label="For whom?" value="small" onValueChange={onValueChange} options={OPTIONS} isDisabled />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Grown-ups' }));
  expect(onValueChange).not.toHaveBeenCalled();
});
