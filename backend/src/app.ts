import express, { type Express } from 'express';
import { isLoopbackUrl } from './config/isLoopbackUrl.ts';
import type { Config } from './config.ts';
import type { Container } from './container.ts';
import { probeDatabase } from './database/probeDatabase.ts';
import { apiReference } from './http/apiReference.ts';
import { callerOriginOf } from './http/callerOrigin.ts';
import { devOutbox } from './http/devOutbox.ts';
import { errorHandler, unknownApiPath } from './http/errorHandler.ts';
import { healthRoutes } from './http/health.ts';
import { createMetrics, metricsRoute } from './http/metrics.ts';
import { openApiRoute } from './http/openapi.ts';
import { ProxyHops } from './http/proxyHops.ts';
import { requestContext } from './http/requestContext.ts';
import { requestLog } from './http/requestLog.ts';
import { ApiRouter } from './http/route.ts';
import { securityHeaders } from './http/security.ts';
import { VisitCounting } from './http/visitTickets.ts';
import { webRoutes } from './http/web.ts';
import { adminRoutes } from './modules/admin/admin.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { sessionRoutes } from './modules/auth/sessions.routes.ts';
import { totpRoutes } from './modules/auth/totp.routes.ts';
import { creditsRoutes } from './modules/credits/credits.routes.ts';
import { generationRoutes } from './modules/generation/generation.routes.ts';
import { imageRoutes } from './modules/pages/image.routes.ts';
import { pagesRoutes } from './modules/pages/pages.routes.ts';
import { releasesRoutes } from './modules/releases/releases.routes.ts';
import { stickersRoutes } from './modules/stickers/stickers.routes.ts';
import { releaseSeries } from './modules/telemetry/releaseSeries.ts';
import { telemetryRoutes } from './modules/telemetry/telemetry.routes.ts';
import { hostedPage } from './providers/payments/simulator/hostedPage.ts';
import { simulatorControl } from './providers/payments/simulator/simulatorControl.ts';

/** The whole product as an Express application. It never listens. */
export function createApp(container: Container): Express {
  const { config, logger, sequelize, providers } = container;
  const { outbox } = providers;
  const app = express();
  const metrics = createMetrics();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxyHops);
  const hops = new ProxyHops(config.trustProxyHops, logger);
  app.use(requestContext, requestLog(logger), metrics.measure, securityHeaders(config.publicUrl), hops.watch);

  const checks = {
    database: () => probeDatabase(sequelize),
    storage: () => providers.storage.check(),
    queue: () => providers.queue.check(),
    ...(outbox ? { outbox: () => outbox.check() } : {}),
  };
  healthRoutes(app, { checks, warning: () => hops.warning, logger });
  container.telemetry.watch(releaseSeries(metrics.registry));
  metricsRoute(app, metrics, config.metricsToken);
  openApiRoute(app);
  apiReference(app);
  if (providers.payments.simulator) {
    app.use(hostedPage(providers.payments.simulator.simulator));
    if (isDevelopment(config)) simulatorControl(app, providers.payments.simulator.simulator);
  }
  bindApi(app, container);
  app.use('/api', unknownApiPath);
  if (outbox && isDevelopment(config)) devOutbox(app, outbox);
  const { releases, localReleases: local } = container;
  webRoutes(app, { config, pointers: releases.pointers, local, logger, counting: countingOf(container) });
  app.use(errorHandler(logger));
  return app;
}

/** Whether the product is for its own machine: only there do `/dev/outbox` and the simulator's controls exist. */
function isDevelopment({ isProduction, publicUrl }: Config): boolean {
  return !isProduction && isLoopbackUrl(publicUrl);
}

function bindApi(app: Express, container: Container): void {
  const { config, authenticate, releaseTokens } = container;
  const api = new ApiRouter(app, {
    authenticate,
    pipelineOf: (authorization) => releaseTokens.partOf(authorization),
    checksAnswers: !config.isProduction,
  });
  // First what is asked for most: routes are tried in order.
  imageRoutes(api, container);
  authRoutes(api, { ...container, callerOrigin: callerOriginOf(config) });
  sessionRoutes(api, container);
  totpRoutes(api, container);
  pagesRoutes(api, container);
  generationRoutes(api, container);
  creditsRoutes(api, container);
  adminRoutes(api, container);
  releasesRoutes(api, container);
  stickersRoutes(api, container);
  telemetryRoutes(api, container);
}

function countingOf(container: Container): VisitCounting | undefined {
  const { config } = container;
  if (!config.isTelemetryOn) return undefined;
  return new VisitCounting({ ...container, isHttps: config.publicUrl.startsWith('https:') });
}
