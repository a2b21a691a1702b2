import { getMe, verifyPending } from '@lineleaf/api-client/contract';
import { buildUser, errorResponse, mockEndpoint, renderRoutes } from '@lineleaf/api-client/testing';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { toast } from '@lineleaf/design-system';
import { addMessages, createI18n } from '@lineleaf/design-system/i18n';
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../locales/en.json';
import { usePaymentReturn } from './usePaymentReturn.ts';

addMessages('shell', { en });
const server = mockServer();
const VERIFY_DELAY_MS = 2000;
let calls = 0;

beforeEach(() => {
  calls = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  for (const kind of ['success', 'info', 'warning', 'error'] as const) vi.spyOn(toast, kind);
});

function Watcher() {
  usePaymentReturn();
  return null;
}

function open(path: string, user: ReturnType<typeof buildUser> | null = buildUser()) {
  const element = (
    <StrictMode>
      <I18nextProvider i18n={createI18n()}>
        <Watcher />
      </I18nextProvider>
    </StrictMode>
  );
  return renderRoutes([{ path: '/', element }], { path, user });
}

function answerVerification(answer: Parameters<typeof mockEndpoint<typeof verifyPending>>[1]) {
  server.use(
    mockEndpoint(getMe, buildUser()),
    mockEndpoint(verifyPending, (call) => {
      calls += 1;
      return typeof answer === 'function' ? answer(call) : answer;
    }),
  );
}

const pass = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs));

describe('the return from the payment page', () => {
  it('of a cancelled payment says so once and clears the query', async () => {
    const { router } = open('/?payment=cancelled');
    await pass(0);
    expect(toast.info).toHaveBeenCalledExactlyOnceWith('Payment was cancelled. No charges were made.');
    expect(router.state.location.search).toBe('');
  });

  it('waits 2 s, verifies once, says what was added, and goes to /', async () => {
    answerVerification({ credits_added: 20, current_balance: 30 });
    const { router } = open('/?session_id=cs_1');
    await pass(VERIFY_DELAY_MS - 100);
    expect(calls).toBe(0);
    await pass(200);
    await vi.waitFor(() => expect(toast.success).toHaveBeenCalled(), 10_000);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith(
      'Payment successful! 20 credits added. New balance: 30 credits',
    );
    expect(calls).toBe(1);
    await vi.waitFor(() => expect(router.state.location.search).toBe(''), 10_000);
  });

  it('says that the payment is being confirmed, until it is known', async () => {
    const told = new Set<string>();
    vi.spyOn(toast, 'loading').mockImplementation((message) => {
      told.add(message);
      return message;
    });
    vi.spyOn(toast, 'dismiss').mockImplementation((id) => void told.delete(id ?? ''));
    answerVerification({ credits_added: 20, current_balance: 30 });
    open('/?session_id=cs_1');
    await pass(0);
    expect([...told]).toEqual(['Confirming your payment…']);
    await pass(VERIFY_DELAY_MS);
    await vi.waitFor(() => expect(told.size).toBe(0), 10_000);
    expect(toast.success).toHaveBeenCalled();
  });

  it('says so once, though the address moves on meanwhile', async () => {
    const loading = vi.spyOn(toast, 'loading');
    answerVerification({ credits_added: 20, current_balance: 30 });
    const { router } = open('/?session_id=cs_1');
    await pass(0);
    const atFirst = loading.mock.calls.length;
    await act(() => router.navigate('/', { replace: true }));
    await pass(VERIFY_DELAY_MS);
    await vi.waitFor(() => expect(toast.success).toHaveBeenCalledOnce(), 10_000);
    expect(loading).toHaveBeenCalledTimes(atFirst);
  });

  it('with nothing to add says that the credits are up to date', async () => {
    answerVerification({ credits_added: 0, current_balance: 10 });
    open('/?session_id=cs_1');
    await pass(VERIFY_DELAY_MS);
    await vi.waitFor(
      () => expect(toast.info).toHaveBeenCalledWith('Payment verified. Your credits are up to date.'),
      10_000,
    );
  });

  it('in a session that has expired logs out and says so', async () => {
    answerVerification(() => errorResponse('UNAUTHENTICATED'));
    const { store } = open('/?session_id=cs_1');
    await pass(VERIFY_DELAY_MS);
    await vi.waitFor(
      () => expect(toast.error).toHaveBeenCalledWith('Session expired. Please log in again.'),
      10_000,
    );
    expect(store.getState().session.status).toBe('signedOut');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('that cannot be verified warns for 6 s and names the button', async () => {
    answerVerification(() => errorResponse('PROVIDER_UNAVAILABLE'));
    open('/?session_id=cs_1');
    await pass(VERIFY_DELAY_MS);
    await vi.waitFor(
      () =>
        expect(toast.warning).toHaveBeenCalledWith(
          'Unable to verify payment automatically. Please use the "Check payment" button on the Credits page.',
          { durationMs: 6000 },
        ),
      10_000,
    );
  });

  it('of a visitor is kept until somebody is signed in', async () => {
    answerVerification({ credits_added: 20, current_balance: 30 });
    const visitor = open('/?session_id=cs_1', null);
    await pass(VERIFY_DELAY_MS * 2);
    expect(calls).toBe(0);
    visitor.unmount();
    open('/');
    await pass(VERIFY_DELAY_MS);
    await vi.waitFor(() => expect(calls).toBe(1), 10_000);
  });
});
