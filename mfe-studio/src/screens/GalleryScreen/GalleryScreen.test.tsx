import {
  type ColoringPage,
  deleteColoringPage,
  getColoringPage,
  listColoringPages,
  updateFavorite,
} from '@lineleaf/api-client/contract';
import {
  buildPage,
  errorResponse,
  mockEndpoint,
  networkError,
  neverAnswers,
} from '@lineleaf/api-client/testing';
import { stopClock } from '@lineleaf/api-client/testing/vitest';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderStudio, server, stubMedia } from '../../testing/studioTest.tsx';

const bear = buildPage({ prompt: 'a teddy bear' });
const cafe = buildPage({ prompt: 'Zwei Katzen im Café', is_favorite: true });

function answerPages(...pages: ColoringPage[]): void {
  server.use(mockEndpoint(listColoringPages, pages));
}

async function card(prompt: string) {
  return within(await screen.findByRole('article', { name: prompt }));
}

describe('the list of pages', () => {
  it('is asked for without pictures in it, and shown as cards in the order of the server', async () => {
    const queries: string[] = [];
    server.use(
      mockEndpoint(listColoringPages, ({ query }) => {
        queries.push(query.toString());
        return [bear, cafe];
      }),
    );
    renderStudio('/gallery');
    const list = await screen.findByRole('list', { name: 'Your coloring pages' });
    expect(
      within(list)
        .getAllByRole('article')
        .map((article) => article.getAttribute('aria-label')),
    ).toEqual(['a teddy bear', 'Zwei Katzen im Café']);
    expect(queries).toEqual(['images=url']);
    const picture = (await card('a teddy bear')).getByRole('img');
    expect(picture).toHaveAttribute('src', bear.thumbnail_url);
    expect(picture).toHaveAttribute('srcset', `${bear.thumbnail_url} 320w, ${bear.preview_url} 640w`);
  });

  it('shows that it loads', async () => {
    server.use(mockEndpoint(listColoringPages, neverAnswers));
    renderStudio('/gallery');
    expect(await screen.findByText('Loading your coloring pages')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeDisabled();
  });

  it('is fetched again by Refresh', async () => {
    answerPages(bear);
    renderStudio('/gallery');
    await card('a teddy bear');
    answerPages(cafe, bear);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await card('Zwei Katzen im Café')).toBeDefined();
  });

  it('says so when there is none, on the screen and in a message', async () => {
    answerPages();
    renderStudio('/gallery');
    expect(await screen.findByText('No coloring pages yet!')).toBeVisible();
    expect(await screen.findByText('No coloring pages yet. Create your first one!')).toBeInTheDocument();
  });

  it('stands in one, two or three columns by width', async () => {
    answerPages(bear, cafe, buildPage({ prompt: 'a sun' }));
    for (const [media, columns] of [
      [[], 1],
      [['(min-width: 21.25rem)'], 2],
      [['(min-width: 21.25rem)', '(min-width: 64rem)'], 3],
    ] as const) {
      stubMedia(media);
      const { unmount } = renderStudio('/gallery');
      const list = await screen.findByRole('list');
      const firstRow = list.firstElementChild;
      expect(firstRow?.children).toHaveLength(columns);
      unmount();
    }
  });
});

describe('a load that fails', () => {
  it('is tried four times, after 1.5, 3 and 6 seconds, before a lost network is told for 6 seconds', async () => {
    const times: number[] = [];
    server.use(
      mockEndpoint(listColoringPages, () => {
        times.push(Date.now());
        return networkError();
      }),
    );
    stopClock();
    renderStudio('/gallery');
    const message = 'Unable to load your images. Please check your connection.';
    for (let attempt = 1; attempt <= 4; attempt++) {
      await waitFor(() => expect(times).toHaveLength(attempt), { timeout: 10_000 });
    }
    const toasts = within(screen.getByRole('region', { name: /Notifications/ }));
    expect(await toasts.findByText(message)).toBeInTheDocument();
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(gaps.map((gap) => Math.round(gap / 500) * 500)).toEqual([1500, 3000, 6000]);
    act(() => void vi.advanceTimersByTime(5500));
    expect(toasts.getByText(message)).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(2000));
    expect(toasts.queryByText(message)).toBeNull();
    expect(screen.getByText(message)).toBeVisible();
    expect(times).toHaveLength(4);
    expect(screen.queryByText('No coloring pages yet!')).toBeNull();
  });

  it('empties the list on any other fault and says how to go on', async () => {
    answerPages(bear);
    renderStudio('/gallery');
    await card('a teddy bear');
    server.use(mockEndpoint(listColoringPages, () => errorResponse('FORBIDDEN')));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('heading', { name: /Unable to load coloring pages/ })).toBeVisible();
    expect(screen.getAllByText('Unable to load coloring pages. Please try refreshing.')).toHaveLength(2);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('is silent about an ended session and never calls the gallery empty', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    server.use(mockEndpoint(listColoringPages, () => errorResponse('UNAUTHENTICATED')));
    renderStudio('/gallery');
    await waitFor(() => expect(log).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/No coloring pages yet/)).toBeNull();
  });

  it('keeps what was loaded while the network is away', async () => {
    answerPages(bear);
    const { store } = renderStudio('/gallery');
    await card('a teddy bear');
    stopClock();
    server.use(mockEndpoint(listColoringPages, networkError));
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('alert', {}, { timeout: 20_000 })).toHaveTextContent(
      'Unable to load your images',
    );
    expect(screen.getByRole('article', { name: 'a teddy bear' })).toBeVisible();
    expect(screen.getByText(/Showing pages saved on this device/)).toBeVisible();
    expect(store.getState().session.status).toBe('signedIn');
  });
});

describe('the favorite toggle', () => {
  it('goes both ways, each with its message', async () => {
    const bodies: unknown[] = [];
    answerPages(bear);
    server.use(
      mockEndpoint(updateFavorite, ({ body, params }) => {
        bodies.push(body);
        return { id: params.id ?? '', is_favorite: bodies.length === 1 };
      }),
    );
    renderStudio('/gallery');
    const actions = await card('a teddy bear');
    const add = actions.getByRole('button', { name: 'Add to favorites' });
    expect(add).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(add);
    expect(await screen.findByText('Added to favorites!')).toBeInTheDocument();
    const remove = await actions.findByRole('button', { name: 'Remove from favorites' });
    expect(remove).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(remove);
    expect(await screen.findByText('Removed from favorites')).toBeInTheDocument();
    expect(bodies).toEqual([{ is_favorite: true }, { is_favorite: false }]);
  });

  it('shows at once, and comes back with a message when it is refused', async () => {
    let refuse = () => {};
    const held = new Promise<Response>((resolve) => {
      refuse = () => resolve(errorResponse('INTERNAL'));
    });
    answerPages(bear);
    server.use(mockEndpoint(updateFavorite, () => held));
    renderStudio('/gallery');
    const actions = await card('a teddy bear');
    await userEvent.click(actions.getByRole('button', { name: 'Add to favorites' }));
    expect(await actions.findByRole('button', { name: 'Remove from favorites' })).toBeVisible();
    refuse();
    expect(await screen.findByText('Failed to update favorite status')).toBeInTheDocument();
    expect(await actions.findByRole('button', { name: 'Add to favorites' })).toBeVisible();
  });
});

describe('the large view', () => {
  it('shows the full picture with every action, and leads to the editor', async () => {
    answerPages(bear);
    const { router } = renderStudio('/gallery');
    await userEvent.click((await card('a teddy bear')).getByRole('button', { name: 'a teddy bear' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'a teddy bear' }));
    expect(dialog.getByRole('img')).toHaveAttribute('src', bear.image_url);
    for (const name of ['Add to favorites', 'Print', 'Delete', 'Download PDF']) {
      expect(dialog.getByRole('button', { name })).toBeVisible();
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Color Page' }));
    expect(router.state.location.pathname).toBe(`/color/${bear.id}`);
  });

  it('also leads from a colored page to the editor', async () => {
    answerPages(buildPage({ prompt: 'a done bear', is_colored: true }));
    renderStudio('/gallery');
    await userEvent.click((await card('a done bear')).getByRole('button', { name: 'a done bear' }));
    expect(await screen.findByRole('button', { name: 'Color Page' })).toBeVisible();
  });

  it('is closed by Back and by its button, and the gallery stays', async () => {
    answerPages(bear);
    const { router } = renderStudio('/');
    await act(() => router.navigate('/gallery'));
    const openLargeView = async () => {
      await userEvent.click((await card('a teddy bear')).getByRole('button', { name: 'a teddy bear' }));
      return screen.findByRole('dialog', { name: 'a teddy bear' });
    };
    await openLargeView();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/gallery');
    await openLargeView();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/gallery');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('deleting', () => {
  it('asks first, and Cancel deletes nothing', async () => {
    answerPages(bear);
    renderStudio('/gallery');
    await userEvent.click((await card('a teddy bear')).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Coloring Page?' });
    expect(question).toHaveAccessibleDescription(
      'This action cannot be undone. This will permanently delete your coloring page.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await card('a teddy bear')).toBeDefined();
  });

  it('takes the page away and says so, from the large view too', async () => {
    const deleted: unknown[] = [];
    answerPages(bear, cafe);
    server.use(
      mockEndpoint(deleteColoringPage, ({ params }) => {
        deleted.push(params.id);
        return { message: 'gone' };
      }),
    );
    renderStudio('/gallery');
    await userEvent.click((await card('a teddy bear')).getByRole('button', { name: 'a teddy bear' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Coloring page deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await card('Zwei Katzen im Café')).toBeDefined();
    expect(screen.queryByRole('article', { name: 'a teddy bear' })).toBeNull();
    expect(deleted).toEqual([bear.id]);
  });

  it('keeps the page and says so when it is refused', async () => {
    answerPages(bear);
    server.use(mockEndpoint(deleteColoringPage, () => errorResponse('INTERNAL')));
    renderStudio('/gallery');
    await userEvent.click((await card('a teddy bear')).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete coloring page')).toBeInTheDocument();
    expect(await card('a teddy bear')).toBeDefined();
  });
});

describe('the search', () => {
  it('finds by words of the prompt, whatever case and accents', async () => {
    answerPages(bear, cafe);
    renderStudio('/gallery');
    await card('a teddy bear');
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search titles and descriptions' }),
      'cafe katzen',
    );
    await waitFor(() => expect(screen.queryByRole('article', { name: 'a teddy bear' })).toBeNull());
    expect(await card('Zwei Katzen im Café')).toBeDefined();
    expect(await screen.findByText('1 page')).toBeVisible();
  });

  it('says when nothing matches', async () => {
    answerPages(bear);
    renderStudio('/gallery');
    await card('a teddy bear');
    await userEvent.type(screen.getByRole('searchbox'), 'zeppelin');
    expect(await screen.findByText('No pages match')).toBeVisible();
  });
});

describe('thousands of pages', () => {
  it('are scrolled with only a few of them in the document', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
    answerPages(...Array.from({ length: 2000 }, (_, index) => buildPage({ prompt: `page ${index + 1}` })));
    renderStudio('/gallery');
    expect(await screen.findAllByRole('listitem')).toHaveLength(30);
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeLessThan(20));
    const items = screen.getAllByRole('listitem');
    expect(items[0]).toHaveAttribute('aria-setsize', '2000');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(150_000);
    act(() => void window.dispatchEvent(new Event('scroll')));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'page 1' })).toBeNull());
    const scrolled = screen.getAllByRole('listitem');
    expect(scrolled.length).toBeLessThan(20);
    expect(Number(scrolled[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(500);
  });
});

describe('a picture whose address has aged', () => {
  it('has its row fetched once, then shows the placeholder', async () => {
    const aged = buildPage({ prompt: 'an old page' });
    const fresh = { ...aged, thumbnail_url: `${aged.thumbnail_url}&new`, image_url: `${aged.image_url}&new` };
    const onRow = vi.fn(() => fresh);
    answerPages(aged);
    server.use(mockEndpoint(getColoringPage, onRow));
    renderStudio('/gallery');
    const actions = await card('an old page');
    fireEvent.error(actions.getByRole('img'));
    await waitFor(() => expect(actions.getByRole('img')).toHaveAttribute('src', fresh.thumbnail_url));
    fireEvent.error(actions.getByRole('img'));
    expect(actions.getByText('Loading...')).toBeVisible();
    expect(document.querySelector('article img')).toBeNull();
    expect(onRow).toHaveBeenCalledOnce();
  });
});
