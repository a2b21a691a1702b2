import type { PaymentSimulator } from './PaymentSimulator.ts';
import type { SimulatedSession } from './simulatedSession.ts';

const SESSIONS = '/v1/checkout/sessions';
const INTENTS = '/v1/payment_intents';

/** A `fetch` that the Stripe SDK talks to instead of the network: the few Checkout calls the product makes. */
export function simulatorFetch(simulator: PaymentSimulator): typeof globalThis.fetch {
  return async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    if (method === 'POST' && pathname === SESSIONS) {
      const form = new URLSearchParams(String(init?.body ?? ''));
      return answer(await simulator.create(form, new Headers(init?.headers).get('idempotency-key')));
    }
    if (method === 'GET' && pathname === SESSIONS) return Response.json(list(simulator, searchParams));
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

/** A page of sessions, newest first, with what each charge gave back. */
function list(simulator: PaymentSimulator, query: URLSearchParams) {
  const since = Number(query.get('created[gte]') ?? 0);
  const all = simulator.sessions().filter(({ created }) => created >= since);
  const newestFirst = all.sort((one, other) => other.created - one.created);
  const after = newestFirst.findIndex(({ id }) => id === query.get('starting_after')) + 1;
  const page = newestFirst.slice(after, after + Number(query.get('limit') ?? 10));
  const data = page.map((session) => ({ ...session, payment_intent: expandedIntent(session) }));
  return { object: 'list', url: SESSIONS, has_more: after + page.length < all.length, data };
}

function expandedIntent({ payment_intent: id, amount_refunded }: SimulatedSession) {
  return id && { id, object: 'payment_intent', latest_charge: { object: 'charge', amount_refunded } };
}

function idBelow(path: string, pathname: string): string {
  return pathname.startsWith(`${path}/`) ? pathname.slice(path.length + 1) : '';
}

function answer(session: SimulatedSession): Response {
  return Response.json(session);
}
