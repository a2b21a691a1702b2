import type { PaymentSimulator } from './PaymentSimulator.ts';
import type { SimulatedSession } from './simulatedSession.ts';

const SESSIONS = '/v1/checkout/sessions';
const INTENTS = '/v1/payment_intents';

/** A `fetch` that the Stripe SDK talks to instead of the network: the few Checkout calls the product makes. */
export function simulatorFetch(simulator: PaymentSimulator): typeof globalThis.fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    if (method === 'POST' && pathname === SESSIONS) {
      const form = new URLSearchParams(String(init?.body ?? ''));
      return answer(await simulator.create(form, new Headers(init?.headers).get('idempotency-key')));
    }
    const session = simulator.find(idBelow(SESSIONS, pathname));
    if (method === 'GET' && session) return answer(session);
    const intent = idBelow(INTENTS, pathname);
    const metadata = simulator.findByIntent(intent)?.metadata;
    if (method === 'GET' && metadata)
      return Response.json({ id: intent, object: 'payment_intent', metadata });
    return Response.json(
      { error: { type: 'invalid_request_error', message: `No such call: ${pathname}` } },
      { status: 404 },
    );
  };
}

function idBelow(path: string, pathname: string): string {
  return pathname.startsWith(`${path}/`) ? pathname.slice(path.length + 1) : '';
}

function answer(session: SimulatedSession): Response {
  return Response.json(session);
}
