import 'fake-indexeddb/auto';
import { listUnsentWork } from '@lineleaf/api-client';
import {
  type ColoringPage,
  saveColoredPage,
  type User,
  updateColoredPage,
} from '@lineleaf/api-client/contract';
import {
  buildPage,
  buildUser,
  errorResponse,
  mockEndpoint,
  networkError,
} from '@lineleaf/api-client/testing';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftStore } from '../../state/storage.ts';
import { fillAt, openEditor, servePages, wallPng } from '../../testing/editorTest.tsx';

// Each test labels a page of full size, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
configure({ asyncUtilTimeout: 30_000 });

const server = mockServer();
let file: Uint8Array<ArrayBuffer>;
let original: ColoringPage;
let copy: ColoringPage;
/** What the server was asked for: `POST`, or `PUT` with the version. */
let asked: string[];

beforeAll(async () => {
  file = await wallPng();
});
beforeEach(() => {
  original = buildPage();
  copy = buildPage({ is_colored: true, original_page_id: original.id, version: 'v1' });
  asked = [];
  server.use(
    ...servePages(() => [copy, original], file),
    mockEndpoint(saveColoredPage, () => {
      asked.push('POST');
      return copy;
    }),
    mockEndpoint(updateColoredPage, ({ request, params }) => {
      asked.push(`PUT ${request.headers.get('If-Match')}`);
      expect(params.id).toBe(copy.id);
      return { ...copy, version: `v${asked.length}` };
    }),
  );
});

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Makes the first save wait until it is let go; coloring on meanwhile keeps the editor open. */
function holdSave(): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    mockEndpoint(saveColoredPage, async () => {
      asked.push('POST');
      await held;
      return copy;
    }),
  );
  return () => release();
}

/** Saves a page, colors on and leaves, with a draft of what is not saved. */
async function leaveSaved(user: User): Promise<void> {
  const release = holdSave();
  const { stage, unmount } = await openEditor(original.id, user);
  await fillAt(stage, 10);
  await press('Save');
  await waitFor(() => expect(asked).toEqual(['POST']));
  await fillAt(stage, 100);
  release();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  unmount();
  const draft = draftStore(user.id, original.id);
  await waitFor(async () =>
    expect(await draft.read()).toMatchObject({ coloring: { copy: { version: 'v1' } } }),
  );
}

describe('a coloring of a page', () => {
  it('is saved as a copy once, and over it after that', async () => {
    const release = holdSave();
    const { stage } = await openEditor(original.id);
    await fillAt(stage, 10);
    await press('Save');
    await waitFor(() => expect(asked).toEqual(['POST']));
    await fillAt(stage, 100);
    release();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await press('Save');
    await waitFor(() => expect(asked).toEqual(['POST', 'PUT "v1"']));
  });

  it('that was left and is resumed is saved over its copy', async () => {
    const robin = buildUser();
    await leaveSaved(robin);
    await openEditor(original.id, robin);
    await screen.findByText(/just as you left it/);
    await press('Save');
    await waitFor(() => expect(asked).toEqual(['POST', 'PUT "v1"']));
  });

  it('begun again makes a new copy', async () => {
    const robin = buildUser();
    await leaveSaved(robin);
    const { stage } = await openEditor(original.id, robin);
    await press('Start over');
    await fillAt(stage, 100);
    await press('Save');
    await waitFor(() => expect(asked).toEqual(['POST', 'POST']));
  });
});

describe('an opened copy', () => {
  it('is saved over', async () => {
    const { stage } = await openEditor(copy.id);
    await fillAt(stage, 10);
    await press('Save');
    await waitFor(() => expect(asked).toEqual(['PUT "v1"']));
  });

  it('stays where a new copy is asked for', async () => {
    const { stage } = await openEditor(copy.id);
    await fillAt(stage, 10);
    await press('Saving options');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as a new copy' }));
    await waitFor(() => expect(asked).toEqual(['POST']));
  });

  it('is saved over as before when the new copy was refused', async () => {
    const refusal = errorResponse('PAGE_LIMIT_REACHED', 'No room for another copy');
    server.use(mockEndpoint(saveColoredPage, () => refusal));
    const { stage } = await openEditor(copy.id);
    await fillAt(stage, 10);
    await press('Saving options');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as a new copy' }));
    await screen.findByText('No room for another copy');
    await press('Save');
    await waitFor(() => expect(asked).toEqual(['PUT "v1"']));
  });

  it.each(['COPY_CHANGED', 'NOT_FOUND'] as const)(
    'that is another by now (%s) stays, and the coloring is offered as a new copy',
    async (code) => {
      server.use(mockEndpoint(updateColoredPage, () => errorResponse(code)));
      const { stage, router } = await openEditor(copy.id);
      await fillAt(stage, 10);
      await press('Save');
      await screen.findByRole('alertdialog', { name: 'This picture was changed somewhere else' });
      expect(asked).toEqual([]);
      await press('Save as a new copy');
      await waitFor(() => expect(asked).toEqual(['POST']));
      await waitFor(() => expect(router.state.location.pathname).toBe('/gallery'));
    },
  );

  it('that is another by now refuses the coloring at log-out, which may send it as a new copy', async () => {
    server.use(mockEndpoint(updateColoredPage, () => errorResponse('COPY_CHANGED')));
    const { stage } = await openEditor(copy.id);
    await fillAt(stage, 10);
    await waitFor(() => expect(listUnsentWork()).toHaveLength(1));
    const [draft] = listUnsentWork();
    await expect(draft?.send()).rejects.toMatchObject({ status: 412 });
    await draft?.sendAsNew?.();
    expect(asked).toEqual(['POST']);
    await waitFor(() => expect(listUnsentWork()).toEqual([]));
  });

  it('is opened as ever with a draft of an earlier release, and saved over', async () => {
    const robin = buildUser();
    const { stage, unmount } = await openEditor(copy.id, robin);
    await fillAt(stage, 10);
    unmount();
    const draft = draftStore(robin.id, copy.id);
    await waitFor(async () => expect(await draft.read()).not.toBeNull());
    const kept = await draft.read();
    if (!kept) throw new Error('no draft is kept');
    const { coloring: _, ...older } = kept;
    await draft.write(older);
    await openEditor(copy.id, robin);
    await screen.findByText(/just as you left it/);
    await press('Save');
    await waitFor(() => expect(asked).toEqual(['PUT "v1"']));
  });
});

describe('who leaves with unsaved work', () => {
  it('may save it and go at once, to the gallery as it was arranged', async () => {
    const { stage, router } = await openEditor(original.id);
    await act(() => router.navigate('', { replace: true, state: { gallerySearch: '?show=toColor' } }));
    await fillAt(stage, 10);
    await press('Exit');
    await press('Save and leave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/gallery'));
    expect(router.state.location.search).toBe('?show=toColor');
    expect(asked).toEqual(['POST']);
  });

  it('stays when it cannot be saved, and is told why', async () => {
    server.use(
      mockEndpoint(saveColoredPage, () => errorResponse('PAGE_LIMIT_REACHED', 'Your gallery is full')),
    );
    const { stage, router } = await openEditor(original.id);
    await fillAt(stage, 10);
    await press('Exit');
    await press('Save and leave');
    expect(await screen.findByText('Your gallery is full')).toBeVisible();
    expect(router.state.location.pathname).toContain('/color/');
  });

  it('may go without a connection too: it is kept to be sent', async () => {
    server.use(mockEndpoint(saveColoredPage, () => networkError()));
    const { stage, router } = await openEditor(original.id);
    await fillAt(stage, 10);
    await press('Exit');
    await press('Save and leave');
    expect(await screen.findByText(/^You are offline/)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/gallery'));
  });
});
