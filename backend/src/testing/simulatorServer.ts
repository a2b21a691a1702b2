import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PaymentSimulator } from '../providers/payments/simulator/PaymentSimulator.ts';
import { simulatorFetch } from '../providers/payments/simulator/simulatorFetch.ts';

/** The payment simulator as a server of its own, for several processes to talk to through STRIPE_API_BASE. */
export async function startSimulatorServer(
  simulator: PaymentSimulator,
): Promise<{ url: string; close: () => Promise<void> }> {
  const call = simulatorFetch(simulator);
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const key = request.headers['idempotency-key'];
    const answer = await call(`http://simulator${request.url ?? '/'}`, {
      method: request.method,
      headers: typeof key === 'string' ? { 'idempotency-key': key } : {},
      body: body === '' ? undefined : body,
    });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
