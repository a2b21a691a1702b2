import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { IconButton } from './IconButton.tsx';

it('is named by its label and shows it as a tooltip on focus', async () => {
  const onClick = vi.fn();
  render(<IconButton label="Delete" icon={<svg />} onClick={onClick} />);
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete');
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

it('tells whether a toggle is on, and says nothing for a plain action', () => {
  const { rerender } = render(<IconButton label="Favorite" icon={<svg />} isPressed />);
  expect(screen.getByRole('button', { name: 'Favorite', pressed: true })).toBeVisible();
  rerender(<IconButton label="Favorite" icon={<svg />} isPressed={false} />);
  expect(screen.getByRole('button', { name: 'Favorite', pressed: false })).toBeVisible();
  rerender(<IconButton label="Favorite" icon={<svg />} />);
  expect(screen.getByRole('button', { name: 'Favorite' })).not.toHaveAttribute('aria-pressed');
});
