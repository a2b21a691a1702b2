import {
  type GenerationResult,
  getColoringPage,
  getPagePdf,
  updateFavorite,
} from '@lineleaf/api-client/contract';
import { buildUser, errorResponse, mockEndpoint } from '@lineleaf/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answerGeneration, buildResult } from '../../testing/generationAnswers.ts';
import { renderStudio, server } from '../../testing/studioTest.tsx';

const promptBox = () => screen.findByRole('textbox', { name: 'Describe your coloring page' });
const cardHeading = () => screen.findByRole('heading', { name: 'Your page is ready' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const picture = () => screen.getByRole('img', { name: 'a smiling sun' });

/** Draws a page for toddlers; later requests get the answers that follow, in turn. */
async function draw(
  first: GenerationResult | Response,
  ...later: (GenerationResult | Response | Promise<GenerationResult>)[]
) {
  const answers = [first, ...later];
  const calls = answerGeneration(() => answers.shift() ?? first);
  const view = renderStudio('/', buildUser());
  await userEvent.click(await screen.findByRole('radio', { name: 'Toddlers' }));
  await userEvent.type(await promptBox(), 'a smiling sun{Enter}');
  await cardHeading();
  return { ...view, calls };
}

it('takes the focus to its heading, described by the words, and gives it to the prompt on Create Another', async () => {
  await draw(buildResult());
  expect(await cardHeading()).toHaveFocus();
  expect(await cardHeading()).toHaveAccessibleDescription(/^a smiling sun/);
  await press('Create Another');
  expect(await promptBox()).toHaveFocus();
});

it('marks what was drawn and what was not, and says the latter plainly', async () => {
  await draw(buildResult({ drawn: ['sun', 'hill'], unknown: ['zither', 'quasar'] }));
  const marks = within(screen.getByRole('region', { name: 'Your page is ready' })).getAllByRole('listitem');
  expect(marks.map(({ textContent }) => textContent)).toEqual([
    'sun(drawn)',
    'hill(drawn)',
    'zither(not drawn)',
    'quasar(not drawn)',
  ]);
  expect(screen.getByText("I can't draw “zither” or “quasar” yet.")).toBeVisible();
});

it('says nothing of what could not be drawn where all was', async () => {
  await draw(buildResult());
  expect(screen.queryByText(/I can't draw/)).toBeNull();
});

it('says how a misspelled word was read', async () => {
  await draw(buildResult({ readings: [{ word: 'smilling', read_as: 'smiling' }] }));
  expect(screen.getByText('I read “smilling” as “smiling”.')).toBeVisible();
});

it('shows a page from an API that does not say yet how words were read', async () => {
  const { readings: _, ...older } = buildResult({ drawn: ['sun'] });
  await draw(Response.json(older));
  expect(screen.getByText('sun')).toBeVisible();
  expect(picture()).toBeVisible();
});

it('leads to the editor', async () => {
  const result = buildResult();
  const { router } = await draw(result);
  await press('Color this page');
  expect(router.state.location.pathname).toBe(`/color/${result.id}`);
});

it('marks the page as a favorite and takes the mark back when it is refused', async () => {
  const result = buildResult();
  const asked: unknown[] = [];
  server.use(
    mockEndpoint(updateFavorite, ({ params, body }) => {
      asked.push([params.id, body]);
      return asked.length === 1 ? { id: result.id, is_favorite: true } : errorResponse('INTERNAL');
    }),
  );
  await draw(result);
  await press('Add to favorites');
  expect(await screen.findByText('Added to favorites!')).toBeInTheDocument();
  await press('Remove from favorites');
  expect(await screen.findByText('Failed to update favorite status')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Remove from favorites' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(asked).toEqual([
    [result.id, { is_favorite: true }],
    [result.id, { is_favorite: false }],
  ]);
});

it('prints and downloads this very page', async () => {
  const result = buildResult();
  const asked: (string | undefined)[] = [];
  server.use(
    mockEndpoint(getColoringPage, () => errorResponse('NOT_FOUND')),
    mockEndpoint(getPagePdf, ({ params }) => {
      asked.push(params.id);
      return errorResponse('UNAVAILABLE');
    }),
  );
  await draw(result);
  await press('Download PDF');
  await waitFor(() => expect(asked).toEqual([result.id]));
  const appended = vi.spyOn(document.body, 'append');
  await press('Print');
  expect(appended.mock.lastCall?.[0]).toHaveProperty('title', 'a smiling sun');
});

it('draws another of the same words and detail for a credit that it names, and leaves the box alone', async () => {
  let deliver = (_: GenerationResult) => {};
  const second = new Promise<GenerationResult>((resolve) => {
    deliver = resolve;
  });
  const { calls } = await draw(buildResult(), second);
  await userEvent.type(await promptBox(), 'a whale');
  await userEvent.click(screen.getByRole('radio', { name: 'Children' }));
  const another = screen.getByRole('button', { name: 'Draw another like this' });
  expect(another).toHaveAccessibleDescription(/^Another one costs 1 credit\./);
  await userEvent.click(another);
  const card = within(await screen.findByRole('region', { name: 'Your page is ready' }));
  expect(await card.findByRole('progressbar')).toBeVisible();
  await waitFor(() => expect(card.getByRole('progressbar').closest('[tabindex]')).toHaveFocus());
  expect(picture()).toHaveAttribute('src', 'data:image/png;base64,AAAA');
  expect(another).toBeDisabled();
  deliver(buildResult({ image_base64: 'BBBB' }));
  await waitFor(() => expect(picture()).toHaveAttribute('src', 'data:image/png;base64,BBBB'));
  expect(await cardHeading()).toHaveFocus();
  expect(await promptBox()).toHaveValue('a whale');
  expect(calls.map(({ body }) => body)).toEqual([
    { prompt: 'a smiling sun', detail: 'toddler' },
    { prompt: 'a smiling sun', detail: 'toddler' },
  ]);
  expect(calls[0]?.key).not.toBe(calls[1]?.key);
});

it('keeps the page where no credit is left for another', async () => {
  await draw(buildResult(), errorResponse('INSUFFICIENT_CREDITS'));
  await press('Draw another like this');
  expect(
    await screen.findByText('You need more credits! Please purchase credits to continue.'),
  ).toBeInTheDocument();
  expect(picture()).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Draw another like this' })).toBeEnabled());
  const heading = await cardHeading();
  await waitFor(() => expect(heading).toHaveFocus());
  await press('Create Another');
  expect(screen.queryByRole('img')).toBeNull();
});

it('gives way to the page of the next description', async () => {
  await draw(buildResult(), errorResponse('INSUFFICIENT_CREDITS'), errorResponse('INSUFFICIENT_CREDITS'));
  await press('Draw another like this');
  await screen.findByText(/You need more credits!/);
  await userEvent.type(await promptBox(), 'a whale{Enter}');
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
});

it('brings the words back to the box, asks for nothing and stays', async () => {
  const { calls } = await draw(buildResult());
  await press('Change the words');
  expect(await promptBox()).toHaveValue('a smiling sun');
  expect(await promptBox()).toHaveFocus();
  expect(picture()).toBeVisible();
  expect(calls).toHaveLength(1);
});
