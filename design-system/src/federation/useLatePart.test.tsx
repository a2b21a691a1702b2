import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Toaster } from '../components/Toaster/Toaster.tsx';
import { toast } from '../components/Toaster/toast.tsx';
import { refetchFailedFiles } from './failedFiles.ts';
import { useLatePart } from './useLatePart.ts';

afterEach(() => void toast.dismiss());

type Load = () => Promise<() => string>;

function Shelf({ load }: { load: Load }) {
  const [isWanted, setIsWanted] = useState(false);
  const Window = useLatePart(load, { isWanted, message: 'No connection', onFail: () => setIsWanted(false) });
  return (
    <>
      <button type="button" aria-expanded={isWanted} onClick={() => setIsWanted(!isWanted)}>
        Rename
      </button>
      {isWanted && Window ? <Window /> : null}
      <Toaster />
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Rename' });

it('fetches the part when it is first wanted, and once', async () => {
  const load = vi.fn<Load>(async () => () => 'a window');
  render(<Shelf load={load} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(button());
  expect(await screen.findByText('a window')).toBeVisible();
  await userEvent.click(button());
  await userEvent.click(button());
  expect(screen.getByText('a window')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('says when the part was refused, and has it when it is wanted again', async () => {
  const load = vi.fn<Load>(async () => () => 'a window').mockRejectedValueOnce(new Error('offline'));
  render(<Shelf load={load} />);
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));
  await userEvent.click(button());
  expect(await screen.findByText('a window')).toBeVisible();
});

it('says nothing, and takes no later wish back, where the part was wanted no more', async () => {
  let refuse = () => {};
  const refused = new Promise<never>((_, reject) => {
    refuse = () => reject(new Error('offline'));
  });
  const load = vi.fn<Load>(async () => () => 'a window').mockReturnValueOnce(refused);
  render(<Shelf load={load} />);
  await userEvent.click(button());
  await userEvent.click(button());
  await userEvent.click(button());
  refuse();
  await act(() => refetchFailedFiles());
  expect(await screen.findByText('a window')).toBeVisible();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('alert')).toBeNull();
});
