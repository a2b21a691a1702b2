import { listColoringPages, listFavorites, renameColoringPage } from '@lineleaf/api-client/contract';
import { buildPage, errorResponse, mockEndpoint } from '@lineleaf/api-client/testing';
import * as printing from '@lineleaf/design-system/printing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderStudio, server } from '../testing/studioTest.tsx';

const bear = buildPage({ prompt: 'a teddy bear' });
const copy = buildPage({ prompt: 'a done bear', is_colored: true, original_page_id: bear.id });

async function open(...pages: (typeof bear)[]) {
  server.use(mockEndpoint(listColoringPages, pages));
  const view = renderStudio('/gallery');
  const card = within(await screen.findByRole('article', { name: pages[0]?.prompt }));
  return { ...view, card, pointer: userEvent.setup() };
}

async function openMenu({ card, pointer }: Awaited<ReturnType<typeof open>>, entry: string) {
  await pointer.click(card.getByRole('button', { name: 'More' }));
  await pointer.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('a card', () => {
  it('leads from an original to the editor', async () => {
    const { card, pointer, router } = await open(bear);
    await pointer.click(card.getByRole('button', { name: 'Color' }));
    expect(router.state.location.pathname).toBe(`/color/${bear.id}`);
  });

  it('names a colored copy as one instead', async () => {
    const { card } = await open(copy);
    expect(card.queryByRole('button', { name: 'Color' })).not.toBeInTheDocument();
    expect(card.getByText('Colored')).toBeVisible();
  });

  it('shows a title above the prompt, which stays', async () => {
    const { card } = await open({ ...bear, title: 'Bruno' });
    const title = card.getByText('Bruno');
    const prompt = card.getByRole('button', { name: 'a teddy bear' });
    expect(title.compareDocumentPosition(prompt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('prints from its menu', async () => {
    const print = vi.spyOn(printing, 'printInFrame').mockResolvedValue();
    await openMenu(await open(bear), 'Print');
    await waitFor(() =>
      expect(print).toHaveBeenCalledWith(expect.objectContaining({ imageUrl: bear.image_url })),
    );
  });
});

describe('renaming', () => {
  it('saves a trimmed title, which stands on the card from then on', async () => {
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(renameColoringPage, ({ body }) => {
        bodies.push(body);
        server.use(mockEndpoint(listColoringPages, [{ ...bear, title: 'Bruno' }]));
        return { ...bear, title: 'Bruno' };
      }),
    );
    const view = await open(bear);
    await openMenu(view, 'Rename');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename page' }));
    const field = dialog.getByLabelText('Title');
    expect(field).toHaveAttribute('maxlength', '80');
    expect(dialog.getByText('a teddy bear')).toBeVisible();
    await view.pointer.type(field, ' Bruno {Enter}');
    expect(await screen.findByText('Title saved')).toBeInTheDocument();
    expect(await view.card.findByText('Bruno')).toBeInTheDocument();
    expect(bodies).toEqual([{ title: 'Bruno' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes the title away when the field is left empty', async () => {
    const bodies: unknown[] = [];
    const titled = { ...bear, title: 'Bruno' };
    server.use(
      mockEndpoint(renameColoringPage, ({ body }) => {
        bodies.push(body);
        server.use(mockEndpoint(listColoringPages, [bear]));
        return bear;
      }),
    );
    const view = await open(titled);
    await openMenu(view, 'Rename');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename page' }));
    await view.pointer.clear(dialog.getByLabelText('Title'));
    await view.pointer.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Title removed')).toBeInTheDocument();
    expect(bodies).toEqual([{ title: null }]);
    await waitFor(() => expect(view.card.queryByText('Bruno')).not.toBeInTheDocument());
  });

  it('says at the field why a title was refused, until something else is typed', async () => {
    server.use(
      mockEndpoint(renameColoringPage, () =>
        errorResponse('VALIDATION_FAILED', 'No', { fields: { title: 'Please choose other words.' } }),
      ),
    );
    const view = await open(bear);
    await openMenu(view, 'Rename');
    const field = within(await screen.findByRole('dialog')).getByLabelText('Title');
    await view.pointer.type(field, 'Grr{Enter}');
    expect(await screen.findByText('Please choose other words.')).toBeVisible();
    expect(field).toBeInvalid();
    await view.pointer.type(field, '!');
    expect(field).toBeValid();
  });

  it('is offered by the large view too', async () => {
    const { card, pointer } = await open(bear);
    await pointer.click(card.getByRole('button', { name: 'a teddy bear' }));
    await pointer.click(await screen.findByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('dialog', { name: 'Rename page' })).toBeVisible();
  });
});

describe('the large view', () => {
  async function openMiddle() {
    const view = await open(bear, copy, buildPage({ prompt: 'a sun' }));
    await view.pointer.click(screen.getByRole('button', { name: 'a done bear' }));
    await screen.findByRole('dialog', { name: 'a done bear' });
    return view;
  }

  it('goes to the next and the previous page by arrow key, and stays at the ends', async () => {
    const { pointer, router } = await openMiddle();
    await pointer.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'a sun' })).toBeVisible();
    expect(screen.getByText('3 of 3')).toBeVisible();
    await pointer.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog', { name: 'a sun' })).toBeVisible();
    await pointer.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await screen.findByRole('dialog', { name: 'a teddy bear' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/gallery');
  });

  it('goes there by button, and one Back closes it all the same', async () => {
    const { pointer } = await openMiddle();
    await pointer.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('dialog', { name: 'a sun' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    await pointer.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByRole('dialog', { name: 'a done bear' })).toBeVisible();
    await pointer.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('goes there by a swipe, and takes a tap or a scroll for none', async () => {
    const { pointer } = await openMiddle();
    const draw = (from: { x: number; y: number }, to: { x: number; y: number }) => {
      const picture = within(screen.getByRole('dialog')).getByRole('img');
      return pointer.pointer([
        { keys: '[TouchA>]', target: picture, coords: from },
        { pointerName: 'TouchA', target: picture, coords: to },
        { keys: '[/TouchA]', target: picture, coords: to },
      ]);
    };
    await draw({ x: 200, y: 100 }, { x: 190, y: 100 });
    await draw({ x: 200, y: 100 }, { x: 120, y: 400 });
    expect(screen.getByRole('dialog', { name: 'a done bear' })).toBeVisible();
    await draw({ x: 200, y: 100 }, { x: 60, y: 110 });
    expect(await screen.findByRole('dialog', { name: 'a sun' })).toBeVisible();
    await draw({ x: 60, y: 100 }, { x: 200, y: 110 });
    expect(await screen.findByRole('dialog', { name: 'a done bear' })).toBeVisible();
  });

  it('leaves the arrow keys to the choice of paper', async () => {
    const { pointer } = await openMiddle();
    screen.getByRole('combobox', { name: 'Paper' }).focus();
    await pointer.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog', { name: 'a done bear' })).toBeVisible();
  });
});

describe('without a network', () => {
  it.each([
    ['/gallery', listColoringPages],
    ['/favorites', listFavorites],
  ])('%s says so above what was seen last', async (path, list) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(mockEndpoint(list, [{ ...bear, is_favorite: true }]));
    renderStudio(path);
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    expect(await screen.findByRole('article', { name: 'a teddy bear' })).toBeVisible();
  });
});
