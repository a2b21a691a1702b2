import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Slider } from '../Slider/Slider.tsx';
import { Progress } from './Progress.tsx';

describe('Progress', () => {
  it('counts to 100 by default, and shows the percentage', () => {
    render(<Progress value={30} label="Drawing" isPercentShown />);
    const bar = screen.getByRole('progressbar', { name: 'Drawing' });
    expect(bar).toHaveAttribute('aria-valuenow', '30');
    expect(bar).toHaveAttribute('aria-valuemax', '100');
    expect(screen.getByText('30%')).toBeVisible();
  });

  it('stays within its ends', () => {
    const { rerender } = render(<Progress value={9} max={6} label="Drawing" isPercentShown />);
    expect(screen.getByText('100%')).toBeVisible();
    rerender(<Progress value={-1} max={6} label="Drawing" isPercentShown />);
    expect(screen.getByText('0%')).toBeVisible();
  });
});

describe('Slider', () => {
  it('tells what is chosen within its ends, and reads its value as people do', () => {
    const onValueChange = vi.fn();
    render(
      <Slider
        label="Opacity"
        value={99}
        onValueChange={onValueChange}
        min={10}
        max={100}
        formatValue={(value) => `${value} percent`}
      />,
    );
    const thumb = screen.getByRole('slider', { name: 'Opacity' });
    expect(thumb).toHaveAttribute('aria-valuetext', '99 percent');
    fireEvent.change(thumb, { target: { value: '180' } });
    expect(onValueChange).toHaveBeenLastCalledWith(100);
    fireEvent.change(thumb, { target: { value: '1' } });
    expect(onValueChange).toHaveBeenLastCalledWith(10);
  });
});
