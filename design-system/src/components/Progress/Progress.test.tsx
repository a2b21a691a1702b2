import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Slider } from '../Slider/Slider.tsx';
import { Progress } from './Progress.tsx';

describe('Progress', () => {
  it('counts to 100 unless told, and shows the percentage', () => {
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
  it('is moved by arrow keys within its ends and reads its value as people do', async () => {
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
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueChange).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('{Home}');
    expect(onValueChange).toHaveBeenLastCalledWith(10);
  });
});
