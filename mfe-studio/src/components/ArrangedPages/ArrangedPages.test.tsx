import {
  type ColoringPage,
  deleteColoringPage,
  getPagesPdf,
  listColoringPages,
  PDF_MAX_PAGES,
} from '@lineleaf/api-client/contract';
import { buildPage, errorResponse, mockEndpoint, networkError } from '@lineleaf/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderStudio, server } from '../../testing/studioTest.tsx';

// Newest first, as the server sends them.
const copyOfBear = buildPage({ prompt: 'a teddy bear in color', is_colored: true });
const sun = buildPage({ prompt: 'a smiling sun', title: 'Zoe’s morning' });
const cats = buildPage({ prompt: 'two cats' });
const bear = buildPage({ prompt: 'a teddy bear' });
const pages = [{ ...copyOfBear, original_page_id: bear.id }, sun, cats, bear];

async function open(...shown: ColoringPage[]) {
  server.use(mockEndpoint(listColoringPages, shown.length > 0 ? shown : pages));
  const view = renderStudio('/gallery');
  await screen.findAllByRole('article');
  return { ...view, pointer: userEvent.setup() };
}

function shownPrompts() {
  return screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
}

async function chooseOrder(pointer: ReturnType<typeof userEvent.setup>, name: string) {
  await pointer.click(screen.getByRole('button', { name: /^Sort/ }));
  await pointer.click(await screen.findByRole('menuitemcheckbox', { name }));
}

describe('the filters', () => {
  it('show all pages, those to color, or the colored ones', async () => {
    const { pointer } = await open();
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await pointer.click(screen.getByRole('button', { name: 'To color' }));
    expect(shownPrompts()).toEqual(['a smiling sun', 'two cats', 'a teddy bear']);
    expect(screen.getByText('3 pages')).toBeVisible();
    await pointer.click(screen.getByRole('button', { name: 'Colored' }));
    expect(shownPrompts()).toEqual(['a teddy bear in color']);
    await pointer.click(screen.getByRole('button', { name: 'All' }));
    expect(shownPrompts()).toHaveLength(4);
  });

  it.each([
    ['To color', copyOfBear, 'Nothing left to color'],
    ['Colored', bear, 'No colored pages yet'],
  ])('say so where %s leaves none', async (filter, only, sentence) => {
    const { pointer } = await open(only);
    await pointer.click(screen.getByRole('button', { name: filter }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

describe('the order', () => {
  it.each([
    ['Newest first', ['a teddy bear in color', 'a smiling sun', 'two cats', 'a teddy bear']],
    ['Oldest first', ['a teddy bear', 'two cats', 'a smiling sun', 'a teddy bear in color']],
    ['A to Z', ['a teddy bear', 'a teddy bear in color', 'two cats', 'a smiling sun']],
  ])('is %s', async (name, prompts) => {
    const { pointer } = await open();
    await chooseOrder(pointer, name);
    expect(shownPrompts()).toEqual(prompts);
    expect(screen.getByRole('button', { name: `Sort: ${name}` })).toBeVisible();
  });

  it('puts colored copies after their original only where that was chosen, and remembers it', async () => {
    const { pointer, unmount } = await open();
    expect(shownPrompts().indexOf('a teddy bear')).toBe(3);
    await chooseOrder(pointer, 'Group colored copies with their original');
    const grouped = ['a teddy bear', 'a teddy bear in color', 'a smiling sun', 'two cats'];
    expect(shownPrompts()).toEqual(grouped);
    for (const card of screen.getAllByRole('article'))
      expect(within(card).getByRole('button', { name: 'Delete' })).toBeVisible();
    unmount();
    await open();
    expect(shownPrompts()).toEqual(grouped);
  });
});

describe('the address', () => {
  it('has the filter and the order, unless they are the usual ones', async () => {
    const { pointer, router } = await open();
    await pointer.click(screen.getByRole('button', { name: 'To color' }));
    await chooseOrder(pointer, 'A to Z');
    expect(router.state.location.search).toBe('?show=toColor&sort=name');
    await pointer.click(screen.getByRole('button', { name: 'All' }));
    await chooseOrder(pointer, 'Newest first');
    expect(router.state.location.search).toBe('');
  });

  it('brings them back, and goes along to the editor', async () => {
    const { pointer, router } = await open();
    await pointer.click(screen.getByRole('button', { name: 'To color' }));
    await pointer.click(screen.getAllByRole('button', { name: 'Color' })[0] as HTMLElement);
    expect(router.state.location.state).toEqual({ gallerySearch: '?show=toColor' });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('button', { name: 'To color' })).toHaveAttribute('aria-pressed', 'true');
    expect(shownPrompts()).toEqual(['a smiling sun', 'two cats', 'a teddy bear']);
  });

  it('that nobody knows shows all pages, newest first', async () => {
    const { router } = await open();
    await act(() => router.navigate('/gallery?show=toString&sort=length'));
    expect(shownPrompts()).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Sort: Newest first' })).toBeVisible();
  });
});

describe('the search', () => {
  it('finds a page by its title too', async () => {
    const { pointer } = await open();
    await pointer.type(screen.getByRole('searchbox'), 'zoe');
    await waitFor(() => expect(shownPrompts()).toEqual(['a smiling sun']));
  });
});

describe('selecting', () => {
  async function select(...prompts: string[]) {
    const view = await open();
    await view.pointer.click(screen.getByRole('button', { name: 'Select' }));
    for (const prompt of prompts) await view.pointer.click(screen.getByRole('checkbox', { name: prompt }));
    const bar = within(await screen.findByRole('region', { name: 'Selected pages' }));
    return { ...view, bar };
  }

  it('hands out one PDF of the selected pages, in the order of the gallery', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(getPagesPdf, ({ query }) => {
        asked.push(query.get('ids') ?? '');
        return new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
      }),
    );
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL() {} }));
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { pointer, bar } = await select('a teddy bear', 'a smiling sun', 'two cats');
    await pointer.click(screen.getByRole('checkbox', { name: 'two cats' }));
    expect(bar.getByText('2 pages selected')).toBeVisible();
    await pointer.click(bar.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toEqual(['your-coloring-pages.pdf']));
    expect(asked).toEqual([`${sun.id},${bear.id}`]);
  });

  it.each([
    ['why', () => errorResponse('RATE_LIMITED', 'Too many attempts.'), 'Too many attempts.'],
    ['when', () => networkError(), 'The PDF could not be downloaded. Please try again.'],
  ])('says %s the PDF could not be had, and keeps the selection', async (_, answer, sentence) => {
    server.use(mockEndpoint(getPagesPdf, answer));
    const { pointer, bar } = await select('two cats');
    await pointer.click(bar.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'two cats' })).toBeChecked();
  });

  it('offers no PDF of more pages than one holds', async () => {
    const many = Array.from({ length: PDF_MAX_PAGES + 1 }, (_, index) =>
      buildPage({ prompt: `page ${index}` }),
    );
    const { pointer } = await open(...many);
    await pointer.click(screen.getByRole('button', { name: 'Select' }));
    for (const box of screen.getAllByRole('checkbox')) await pointer.click(box);
    const bar = within(await screen.findByRole('region', { name: 'Selected pages' }));
    expect(bar.getByText('21 pages selected A PDF can hold up to 20 pages.')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
  });

  it('asks once before all of them are deleted, and Cancel deletes none', async () => {
    const deleted: unknown[] = [];
    server.use(
      mockEndpoint(deleteColoringPage, ({ params }) => {
        deleted.push(params.id);
        return { message: 'gone' };
      }),
    );
    const { pointer, bar } = await select('two cats', 'a teddy bear');
    await pointer.click(bar.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Coloring Page?' });
    expect(question).toHaveAccessibleDescription(
      '2 pages selected. This action cannot be undone. This will permanently delete your coloring page.',
    );
    await pointer.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(deleted).toEqual([]);
    await pointer.click(bar.getByRole('button', { name: 'Delete' }));
    await pointer.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('2 coloring pages deleted')).toBeInTheDocument();
    expect(deleted).toEqual([cats.id, bear.id]);
    await waitFor(() => expect(shownPrompts()).toEqual(['a teddy bear in color', 'a smiling sun']));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('keeps what could not be deleted, and says so', async () => {
    server.use(
      mockEndpoint(deleteColoringPage, ({ params }) =>
        params.id === bear.id ? errorResponse('INTERNAL') : { message: 'gone' },
      ),
    );
    const { pointer, bar } = await select('two cats', 'a teddy bear');
    await pointer.click(bar.getByRole('button', { name: 'Delete' }));
    await pointer.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(
      await screen.findByText("Some coloring pages couldn't be deleted. Please try again."),
    ).toBeInTheDocument();
    expect(await screen.findByText('Coloring page deleted')).toBeInTheDocument();
    expect(await bar.findByText('1 page selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'a teddy bear' })).toBeChecked();
  });

  it('ends by Done, and the cards open again', async () => {
    const { pointer, bar } = await select();
    expect(bar.getByText('Tap the pages you want.')).toBeVisible();
    await pointer.click(bar.getByRole('button', { name: 'Done' }));
    await pointer.click(screen.getByRole('button', { name: 'two cats' }));
    expect(await screen.findByRole('dialog', { name: 'two cats' })).toBeVisible();
  });
});
