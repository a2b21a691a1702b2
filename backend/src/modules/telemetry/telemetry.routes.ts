import { sendTelemetry } from '@lineleaf/api-client/schemas';
import type { Container } from '../../container.ts';
import { clientSite } from '../../http/clientNetwork.ts';
import type { ApiRouter } from '../../http/route.ts';
import { mayCount } from '../../http/visitTickets.ts';

/** Reports that one household may send in a minute: some open pages, each twice. */
const REPORTS = { name: 'telemetry', limit: 60, windowMs: 60_000 };

/** `POST /api/telemetry`. What is not counted is answered like what is. */
export function telemetryRoutes(
  api: ApiRouter,
  { telemetry, providers, config }: Pick<Container, 'telemetry' | 'providers' | 'config'>,
): void {
  api.forAnyone(sendTelemetry, async ({ body, request, address }) => {
    const isWelcome =
      config.isTelemetryOn &&
      mayCount(request) &&
      (await providers.rateLimiter.hit(REPORTS, address)).isAllowed;
    if (isWelcome) await telemetry.take(body.reports, clientSite(request.ip ?? ''));
    return {};
  });
}
