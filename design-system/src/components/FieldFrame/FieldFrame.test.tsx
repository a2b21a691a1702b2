import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Field } from '../Field/Field.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';

describe('Field', () => {
  it('ties label, hint and error to the input', () => {
    render(<Field label="Email" hint="We write rarely." error="This is not an address." />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('We write rarely. This is not an address.');
  });

  it('is valid and undescribed without hint and error', () => {
    render(<Field label="Email" />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  it("hands out the input's own ref and keeps the browser's own checks", () => {
    const ref = createRef<HTMLInputElement>();
    render(<Field ref={ref} label="Email" type="email" required />);
    expect(ref.current).toBe(screen.getByRole('textbox', { name: 'Email' }));
    expect(ref.current?.required).toBe(true);
    expect(ref.current?.type).toBe('email');
  });
});

describe('TextArea', () => {
  it('is a labeled text box of several lines', async () => {
    const onChange = vi.fn();
    render(<TextArea label="Description" rows={4} error="Please enter something." onChange={onChange} />);
    const area = screen.getByRole('textbox', { name: 'Description' });
    expect(area).toHaveAttribute('rows', '4');
    expect(area).toHaveAccessibleDescription('Please enter something.');
    await userEvent.type(area, 'a cat');
    expect(area).toHaveValue('a cat');
    expect(onChange).toHaveBeenCalled();
  });
});

describe('Select', () => {
  it('is a labeled list of which one option is chosen', async () => {
    render(
      <Select label="Paper">
        <option value="letter">Letter</option>
        <option value="a4">A4</option>
      </Select>,
    );
    const list = screen.getByRole('combobox', { name: 'Paper' });
    await userEvent.selectOptions(list, 'A4');
    expect(list).toHaveValue('a4');
  });
});

describe('Checkbox', () => {
  it('is ticked by a click on its label and described by its error', async () => {
    render(<Checkbox label="I accept the Terms" error="Please accept the Terms" />);
    const box = screen.getByRole('checkbox', { name: 'I accept the Terms' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Please accept the Terms');
    await userEvent.click(screen.getByText('I accept the Terms'));
    expect(box).toBeChecked();
  });
});
