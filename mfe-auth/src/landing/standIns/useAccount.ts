import type { ApiError } from '@lineleaf/api-client';
import { type Authentication, login, signup } from '@lineleaf/api-client/contract';
import { leaveWelcome, storeToken } from '@lineleaf/api-client/session';
import type { Account } from '../../screens/AuthScreen/useAccount.ts';
import { openProduct } from '../openProduct.ts';

/** The account of the landing's own page: plain calls, then the product's page, which says welcome. */
export function useAccount(): Account {
  return {
    login: (body) => send(login, body),
    signup: (body) => send(signup, body),
    enter: ({ access_token }, welcome) => {
      storeToken(access_token);
      leaveWelcome(welcome);
      openProduct();
    },
  };
}

/** Makes a call as the product's client does; rejects with an `ApiError`. */
async function send({ method, path }: typeof login | typeof signup, body: object): Promise<Authentication> {
  const headers = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
    'Content-Type': 'application/json',
  };
  const response = await fetch(new URL(path, location.origin), {
    method,
    headers,
    body: JSON.stringify(body),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const { code, detail, fields } = answer;
  const retryAfterS = Number(response.headers.get('Retry-After')) || undefined;
  throw { kind: 'http', status: response.status, code, detail, fields, retryAfterS } satisfies ApiError;
}
