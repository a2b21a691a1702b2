import type { PaymentSimulator } from './PaymentSimulator.ts';
import type { SimulatedSession } from './simulatedSession.ts';

const SESSIONS = '/v1/checkout/sessions';

/** A `fetch` that the Stripe SDK talks to instead of the network: the few Checkout calls the product makes. */
export function simulatorFetch(simulator: PaymentSimulator): typeof globalThis.fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    if (method === 'POST' && pathname === SESSIONS) {
      const form = new URLSearchParams(String(init?.body ?? ''));
      return answer(await simulator.create(form, new Headers(init?.headers).get('idempotency-key')));
    }
    const id = pathname.startsWith(`${SESSIONS}/`) ? pathname.slice(SESSIONS.length + 1) : '';
    const session = simulator.find(id);
    if (method === 'GET' && session) return answer(session);
    return Response.json(
      { error: { type: 'invalid_request_error', message: `No such call: ${pathname}` } },
      { status: 404 },
    );
  };
}

function answer(session: SimulatedSession): Response {
  return Response.json(session);
}
