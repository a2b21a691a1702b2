import { listColoringPages } from '@lineleaf/api-client/contract';
import { buildPage, mockEndpoint } from '@lineleaf/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerGeneration, buildResult } from './generationAnswers.ts';
import { renderStudio, server } from './studioTest.tsx';

const network = vi.hoisted(() => ({
  isDown: true,
  /** A part of which nothing comes while the network is down. */
  async late<Module extends object>(load: () => Promise<Module>): Promise<Module> {
    const get = (...[module, name, receiver]: [Module, string, Module]) => {
      if (network.isDown) throw new Error('The file did not come');
      return Reflect.get(module, name, receiver);
    };
    return new Proxy({ ...(await load()) }, { get });
  },
}));
vi.mock('../components/RenameDialog.tsx', network.late);
vi.mock('../components/RowsNearWindow.tsx', network.late);
vi.mock('../components/ArrangedPages/SelectionBar.tsx', network.late);
vi.mock('../screens/MakeScreen/PictureWords/PictureWords.tsx', network.late);
vi.mock('../screens/MakeScreen/loadResultCard.ts', async (load) => {
  const { loadResultCard } = await load<typeof import('../screens/MakeScreen/loadResultCard.ts')>();
  return { loadResultCard: async () => (network.isDown ? Promise.reject(new Error()) : loadResultCard()) };
});

beforeEach(() => {
  network.isDown = true;
});

/** Presses a button once it can be pressed: the gallery's are disabled until its pages are there. */
async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** Waits until it is said that a part did not come, then brings the network back. */
async function reconnect() {
  expect(await screen.findByText(/^This could not be opened\./)).toBeInTheDocument();
  network.isDown = false;
}

describe('a part that does not come is asked for again', () => {
  it('when a page is renamed', async () => {
    server.use(mockEndpoint(listColoringPages, [buildPage()]));
    renderStudio('/gallery');
    const rename = async () => {
      await press('More');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    };
    await rename();
    await reconnect();
    await rename();
    expect(await screen.findByRole('dialog', { name: 'Rename page' })).toBeVisible();
  });

  it('when pages are selected', async () => {
    server.use(mockEndpoint(listColoringPages, [buildPage()]));
    renderStudio('/gallery');
    await press('Select');
    await reconnect();
    const select = screen.getByRole('button', { name: 'Select' });
    await waitFor(() => expect(select).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.click(select);
    expect(await screen.findByRole('region', { name: 'Selected pages' })).toBeVisible();
  });

  it('when a gallery is long, below the first of its pages', async () => {
    const pages = Array.from({ length: 31 }, (_, index) => buildPage({ prompt: `page ${index + 1}` }));
    server.use(mockEndpoint(listColoringPages, pages));
    renderStudio('/gallery');
    const retry = await screen.findByText('Try again');
    const shown = () => screen.getAllByText(/^page \d+$/);
    expect(shown()).toHaveLength(30);
    network.isDown = false;
    await userEvent.click(retry);
    // The rows near the window are fewer than the first ones.
    await waitFor(() => expect(shown().length).toBeLessThan(30));
    expect(retry).not.toBeInTheDocument();
  });

  it('when pictures are picked', async () => {
    renderStudio('/');
    await press('Pick pictures');
    await reconnect();
    const pick = screen.getByRole('button', { name: 'Pick pictures' });
    await waitFor(() => expect(pick).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(pick);
    expect(await screen.findByRole('group', { name: 'Who?' })).toBeVisible();
  });

  it('when a page is ready, by a button below its picture', async () => {
    answerGeneration(buildResult);
    renderStudio('/');
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Describe your coloring page' }),
      'a smiling sun{Enter}',
    );
    expect(await screen.findByRole('img', { name: 'a smiling sun' })).toBeVisible();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'false'));
    expect(retry).toHaveFocus();
    network.isDown = false;
    await userEvent.click(retry);
    const heading = await screen.findByRole('heading', { name: 'Your page is ready' });
    await waitFor(() => expect(heading).toHaveFocus());
  });
});
