import {
  createCheckout,
  listCreditHistory,
  listCreditPackages,
  paymentWebhook,
  verifyPending,
} from '@lineleaf/api-client/schemas';
import express, { type Request, type Response } from 'express';
import type { Config } from '../../config.ts';
import { ApiError } from '../../http/ApiError.ts';
import { isAllowedOrigin } from '../../http/callerOrigin.ts';
import type { ApiRouter } from '../../http/route.ts';
import { presentCreditEntry } from './credits.presenter.ts';
import type { CreditsService } from './credits.service.ts';
import { PACKAGES, presentPackage } from './packages.ts';

export interface CreditsRoutesParts {
  readonly credits: CreditsService;
  readonly config: Config;
}

const readRaw = express.raw({ limit: '1mb', type: () => true });

/** Packages, checkout, what became of it, and the provider's events. */
export function creditsRoutes(api: ApiRouter, { credits, config }: CreditsRoutesParts): void {
  api.forAnyone(listCreditPackages, async () => PACKAGES.map(presentPackage));
  api.forUser(createCheckout, async ({ user, body }) => {
    const { origin } = new URL(body.origin_url);
    if (!isAllowedOrigin(origin, config)) {
      throw new ApiError('VALIDATION_FAILED', {
        fields: { origin_url: 'This site may not open a checkout' },
      });
    }
    return { url: await credits.checkout(user, body.package_id, origin) };
  });
  api.forUser(verifyPending, async ({ user }) => {
    const { added, balance } = await credits.verifyPending(user.id);
    return { credits_added: added, current_balance: balance };
  });
  api.forUser(listCreditHistory, async ({ user }) =>
    (await credits.history(user.id)).map(presentCreditEntry),
  );
  api.forAnyone(paymentWebhook, async ({ request, response }) => {
    const rawBody = await rawBodyOf(request, response);
    await credits.receiveEvent(rawBody, request.get('stripe-signature') ?? '');
    return { received: true };
  });
}

/** The bytes as they came: the signature is over them, not over what they mean. */
async function rawBodyOf(request: Request, response: Response): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    readRaw(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}
