import { newId } from '../../../randomness.ts';
import type { SimulatedSession } from './simulatedSession.ts';

type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed';

/** An event in the form of Stripe's API; not yet signed. */
export interface SimulatedEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: EventType;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

/** The event that tells of a session's change. */
export function eventOf(
  type: EventType,
  session: SimulatedSession,
  outcome = 'needs_response',
): SimulatedEvent {
  return {
    id: `evt_${newId().replace(/-/g, '')}`,
    object: 'event',
    type,
    data: { object: objectOf(type, session, outcome) },
  };
}

function objectOf(type: EventType, session: SimulatedSession, outcome: string): Record<string, unknown> {
  const { payment_intent, metadata, amount_refunded, amount_total } = session;
  if (type === 'charge.refunded') {
    return { object: 'charge', payment_intent, metadata, amount: amount_total, amount_refunded };
  }
  if (type.startsWith('charge.dispute')) {
    return { object: 'dispute', payment_intent, metadata: {}, amount: amount_total, status: outcome };
  }
  return { ...session };
}
