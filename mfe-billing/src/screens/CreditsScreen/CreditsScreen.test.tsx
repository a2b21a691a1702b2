import {
  createCheckout,
  getMe,
  listCreditHistory,
  listCreditPackages,
  verifyPending,
} from '@lineleaf/api-client/contract';
import {
  buildCreditEntry,
  buildId,
  buildPackage,
  buildUser,
  errorResponse,
  mockEndpoint,
  neverAnswers,
  renderRoutes,
} from '@lineleaf/api-client/testing';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { AppFrame } from '@lineleaf/design-system';
import { createI18n } from '@lineleaf/design-system/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { leaveTo } from './leaveTo.ts';

vi.mock('./leaveTo.ts', () => ({ leaveTo: vi.fn() }));

const PACKAGES = [
  buildPackage({ id: 'starter', name: 'Starter', credits: 20, price: 3 }),
  buildPackage({ id: 'popular', name: 'Popular', credits: 100, price: 9 }),
  buildPackage({ id: 'pro', name: 'Pro', credits: 250, price: 25 }),
];
const server = mockServer();

beforeEach(() => {
  server.use(
    mockEndpoint(listCreditPackages, PACKAGES),
    mockEndpoint(listCreditHistory, [buildCreditEntry({ amount: 10, kind: 'signup' })]),
  );
});
afterEach(() => {
  vi.mocked(leaveTo).mockReset();
});

function frameIn(language: string) {
  const i18n = createI18n({ language });
  return ({ children }: { children: ReactNode }) => <AppFrame i18n={i18n}>{children}</AppFrame>;
}

function open(language = 'en') {
  const wrapper = frameIn(language);
  const view = renderRoutes(routes, { path: '/credits', user: buildUser({ credits: 1234 }), wrapper });
  return { ...view, pointer: userEvent.setup() };
}

async function packageCard(name: string) {
  return within(await screen.findByRole('article', { name }));
}

describe('Buy Credits', () => {
  it('shows the balance of the signed-in user', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Buy Credits' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Current balance' })).toHaveTextContent('1,234');
    expect(screen.getByRole('heading', { name: 'How Credits Work' })).toBeVisible();
  });

  it('marks the popular package alone as BEST VALUE and derives each price per credit', async () => {
    open();
    const popular = await packageCard('Popular');
    expect(popular.getByText('BEST VALUE')).toBeVisible();
    expect(popular.getByText('$9.00')).toBeVisible();
    expect(popular.getByText('$0.09 per credit')).toBeVisible();
    expect((await packageCard('Starter')).getByText('$0.15 per credit')).toBeVisible();
    expect(screen.getAllByText('BEST VALUE')).toHaveLength(1);
  });

  it("says what a package is for in the reader's language, and one it does not know in the shop's words", async () => {
    const named = (id: string, description: string) => buildPackage({ id, name: id, description });
    const packages = [named('starter', 'A rainy afternoon'), named('summer', 'All summer long')];
    server.use(mockEndpoint(listCreditPackages, packages));
    open('de');
    expect(await (await packageCard('starter')).findByText('Ein Regennachmittag')).toBeVisible();
    expect((await packageCard('summer')).getByText('All summer long')).toBeVisible();
  });

  it('sends the package and the origin, says Redirecting... on that card and goes to the url', async () => {
    let body: unknown;
    server.use(
      mockEndpoint(createCheckout, (call) => {
        body = call.body;
        return { url: 'https://pay.example/session' };
      }),
    );
    const { pointer } = open();
    const starter = await packageCard('Starter');
    await pointer.click(starter.getByRole('button', { name: 'Buy Now' }));
    expect(starter.getByRole('button', { name: 'Redirecting...' })).toBeDisabled();
    expect((await packageCard('Pro')).getByRole('button', { name: 'Buy Now' })).toBeDisabled();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.example/session'));
    expect(body).toEqual({ package_id: 'starter', origin_url: location.origin });
  });

  it('says offline what was seen last, sells nothing until the network is back, and then asks again', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    const popular = await packageCard('Popular');
    expect(screen.getByText(/^You are offline. Showing your balance and the packages/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Current balance' })).toHaveTextContent('1,234');
    const buy = popular.getByRole('button', { name: 'Buy Now' });
    expect(buy).toBeDisabled();
    expect(buy).toHaveAccessibleDescription("Popular You can buy credits again when you're back online.");
    expect(screen.getByRole('button', { name: 'Check payment' })).toBeDisabled();

    server.use(
      mockEndpoint(listCreditPackages, [buildPackage({ id: 'popular', name: 'Popular', price: 8 })]),
      mockEndpoint(listCreditHistory, [buildCreditEntry({ amount: 77, kind: 'purchase' })]),
    );
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await popular.findByText('$8.00')).toBeVisible();
    expect(await screen.findByText('+77')).toBeVisible();
    expect(buy).toBeEnabled();
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
  });

  it('lets buy again when the browser shows the page again after Back', async () => {
    server.use(mockEndpoint(createCheckout, { url: 'https://pay.example/session' }));
    const { pointer } = open();
    const starter = await packageCard('Starter');
    await pointer.click(starter.getByRole('button', { name: 'Buy Now' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    window.dispatchEvent(new Event('pageshow'));
    expect(await starter.findByRole('button', { name: 'Buy Now' })).toBeEnabled();
  });

  it('says that no checkout URL came', async () => {
    server.use(mockEndpoint(createCheckout, () => HttpResponse.json({})));
    const { pointer } = open();
    await pointer.click((await packageCard('Pro')).getByRole('button', { name: 'Buy Now' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No checkout URL received');
    expect(leaveTo).not.toHaveBeenCalled();
    expect((await packageCard('Pro')).getByRole('button', { name: 'Buy Now' })).toBeEnabled();
  });

  it("shows the server's sentence when a checkout is refused", async () => {
    server.use(mockEndpoint(createCheckout, () => errorResponse('NOT_FOUND', 'This package is gone.')));
    const { pointer } = open();
    await pointer.click((await packageCard('Pro')).getByRole('button', { name: 'Buy Now' }));
    expect(await screen.findByText('This package is gone.')).toBeVisible();
  });

  it('says that the checkout failed when the server gives no sentence', async () => {
    server.use(mockEndpoint(createCheckout, () => new HttpResponse(null, { status: 500 })));
    const { pointer } = open();
    await pointer.click((await packageCard('Pro')).getByRole('button', { name: 'Buy Now' }));
    expect(await screen.findByText('Failed to create checkout session')).toBeVisible();
  });

  it('says that the packages failed to load, and loads them on retry', async () => {
    server.use(mockEndpoint(listCreditPackages, () => errorResponse('INTERNAL')));
    const { pointer } = open();
    expect(await screen.findByText('Failed to load credit packages')).toBeVisible();
    server.use(mockEndpoint(listCreditPackages, PACKAGES));
    await pointer.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Popular' })).toBeVisible();
  });

  it('tells that packages are loading and that there are none', async () => {
    server.use(mockEndpoint(listCreditPackages, neverAnswers));
    const { unmount } = open();
    expect(await screen.findByRole('status', { name: 'Loading packages' })).toBeVisible();
    unmount();
    server.use(mockEndpoint(listCreditPackages, []));
    open();
    expect(await screen.findByRole('heading', { name: 'Nothing on sale right now' })).toBeVisible();
  });
});

describe('Check payment', () => {
  it('says how many credits came and refreshes the balance', async () => {
    server.use(
      mockEndpoint(verifyPending, { credits_added: 100, current_balance: 110 }),
      mockEndpoint(getMe, buildUser({ credits: 110 })),
    );
    const { pointer } = open();
    await pointer.click(await screen.findByRole('button', { name: 'Check payment' }));
    expect(
      await screen.findByText('Payment successful! 100 credits added. New balance: 110 credits'),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Current balance' })).toHaveTextContent('110'),
    );
  });

  it('says that everything is up to date when nothing was open', async () => {
    server.use(
      mockEndpoint(verifyPending, { credits_added: 0, current_balance: 10 }),
      mockEndpoint(getMe, buildUser()),
    );
    const { pointer } = open();
    await pointer.click(await screen.findByRole('button', { name: 'Check payment' }));
    expect(await screen.findByText('Payment verified. Your credits are up to date.')).toBeVisible();
  });

  it('signs out when the session has expired', async () => {
    server.use(mockEndpoint(verifyPending, () => errorResponse('UNAUTHENTICATED')));
    server.use(mockEndpoint(getMe, () => errorResponse('UNAUTHENTICATED')));
    const { pointer, store } = open();
    await pointer.click(await screen.findByRole('button', { name: 'Check payment' }));
    expect(await screen.findByText('Session expired. Please log in again.')).toBeVisible();
    expect(store.getState().session.status).toBe('signedOut');
  });

  it('says when the payment could not be checked', async () => {
    server.use(mockEndpoint(verifyPending, () => new HttpResponse(null, { status: 502 })));
    const { pointer } = open();
    await pointer.click(await screen.findByRole('button', { name: 'Check payment' }));
    expect(await screen.findByText(/could not be checked/)).toBeVisible();
  });
});

describe('Credit history', () => {
  it('lists what came and went with its sign', async () => {
    const page = { id: buildId(), prompt: 'a cat in a boat' };
    server.use(
      mockEndpoint(listCreditHistory, [
        buildCreditEntry({ amount: -1, kind: 'generation' }),
        buildCreditEntry({ amount: -1, kind: 'generation', page: { ...page, title: null } }),
        buildCreditEntry({ amount: -1, kind: 'generation', page: { ...page, title: 'Tom at sea' } }),
        buildCreditEntry({ amount: 100, kind: 'purchase', reason: 'popular' }),
        buildCreditEntry({ amount: 5, kind: 'admin', reason: 'a gift for the class' }),
        buildCreditEntry({ amount: -100, kind: 'reversal', reason: 'refund' }),
        buildCreditEntry({ amount: 10, kind: 'signup' }),
      ]),
    );
    open();
    const table = within(await screen.findByRole('table', { name: 'Credit history' }));
    expect(table.getByRole('row', { name: /Coloring page -1$/ })).toBeVisible();
    expect(table.getByRole('row', { name: /Coloring page: a cat in a boat -1$/ })).toBeVisible();
    expect(table.getByRole('row', { name: /Coloring page: Tom at sea -1$/ })).toBeVisible();
    expect(table.getByRole('row', { name: /Purchase: Popular \+100$/ })).toBeVisible();
    expect(table.getByRole('row', { name: /Adjustment: a gift for the class \+5$/ })).toBeVisible();
    expect(table.getByRole('row', { name: /Refunded payment -100$/ })).toBeVisible();
    expect(table.getByRole('row', { name: /Welcome gift \+10$/ })).toBeVisible();
  });

  it('says that there is nothing yet, or that it did not load', async () => {
    server.use(mockEndpoint(listCreditHistory, []));
    const { unmount } = open();
    expect(await screen.findByRole('heading', { name: 'No credits used yet' })).toBeVisible();
    unmount();
    server.use(mockEndpoint(listCreditHistory, () => errorResponse('INTERNAL')));
    open();
    expect(await screen.findByRole('heading', { name: 'The credit history did not load' })).toBeVisible();
  });
});
