import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { MenuItem } from '../../overlays/MenuList.tsx';
import { Menu } from './Menu.tsx';

async function open(items: readonly MenuItem[]) {
  render(<Menu trigger={<button type="button">Share</button>} items={items} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
}

it('runs the chosen action and closes', async () => {
  const onSelect = vi.fn();
  await open([{ label: 'Copy link', onSelect }]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('is worked by the keyboard and skips what is disabled', async () => {
  const onSelect = vi.fn();
  await open([
    { label: 'First' },
    'separator',
    { label: 'Second', isDisabled: true },
    { label: 'Third', onSelect },
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
});

it('has links of which only another site opens in a new tab', async () => {
  await open([
    { label: 'Settings', href: '/settings' },
    { label: 'Status', href: 'https://status.example/' },
  ]);
  expect(screen.getByRole('menuitem', { name: 'Settings' })).not.toHaveAttribute('target');
  expect(screen.getByRole('menuitem', { name: 'Status' })).toHaveAttribute('target', '_blank');
});

it('tells which entries are ticked', async () => {
  await open([
    { label: 'Dark', isChecked: true },
    { label: 'Light', isChecked: false },
  ]);
  expect(screen.getByRole('menuitemcheckbox', { name: 'Dark' })).toBeChecked();
  expect(screen.getByRole('menuitemcheckbox', { name: 'Light' })).not.toBeChecked();
});
