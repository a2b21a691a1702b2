import express, { type Response, type Router } from 'express';
import type { PaymentSimulator } from './PaymentSimulator.ts';
import type { SimulatedSession } from './simulatedSession.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The simulator's hosted page: pay, decline or cancel, with no other input and no script. */
export function hostedPage(simulator: PaymentSimulator): Router {
  const router = express.Router();
  router.get('/dev/payments/checkout/:id', (request, response) => {
    const session = simulator.find(request.params.id);
    if (session) sendPage(response, session, '');
    else response.status(404).type('text').send('There is no such checkout.');
  });
  router.post(
    '/dev/payments/checkout/:id',
    express.urlencoded({ extended: false, limit: '1kb' }),
    async (request, response) => {
      const session = simulator.find(request.params.id);
      const action: unknown = request.body?.action;
      if (!session) response.status(404).type('text').send('There is no such checkout.');
      else if (action === 'pay') await payAndReturn(simulator, session, response);
      else if (action === 'cancel') response.redirect(303, session.cancel_url);
      else sendPage(response, session, 'Your card was declined. Nothing was charged.');
    },
  );
  return router;
}

async function payAndReturn(
  simulator: PaymentSimulator,
  session: SimulatedSession,
  response: Response,
): Promise<void> {
  await simulator.pay(session.id);
  response.redirect(303, session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id));
}

function sendPage(response: Response, session: SimulatedSession, notice: string): void {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('Cache-Control', 'no-store');
  response.type('html').send(pageOf(session, notice));
}

function pageOf(session: SimulatedSession, notice: string): string {
  const price = `$${(session.amount_total / 100).toFixed(2)}`;
  const isOpen = session.status === 'open';
  const buttons = `
      <form method="post">
        <button name="action" value="pay" class="pay">Pay ${price}</button>
        <button name="action" value="decline">Decline</button>
        <button name="action" value="cancel">Cancel</button>
      </form>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Payment simulator</title>
    <style>
      body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: #fbf6ec; color: #2b2622;
        font: 1.0625rem/1.5 system-ui, sans-serif; }
      main { width: min(26rem, 100% - 2rem); padding: 2rem; border: 2px solid #2b2622; border-radius: 1.25rem;
        background: #fffdf8; box-sizing: border-box; }
      h1 { margin: 0 0 .25rem; font-size: 1.5rem; }
      dl { display: flex; justify-content: space-between; margin: 1.5rem 0; font-weight: 700; }
      dd { margin: 0; }
      button { display: block; width: 100%; min-height: 3rem; margin-top: .75rem; border: 2px solid #2b2622;
        border-radius: .875rem; background: transparent; color: inherit; font: inherit; font-weight: 700; cursor: pointer; }
      .pay { background: #12724f; border-color: #12724f; color: #fff; }
      [role=alert] { color: #b3261e; font-weight: 700; }
    </style>
  </head>
  <body>
    <main>
      <h1>Payment simulator</h1>
      <p>No card is asked for and no money moves.</p>
      <dl><dt>${escapeHtml(session.product)}</dt><dd>${price}</dd></dl>
      ${notice ? `<p role="alert">${notice}</p>` : ''}
      ${isOpen ? buttons : '<p>This checkout has ended.</p>'}
    </main>
  </body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
