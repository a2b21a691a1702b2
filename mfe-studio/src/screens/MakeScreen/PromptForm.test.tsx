import { networkError } from '@lineleaf/api-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answerGeneration, buildResult } from '../../testing/generationAnswers.ts';
import { renderStudio, stubMedia } from '../../testing/studioTest.tsx';

const KEYBOARD_QUERY = '(hover: hover) and (pointer: fine)';
const NARROW_QUERY = '(width < 40rem)';
const promptBox = () => screen.findByRole('textbox', { name: 'Describe your coloring page' });
const generateButton = () => screen.getByRole('button', { name: 'Generate (1 Credit)' });

async function paste(text: string): Promise<void> {
  await userEvent.click(await promptBox());
  await userEvent.paste(text);
}

describe('the tip', () => {
  it('tells of keys where there is a keyboard', async () => {
    stubMedia([KEYBOARD_QUERY]);
    renderStudio('/');
    expect(await promptBox()).toHaveAccessibleDescription(/^Tip: .* Press Enter to generate/);
  });

  it('tells of none where there is not', async () => {
    stubMedia([]);
    renderStudio('/');
    expect(await promptBox()).toHaveAccessibleDescription(/^Tip: /);
    expect(await promptBox()).not.toHaveAccessibleDescription(/Enter/);
  });
});

describe('a long description', () => {
  it('is counted from 400 characters on', async () => {
    renderStudio('/');
    await paste('a'.repeat(399));
    expect(await promptBox()).not.toHaveAccessibleDescription(/characters/);
    await paste('a');
    expect(await promptBox()).toHaveAccessibleDescription(/400 of 500 characters/);
  });

  it('may have 500 characters, blanks around it not counted', async () => {
    const calls = answerGeneration(buildResult);
    renderStudio('/');
    await paste(`${'a'.repeat(500)}   `);
    expect(await promptBox()).toBeValid();
    await userEvent.click(generateButton());
    await screen.findByRole('img');
    expect(calls.map(({ body }) => body)).toMatchObject([{ prompt: 'a'.repeat(500) }]);
  });

  it('is never cut: beyond 500 it is said to be too long, and not sent', async () => {
    const calls = answerGeneration(buildResult);
    renderStudio('/');
    await paste('a'.repeat(501));
    expect(await promptBox()).toHaveValue('a'.repeat(501));
    expect(await promptBox()).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'That is too long. Please use at most 500 characters.',
    );
    await userEvent.click(generateButton());
    expect(await promptBox()).toHaveFocus();
    expect(calls).toEqual([]);
  });
});

it('says so offline, and keeps the description', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answerGeneration(networkError);
  renderStudio('/');
  await userEvent.type(await promptBox(), 'a sun{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
  expect(await promptBox()).toHaveValue('a sun');
});

describe('the age dial', () => {
  it('explains every level where there is room', async () => {
    stubMedia([]);
    renderStudio('/');
    const dial = within(await screen.findByRole('radiogroup', { name: 'Who is it for?' }));
    for (const level of dial.getAllByRole('radio')) expect(level).toHaveAccessibleDescription(/./);
  });

  it('explains the chosen one on a phone', async () => {
    stubMedia([NARROW_QUERY]);
    renderStudio('/');
    expect(await screen.findByText('Clear shapes for ages 5 to 10')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Toddlers' }));
    expect(screen.getByText('A few big shapes, thick lines')).toBeVisible();
    expect(screen.queryByText('Clear shapes for ages 5 to 10')).toBeNull();
  });
});
