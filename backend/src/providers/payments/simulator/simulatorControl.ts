import express, { type Request, type Router } from 'express';
import { z } from 'zod';
import { ApiError } from '../../../http/ApiError.ts';
import { forLoopbackAlone } from '../../../http/forLoopbackAlone.ts';
import type { PaymentSimulator } from './PaymentSimulator.ts';

const PATH = '/dev/payments/control';

const wish = z.discriminatedUnion('do', [
  z.object({ do: z.literal('deliver'), mode: z.enum(['prompt', 'twice', 'held', 'never']) }),
  z.object({ do: z.literal('release'), order: z.enum(['as it happened', 'reversed']) }),
  z.object({
    do: z.enum(['pay', 'pay later', 'money arrives', 'money fails', 'expire']),
    session: z.string(),
  }),
  z.object({ do: z.literal('refund'), session: z.string(), cents: z.int().min(1) }),
  z.object({ do: z.literal('dispute'), session: z.string(), outcome: z.enum(['created', 'won', 'lost']) }),
]);
type Wish = z.infer<typeof wish>;

/**
 * `POST /dev/payments/control`: tells the simulator what happens to a session, and how its webhooks come: late, twice, out
 * of order, never. For this machine's own callers alone, and gone in production as the simulator is.
 */
export function simulatorControl(router: Router, simulator: PaymentSimulator): void {
  router.post(PATH, forLoopbackAlone, express.json({ limit: '1kb' }), async (request, response) => {
    await carryOut(readWish(request), simulator);
    response.json({ delivery: simulator.delivery });
  });
}

function readWish(request: Request): Wish {
  const parsed = wish.safeParse(request.body);
  if (!parsed.success) throw new ApiError('INVALID_REQUEST');
  return parsed.data;
}

async function carryOut(asked: Wish, simulator: PaymentSimulator): Promise<void> {
  if (asked.do === 'deliver') {
    simulator.delivery = asked.mode;
    return;
  }
  if (asked.do === 'release') return simulator.release(asked.order);
  if (!simulator.find(asked.session)) throw new ApiError('NOT_FOUND');
  const { session } = asked;
  if (asked.do === 'refund') await simulator.refund(session, asked.cents);
  else if (asked.do === 'dispute') await simulator.dispute(session, asked.outcome);
  else if (asked.do === 'pay') await simulator.pay(session);
  else if (asked.do === 'pay later') await simulator.payLater(session);
  else if (asked.do === 'expire') await simulator.expire(session);
  else await simulator.settleLater(session, asked.do === 'money arrives');
}
