import { toApiError } from '@lineleaf/api-client';

type Say = (key: 'card.tooMany', values: { time: string }) => string;

/** Why the server refused, in its own sentence; after too many attempts, when to try again. Undefined where it gave no reason. */
export function reasonOf(error: unknown, t: Say): string | undefined {
  const fault = toApiError(error);
  if (fault.kind !== 'http') return undefined;
  const { code, detail, retryAfterS } = fault;
  if (code !== 'RATE_LIMITED' || retryAfterS === undefined) return detail;
  return t('card.tooMany', { time: durationOf(retryAfterS) });
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** A time to wait in whole minutes, or in whole hours, rounded up, in the page's language. */
function durationOf(waitS: number): string {
  const [unit, unitS] = waitS < 2 * HOUR_S ? (['minute', MINUTE_S] as const) : (['hour', HOUR_S] as const);
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  });
  return format.format(Math.ceil(waitS / unitS));
}
