import { EXAMPLES } from '@lineleaf/api-client/contract';
import { stopClock } from '@lineleaf/api-client/testing/vitest';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
// Loaded beforehand: a stopped clock does not wait for the screen's code.
import './AuthScreen.tsx';
import { renderAuth } from '../../testing/authTest.tsx';

const INTERVAL_MS = 4000;

async function open() {
  const pointer = stopClock();
  renderAuth('/auth');
  const carousel = await screen.findByRole('region', { name: 'Made from a few words' });
  const slides = within(carousel);
  const shown = () => slides.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'));
  return { pointer, slides, shown };
}

function pass(timeMs: number) {
  act(() => void vi.advanceTimersByTime(timeMs));
}

it('names the product, its tagline and its five benefits', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lineleaf');
  expect(screen.getByText('Describe a picture. Get a page to color.')).toBeVisible();
  for (const benefit of [
    '10 Free Credits',
    'Instant Generation',
    'Color In-App',
    'Print Ready',
    'No Subscription Ever',
  ]) {
    expect(screen.getByText(benefit)).toBeVisible();
  }
});

it('explains itself: four steps, benefits, occasions', async () => {
  await open();
  const titlesUnder = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
  expect(titlesUnder('How It Works')).toEqual(['Describe', 'AI creates', 'Color in-app', 'Print or share']);
  expect(titlesUnder('Good for little hands and big plans')).toHaveLength(5);
  expect(titlesUnder('For every occasion')).toEqual(['Birthday parties', 'Educational', 'Rainy days']);
  expect(screen.getByText('1275x1650 pixel images for 8.5x11 inch paper.')).toBeVisible();
  expect(screen.getByText(/No tracking, no ads, no third-party data sharing/)).toBeVisible();
  expect(screen.getByText(/ages 13 and up/)).toBeVisible();
});

it('ends with the Terms of Service, and names no contact where there is none', async () => {
  renderAuth('/auth');
  const terms = await screen.findByRole('button', { name: 'Terms' });
  expect(screen.queryByRole('link', { name: 'Contact' })).not.toBeInTheDocument();
  await userEvent.click(terms);
  const dialog = within(await screen.findByRole('dialog', { name: 'Terms of Service' }));
  expect(dialog.getByText(/aged 13 and up/)).toBeVisible();
});

it('names the contact that the server wrote into the page', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'lineleaf:contact', content: 'a@b.c' });
  document.head.append(meta);
  renderAuth('/auth');
  expect(await screen.findByRole('link', { name: 'Contact' })).toHaveAttribute('href', 'mailto:a@b.c');
  meta.remove();
});

it('shows the ten examples, each by its page id', async () => {
  const { pointer, slides, shown } = await open();
  for (const { id, prompt } of EXAMPLES) {
    expect(shown()).toEqual([prompt]);
    const picture = within(slides.getByRole('group')).getByRole('img', { name: prompt });
    expect(picture).toHaveAttribute('src', `/api/coloring-pages/${id}/image`);
    await pointer.click(slides.getByRole('button', { name: 'Next example' }));
  }
  expect(shown()).toEqual([EXAMPLES[0].prompt]);
});

it('moves on to the next example every 4 seconds and wraps', async () => {
  const { shown } = await open();
  // The clock also moves while the testing library waits for the screen: begin at a change.
  const first = EXAMPLES.findIndex(({ prompt }) => prompt === shown()[0]);
  while (EXAMPLES[first]?.prompt === shown()[0]) pass(1);
  for (let step = 1; step <= EXAMPLES.length; step += 1) {
    const current = EXAMPLES[(first + step) % EXAMPLES.length]?.prompt;
    expect(shown()).toEqual([current]);
    pass(INTERVAL_MS - 1);
    expect(shown()).toEqual([current]);
    pass(1);
  }
});

it.each([
  ['previous', 'Previous example', 9],
  ['next', 'Next example', 1],
  ['a dot', 'Example 5', 4],
] as const)('stops for good after %s', async (_, button, expected) => {
  const { pointer, slides, shown } = await open();
  await pointer.click(slides.getByRole('button', { name: button }));
  expect(shown()).toEqual([EXAMPLES[expected].prompt]);
  await pointer.click(document.body);
  pass(5 * INTERVAL_MS);
  expect(shown()).toEqual([EXAMPLES[expected].prompt]);
});

it.each([
  [false, 'smooth'],
  [true, 'auto'],
] as const)(
  'scrolls to the top from the call to action (less motion wanted: %s)',
  async (isReduced, behavior) => {
    const { pointer } = await open();
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: isReduced && media.includes('reduce'),
      addEventListener() {},
      removeEventListener() {},
    }));
    await pointer.click(screen.getByRole('button', { name: 'Start Creating Free' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  },
);
