import { registerUnsentWork } from '@lineleaf/api-client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';
import { LogoutButton } from './LogoutButton.tsx';

let withdraw = () => {};
afterEach(() => withdraw());

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('with nothing unsent, logs out at once and forgets the token', async () => {
  const { store } = await renderShell(<LogoutButton />);
  await click('Logout');
  expect(store.getState().session.status).toBe('signedOut');
  expect(localStorage.getItem('token')).toBeNull();
});

describe('with unsent work, asks', () => {
  async function openQuestion() {
    const work = {
      ...{ id: 'draft', send: vi.fn(async () => {}), sendAsNew: vi.fn(async () => {}) },
      discard: vi.fn(async () => {}),
    };
    withdraw = registerUnsentWork(work);
    const { store } = await renderShell(<LogoutButton />);
    await click('Logout');
    expect(screen.getByRole('alertdialog', { name: 'You have unsaved coloring' })).toBeInTheDocument();
    return { work, status: () => store.getState().session.status };
  }

  it('and sends it before it logs out', async () => {
    const { work, status } = await openQuestion();
    expect(status()).toBe('signedIn');
    await click('Save and log out');
    await vi.waitFor(() => expect(status()).toBe('signedOut'), 10_000);
    expect(work.send).toHaveBeenCalledOnce();
    expect(work.discard).not.toHaveBeenCalled();
  });

  it('and discards it', async () => {
    const { work, status } = await openQuestion();
    await click('Discard and log out');
    await vi.waitFor(() => expect(status()).toBe('signedOut'), 10_000);
    expect(work.discard).toHaveBeenCalledOnce();
    expect(work.send).not.toHaveBeenCalled();
  });

  it('and stays with Cancel', async () => {
    const { work, status } = await openQuestion();
    await click('Cancel');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(status()).toBe('signedIn');
    expect(work.send).not.toHaveBeenCalled();
  });

  it('and stays, saying so, when it cannot be sent', async () => {
    const { work, status } = await openQuestion();
    work.send.mockRejectedValue(new Error('offline'));
    await click('Save and log out');
    expect(
      await screen.findByText('Your coloring could not be saved. Please try again.'),
    ).toBeInTheDocument();
    expect(status()).toBe('signedIn');
    expect(localStorage.getItem('token')).toBe('test-token');
  });

  describe('whose copy was changed elsewhere', () => {
    async function openChanged() {
      const opened = await openQuestion();
      opened.work.send.mockRejectedValue({ kind: 'http', status: 412 });
      await click('Save and log out');
      await screen.findByRole('alertdialog', { name: 'This picture was changed somewhere else' });
      expect(opened.status()).toBe('signedIn');
      return opened;
    }

    it('and saves it as a new copy before it logs out', async () => {
      const { work, status } = await openChanged();
      await click('Save as a new copy');
      await vi.waitFor(() => expect(status()).toBe('signedOut'), 10_000);
      expect(work.sendAsNew).toHaveBeenCalledOnce();
      expect(work.send).toHaveBeenCalledOnce();
    });

    it('and stays with Cancel', async () => {
      const { work, status } = await openChanged();
      await click('Cancel');
      await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(status()).toBe('signedIn');
      expect(work.sendAsNew).not.toHaveBeenCalled();
    });
  });
});
