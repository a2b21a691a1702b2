import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { StatCard } from '../StatCard/StatCard.tsx';
import { Screen } from './Screen.tsx';

it('has one first-level heading, its description and its actions', () => {
  render(
    <Screen
      title="Gallery"
      description="Everything you drew."
      actions={<button type="button">Refresh</button>}
    >
      <p>Content</p>
    </Screen>,
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  expect(screen.getByText('Everything you drew.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(screen.getByText('Content')).toBeVisible();
});

it('names the tab of the browser while it is shown', () => {
  document.title = 'Lineleaf';
  const { rerender, unmount } = render(<Screen title="Gallery">Pages</Screen>);
  expect(document.title).toBe('Gallery – Lineleaf');
  rerender(<Screen title="Galerie">Pages</Screen>);
  expect(document.title).toBe('Galerie – Lineleaf');
  unmount();
  expect(document.title).toBe('Lineleaf');
});

it('reads an error out at once, and an empty state not', () => {
  const { rerender } = render(<ErrorState title="It did not load" description="Please try again." />);
  expect(screen.getByRole('alert')).toHaveTextContent('It did not loadPlease try again.');
  rerender(<EmptyState title="No favorites yet" />);
  expect(screen.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('groups a figure under its name and is busy until the figure is known', () => {
  const { rerender } = render(<StatCard label="Total Users" value="12" isLoading />);
  const card = screen.getByRole('group', { name: 'Total Users' });
  expect(card).toHaveAttribute('aria-busy', 'true');
  expect(card).not.toHaveTextContent('12');
  rerender(<StatCard label="Total Users" value="12" />);
  expect(card).toHaveTextContent('12');
  expect(card).not.toHaveAttribute('aria-busy');
});
