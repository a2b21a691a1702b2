import {
  type ColoringPage,
  deleteColoringPage,
  listColoringPages,
  listFavorites,
  updateFavorite,
} from '@lineleaf/api-client/contract';
import { buildPage, errorResponse, mockEndpoint, neverAnswers } from '@lineleaf/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderStudio, server } from '../../testing/studioTest.tsx';

const bear = buildPage({ prompt: 'a teddy bear', is_favorite: true });
const colored = buildPage({ prompt: 'a done bear', is_favorite: true, is_colored: true });

function answerFavorites(...pages: ColoringPage[]): void {
  server.use(mockEndpoint(listFavorites, pages));
}

async function card(prompt: string) {
  return within(await screen.findByRole('article', { name: prompt }));
}

describe('the favorites', () => {
  it('show that they load', async () => {
    server.use(mockEndpoint(listFavorites, neverAnswers));
    renderStudio('/favorites');
    expect(await screen.findByText('Loading your favorites')).toBeInTheDocument();
  });

  it('say so when there are none, with a hint on the heart', async () => {
    answerFavorites();
    renderStudio('/favorites');
    expect(await screen.findByText('No favorites yet')).toBeVisible();
    expect(screen.getByText(/heart icon in the gallery/)).toBeVisible();
  });

  it('say when they could not be loaded, and load on a second try', async () => {
    server.use(mockEndpoint(listFavorites, () => errorResponse('INTERNAL')));
    renderStudio('/favorites');
    await waitFor(() => expect(screen.getAllByText('Failed to load favorites')).toHaveLength(2));
    answerFavorites(bear);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('a teddy bear')).toBeDefined();
  });

  it('hold no page that is favorited no longer', async () => {
    answerFavorites(bear, colored);
    server.use(
      mockEndpoint(updateFavorite, ({ body, params }) => {
        expect(body).toEqual({ is_favorite: false });
        return { id: params.id ?? '', is_favorite: false };
      }),
    );
    renderStudio('/favorites');
    await userEvent.click(
      (await card('a teddy bear')).getByRole('button', { name: 'Remove from favorites' }),
    );
    await waitFor(() => expect(screen.queryByRole('article', { name: 'a teddy bear' })).toBeNull());
    expect(await screen.findByText('Removed from favorites')).toBeInTheDocument();
    expect(await card('a done bear')).toBeDefined();
  });

  it('take a page back to its place when its removal is refused', async () => {
    const newer = buildPage({ prompt: 'newest', is_favorite: true, created_at: '2026-03-01T00:00:00.000Z' });
    const older = buildPage({ prompt: 'oldest', is_favorite: true, created_at: '2026-01-01T00:00:00.000Z' });
    const middle = { ...bear, created_at: '2026-02-01T00:00:00.000Z' };
    answerFavorites(newer, middle, older);
    server.use(mockEndpoint(updateFavorite, () => errorResponse('INTERNAL')));
    renderStudio('/favorites');
    await userEvent.click(
      (await card('a teddy bear')).getByRole('button', { name: 'Remove from favorites' }),
    );
    expect(await screen.findByText('Failed to remove from favorites')).toBeInTheDocument();
    await card('a teddy bear');
    const names = screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
    expect(names).toEqual(['newest', 'a teddy bear', 'oldest']);
  });

  it('follow a change that was made in the gallery', async () => {
    const plain = { ...bear, is_favorite: false };
    server.use(mockEndpoint(listColoringPages, [plain]), mockEndpoint(listFavorites, neverAnswers));
    server.use(mockEndpoint(updateFavorite, { id: bear.id, is_favorite: true }));
    answerFavorites();
    const { router } = renderStudio('/favorites');
    await screen.findByText('No favorites yet');
    await act(() => router.navigate('/gallery'));
    server.use(mockEndpoint(listFavorites, neverAnswers));
    await userEvent.click((await card('a teddy bear')).getByRole('button', { name: 'Add to favorites' }));
    await screen.findByText('Added to favorites!');
    await act(() => router.navigate('/favorites'));
    expect(await card('a teddy bear')).toBeDefined();
  });
});

describe('the large view of a favorite', () => {
  it.each([
    ['leads to the editor from a line page', 'a teddy bear', 1],
    ['does not lead to the editor from a colored page', 'a done bear', 0],
  ])('%s', async (_, prompt, buttons) => {
    answerFavorites(bear, colored);
    renderStudio('/favorites');
    await userEvent.click((await card(prompt)).getByRole('button', { name: prompt }));
    const dialog = within(await screen.findByRole('dialog', { name: prompt }));
    expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible();
    expect(dialog.queryAllByRole('button', { name: 'Color Page' })).toHaveLength(buttons);
  });

  it('closes with the removal of its page', async () => {
    answerFavorites(bear);
    server.use(mockEndpoint(updateFavorite, { id: bear.id, is_favorite: false }));
    renderStudio('/favorites');
    await userEvent.click((await card('a teddy bear')).getByRole('button', { name: 'a teddy bear' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from favorites' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('No favorites yet')).toBeVisible();
  });
});

describe('deleting a favorite', () => {
  async function confirmDeletion(): Promise<void> {
    await userEvent.click((await card('a teddy bear')).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Coloring Page Permanently?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete Permanently' }));
  }

  it('is asked about and told in its own words', async () => {
    answerFavorites(bear);
    server.use(mockEndpoint(deleteColoringPage, { message: 'gone' }));
    renderStudio('/favorites');
    await confirmDeletion();
    expect(await screen.findByText('Coloring page deleted permanently')).toBeInTheDocument();
    expect(await screen.findByText('No favorites yet')).toBeVisible();
  });

  it('keeps the page and says so when it is refused', async () => {
    answerFavorites(bear);
    server.use(mockEndpoint(deleteColoringPage, () => errorResponse('INTERNAL')));
    renderStudio('/favorites');
    await confirmDeletion();
    expect(await screen.findByText('Failed to delete coloring page')).toBeInTheDocument();
    expect(await card('a teddy bear')).toBeDefined();
  });

  it('are filtered as the gallery is, with a hint of their own where a filter leaves none', async () => {
    answerFavorites(colored);
    const { router } = renderStudio('/favorites');
    await card('a done bear');
    await userEvent.click(screen.getByRole('button', { name: 'To color' }));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByText('Nothing left to color')).toBeVisible();
    expect(screen.getByText(/heart icon in the gallery/)).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/favorites', search: '?show=toColor' });
  });

  it('delete several for good after one question in their own words', async () => {
    const deleted: unknown[] = [];
    answerFavorites(bear, colored);
    server.use(
      mockEndpoint(deleteColoringPage, ({ params }) => {
        deleted.push(params.id);
        return { message: 'gone' };
      }),
    );
    renderStudio('/favorites');
    await card('a teddy bear');
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    const bar = within(await screen.findByRole('region', { name: 'Selected pages' }));
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete Coloring Page Permanently?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Delete Permanently' }));
    expect(await screen.findByText('2 coloring pages deleted')).toBeInTheDocument();
    expect(deleted).toEqual([bear.id, colored.id]);
    expect(await screen.findByText('No favorites yet')).toBeVisible();
  });
});
