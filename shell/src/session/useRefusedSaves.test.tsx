import type { RefusedSave } from '@lineleaf/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';
import { useRefusedSaves } from './useRefusedSaves.ts';

const waiting = vi.hoisted((): { refused: RefusedSave[] } => ({ refused: [] }));
vi.mock('@lineleaf/api-client', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  watchRefusedSaves: (listener: (refusal: RefusedSave) => void) => {
    waiting.refused.forEach(listener);
    return () => undefined;
  },
}));

function Listener() {
  useRefusedSaves();
  return null;
}

function refuse(status: number): RefusedSave {
  const body = { original_page_id: 'page', image_base64: 'AAAA', color_data: { colors_used: 2 } };
  return {
    save: { userId: 'robin', idempotencyKey: `${status}`, body },
    error: { kind: 'http', status },
    forget: vi.fn(async () => {}),
    sendAsNew: vi.fn(async () => {}),
  };
}

it('whose copy is another by now is offered as a new copy', async () => {
  const refusal = refuse(412);
  waiting.refused = [refusal];
  await renderShell(<Listener />);
  expect(
    await screen.findByText(/^One of your pictures was changed or deleted somewhere else/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save as a new copy' }));
  expect(refusal.sendAsNew).toHaveBeenCalledOnce();
});

it('that cannot be saved at all is offered as a file', async () => {
  const refusal = refuse(404);
  waiting.refused = [refusal];
  await renderShell(<Listener />);
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(refusal.forget).toHaveBeenCalledOnce());
});
