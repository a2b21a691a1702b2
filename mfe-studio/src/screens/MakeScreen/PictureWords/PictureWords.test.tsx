import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answerGeneration, buildResult } from '../../../testing/generationAnswers.ts';
import { renderStudio } from '../../../testing/studioTest.tsx';

const promptBox = () => screen.findByRole('textbox', { name: 'Describe your coloring page' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pick = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const picked = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio', { checked: true })
    .map((radio) => radio.labels?.[0]?.textContent);

it('are put away until they are asked for, and again on the same button', async () => {
  renderStudio('/');
  await promptBox();
  expect(screen.queryByRole('group', { name: 'Who?' })).toBeNull();
  await press('Pick pictures');
  expect(within(await screen.findByRole('group', { name: 'Who?' })).getAllByRole('radio')).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'Pick pictures' })).toHaveAttribute('aria-expanded', 'true');
  await press('Pick pictures');
  expect(screen.queryByRole('group', { name: 'Who?' })).toBeNull();
});

it('write the sentence into the box, in its order, whatever the order of the picks', async () => {
  renderStudio('/');
  await press('Pick pictures');
  await pick('a cat');
  expect(await promptBox()).toHaveValue('a cat');
  await pick('in space');
  expect(await promptBox()).toHaveValue('a cat in space');
  await pick('dancing');
  await pick('a robot');
  expect(await promptBox()).toHaveValue('a robot dancing in space');
});

it('put somebody into the picture where only a place was picked', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  renderStudio('/');
  await press('Pick pictures');
  await pick('in the snow');
  expect(await promptBox()).toHaveValue('a princess in the snow');
});

it('surprise with a whole sentence, shown in pictures, that is drawn like any other', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const calls = answerGeneration(buildResult);
  renderStudio('/');
  await press('Surprise me');
  expect(await promptBox()).toHaveValue('a cat dancing in the forest');
  await screen.findByRole('group', { name: 'Who?' });
  expect(picked()).toEqual(expect.arrayContaining(['a cat', 'dancing', 'in the forest']));
  await press('Generate (1 Credit)');
  await screen.findByRole('img', { name: 'a smiling sun' });
  expect(calls.map(({ body }) => body)).toMatchObject([{ prompt: 'a cat dancing in the forest' }]);
});

it('are unpicked when the box says something else', async () => {
  renderStudio('/');
  await press('Pick pictures');
  await pick('a cat');
  await userEvent.type(await promptBox(), ' and a dog');
  expect(screen.getByRole('radio', { name: 'a cat' })).not.toBeChecked();
  await userEvent.clear(await promptBox());
  await userEvent.type(await promptBox(), 'a cat');
  expect(screen.getByRole('radio', { name: 'a cat' })).toBeChecked();
});
