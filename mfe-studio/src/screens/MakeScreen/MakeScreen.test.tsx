import {
  type GenerationResult,
  generateColoringPage,
  getMe,
  listColoringPages,
} from '@lineleaf/api-client/contract';
import {
  buildUser,
  errorResponse,
  mockEndpoint,
  networkError,
  neverAnswers,
} from '@lineleaf/api-client/testing';
import { stopClock } from '@lineleaf/api-client/testing/vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answerGeneration, buildResult } from '../../testing/generationAnswers.ts';
import { renderStudio, server } from '../../testing/studioTest.tsx';

const promptBox = () => screen.findByRole('textbox', { name: 'Describe your coloring page' });
const generateButton = () => screen.getByRole('button', { name: 'Generate (1 Credit)' });

describe('the prompt', () => {
  it('is sent trimmed on Enter, with the detail chosen', async () => {
    const calls = answerGeneration(buildResult);
    renderStudio('/');
    await userEvent.click(await screen.findByRole('radio', { name: 'Toddlers' }));
    await userEvent.type(await promptBox(), '  a smiling sun {Enter}');
    await screen.findByRole('img', { name: 'a smiling sun' });
    expect(calls.map(({ body }) => body)).toEqual([{ prompt: 'a smiling sun', detail: 'toddler' }]);
  });

  it('takes a new line on Shift+Enter and sends nothing', async () => {
    const calls = answerGeneration(buildResult);
    renderStudio('/');
    await userEvent.type(await promptBox(), 'a sun{Shift>}{Enter}{/Shift}and a moon');
    expect(await promptBox()).toHaveValue('a sun\nand a moon');
    expect(calls).toEqual([]);
  });

  it('asks for a description on Enter while it is blank', async () => {
    renderStudio('/');
    await userEvent.type(await promptBox(), '  {Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please enter a description for your coloring page!',
    );
  });

  it('is filled by an idea', async () => {
    renderStudio('/');
    await userEvent.click(await screen.findByRole('button', { name: 'a dinosaur on a skateboard' }));
    expect(await promptBox()).toHaveValue('a dinosaur on a skateboard');
  });

  it('shows a tip', async () => {
    renderStudio('/');
    expect(await promptBox()).toHaveAccessibleDescription(/^Tip:/);
  });
});

describe('the button', () => {
  it('is disabled while the prompt is blank and while a page is drawn', async () => {
    answerGeneration(neverAnswers);
    renderStudio('/');
    const box = await promptBox();
    expect(generateButton()).toBeDisabled();
    await userEvent.type(box, '   ');
    expect(generateButton()).toBeDisabled();
    await userEvent.type(box, 'a sun');
    expect(generateButton()).toBeEnabled();
    await userEvent.click(generateButton());
    expect(generateButton()).toBeDisabled();
  });

  it('stands beside the remaining credits', async () => {
    renderStudio('/', buildUser({ credits: 7 }));
    expect(await screen.findByText('7 credits remaining')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buy credits' })).toBeNull();
  });

  it('leads to the credits when none is left', async () => {
    renderStudio('/', buildUser({ credits: 0 }));
    expect(await screen.findByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/credits');
  });
});

describe('protected content', () => {
  it('is warned of for 6 seconds and never sent', async () => {
    const calls = answerGeneration(buildResult);
    const user = stopClock();
    renderStudio('/');
    await user.type(await promptBox(), 'Pikachu on a beach{Enter}');
    const warning =
      'Copyrighted or trademarked content detected! Please create original characters instead. Lineleaf cannot generate copyrighted material.';
    expect(await screen.findByText(warning)).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(5500));
    expect(screen.getByText(warning)).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.queryByText(warning)).toBeNull();
    expect(calls).toEqual([]);
  });
});

describe('the progress', () => {
  it('rises by 10 every 1.5 seconds, waits at 90 and reaches 100 with the page', async () => {
    let resolve = (_: GenerationResult) => {};
    const promise = new Promise<GenerationResult>((settle) => {
      resolve = settle;
    });
    const onCall = vi.fn(() => promise);
    server.use(mockEndpoint(generateColoringPage, onCall));
    const user = stopClock();
    renderStudio('/');
    await user.type(await promptBox(), 'a sun{Enter}');
    const bar = await screen.findByRole('progressbar', { name: 'Drawing your page' });
    await waitFor(() => expect(onCall).toHaveBeenCalledOnce());
    const began = Date.now();
    const seen: (string | null)[] = [];
    for (let step = 1; step <= 12; step++) {
      act(() => void vi.advanceTimersByTime(began + step * 1500 - Date.now()));
      seen.push(bar.getAttribute('aria-valuenow'));
    }
    expect(seen).toEqual(['10', '20', '30', '40', '50', '60', '70', '80', '90', '90', '90', '90']);
    expect(screen.getByText('90%')).toBeVisible();
    resolve(buildResult());
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '100'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });
});

describe('a drawn page', () => {
  async function draw(result: GenerationResult) {
    answerGeneration(() => result);
    const view = renderStudio('/');
    server.use(mockEndpoint(getMe, buildUser({ credits: 9 })));
    await userEvent.type(await promptBox(), 'a smiling sun{Enter}');
    await screen.findByRole('heading', { name: 'Your page is ready' });
    return view;
  }

  it('is shown with its prompt; the box is cleared and the balance fetched', async () => {
    await draw(buildResult());
    expect(screen.getByRole('img', { name: 'a smiling sun' })).toHaveAttribute(
      'src',
      'data:image/png;base64,AAAA',
    );
    expect(await promptBox()).toHaveValue('');
    expect(await screen.findByText('9 credits remaining')).toBeVisible();
  });

  it('comes into view as a whole, picture and buttons', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    await draw(buildResult());
    const [card] = shown.mock.contexts.slice(-1) as [HTMLElement];
    expect(within(card).getByRole('img', { name: 'a smiling sun' })).toBeVisible();
    expect(within(card).getByRole('button', { name: 'View in Gallery' })).toBeVisible();
    expect(shown).toHaveBeenLastCalledWith({ block: 'nearest' });
  });

  it('leads to the gallery', async () => {
    const { router } = await draw(buildResult());
    server.use(mockEndpoint(listColoringPages, []));
    await userEvent.click(screen.getByRole('button', { name: 'View in Gallery' }));
    expect(router.state.location.pathname).toBe('/gallery');
  });

  it('is put away by Create Another', async () => {
    await draw(buildResult());
    await userEvent.click(screen.getByRole('button', { name: 'Create Another' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(await promptBox()).toBeEnabled();
  });
});

describe('a refused generation', () => {
  it.each([
    [
      'without credits',
      () => errorResponse('INSUFFICIENT_CREDITS'),
      'You need more credits! Please purchase credits to continue.',
    ],
    [
      'after the session ended',
      () => errorResponse('UNAUTHENTICATED', 'no'),
      'Session expired. Please log in again.',
    ],
    ['with a reason', () => errorResponse('UNSUITABLE_CONTENT', 'Not for children.'), 'Not for children.'],
    ['without an answer', networkError, 'Failed to generate coloring page. Please try again.'],
  ])('says so %s and keeps the prompt', async (_, response, message) => {
    answerGeneration(response);
    renderStudio('/');
    await userEvent.type(await promptBox(), 'a sun{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await promptBox()).toHaveValue('a sun');
    await waitFor(() => expect(generateButton()).toBeEnabled());
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows the message on missing credits for 6 seconds', async () => {
    answerGeneration(() => errorResponse('INSUFFICIENT_CREDITS'));
    const user = stopClock();
    renderStudio('/');
    await user.type(await promptBox(), 'a sun{Enter}');
    const message = await screen.findByText(/You need more credits!/);
    act(() => void vi.advanceTimersByTime(5500));
    expect(message).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(2000));
    expect(message).not.toBeInTheDocument();
  });
});

describe('a description of which nothing can be drawn', () => {
  it('offers words that can be; the one chosen goes into the box', async () => {
    const calls = answerGeneration(() =>
      calls.length === 1
        ? errorResponse('NOTHING_TO_DRAW', undefined, { suggestions: ['scissors', 'paperclip'] })
        : buildResult(),
    );
    renderStudio('/');
    await userEvent.type(await promptBox(), 'a stapler{Enter}');
    const card = await screen.findByRole('region', { name: 'How about one of these?' });
    expect(
      within(card)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['scissors', 'paperclip']);
    await userEvent.click(within(card).getByRole('button', { name: 'scissors' }));
    expect(await promptBox()).toHaveValue('scissors');
    await userEvent.click(generateButton());
    await screen.findByRole('img', { name: 'a smiling sun' });
    expect(calls.map(({ body }) => body)).toMatchObject([{ prompt: 'a stapler' }, { prompt: 'scissors' }]);
    expect(screen.queryByRole('region', { name: 'How about one of these?' })).toBeNull();
  });

  it('offers nothing where no word is near', async () => {
    answerGeneration(() =>
      errorResponse('NOTHING_TO_DRAW', 'We can’t draw any of this yet.', { suggestions: [] }),
    );
    renderStudio('/');
    await userEvent.type(await promptBox(), 'zzzz{Enter}');
    await screen.findByText('We can’t draw any of this yet.');
    expect(screen.queryByRole('region', { name: 'How about one of these?' })).toBeNull();
  });
});

describe('the idempotency key', () => {
  it('stays for the same wish after a network fault, also after a reload, and changes once it was answered', async () => {
    const user = buildUser();
    const calls = answerGeneration(() => networkError());
    const first = renderStudio('/', user);
    await userEvent.type(await promptBox(), 'a sun{Enter}');
    await screen.findByText(/Failed to generate/);
    first.unmount();
    server.resetHandlers();
    const later = answerGeneration(() => buildResult());
    renderStudio('/', user);
    expect(await promptBox()).toHaveValue('a sun');
    await userEvent.click(generateButton());
    await screen.findByRole('img');
    await userEvent.type(await promptBox(), 'a sun{Enter}');
    await waitFor(() => expect(later).toHaveLength(2));
    expect(calls[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(later[0]?.key).toBe(calls[0]?.key);
    expect(later[1]?.key).not.toBe(calls[0]?.key);
  });

  it('changes with the description', async () => {
    const calls = answerGeneration(() => networkError());
    renderStudio('/');
    await userEvent.type(await promptBox(), 'a sun{Enter}');
    await waitFor(() => expect(generateButton()).toBeEnabled());
    await userEvent.type(await promptBox(), ' and a moon{Enter}');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[0]?.key).not.toBe(calls[1]?.key);
  });
});

describe('the install card', () => {
  it('is absent unless the browser offers installation', async () => {
    renderStudio('/');
    await promptBox();
    expect(screen.queryByRole('button', { name: 'Install App' })).toBeNull();
  });

  it.each(['Not Now', 'Dismiss'])('goes on %s and is not offered again in this session', async (name) => {
    const { store } = renderStudio('/');
    await promptBox();
    act(() => void store.dispatch({ type: 'install/installOffered', payload: 'prompt' }));
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('button', { name: 'Install App' })).toBeNull();
    expect(sessionStorage.getItem('lineleaf.installDismissed')).toBe('yes');
  });

  it('shows a hint where the browser makes no offer', async () => {
    const { store } = renderStudio('/');
    await promptBox();
    act(() => void store.dispatch({ type: 'install/installOffered', payload: 'hint' }));
    expect(screen.getByText(/Add to Home Screen/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Install App' })).toBeNull();
  });
});
