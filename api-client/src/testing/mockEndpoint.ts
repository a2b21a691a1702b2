import { delay, HttpResponse, http } from 'msw';
import { type Endpoint, type ErrorCode, type ResponseOf, STATUS } from '../contract/index.ts';

interface MockCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed JSON body, or null. */
  readonly body: unknown;
  readonly request: Request;
}

type Answer<E> = ResponseOf<E> | Response;

/** An MSW handler of one contract endpoint: a fixed answer, or a function of the call. */
export function mockEndpoint<E extends Endpoint>(
  endpoint: E,
  answer: ResponseOf<E> | ((call: MockCall) => Answer<E> | Promise<Answer<E>>),
) {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
  return http[method](`*${endpoint.path}`, async ({ request, params }) => {
    const call: MockCall = {
      params: params as Record<string, string>,
      query: new URL(request.url).searchParams,
      body: await request
        .clone()
        .json()
        .catch(() => null),
      request,
    };
    const result =
      typeof answer === 'function' ? await (answer as (call: MockCall) => Answer<E>)(call) : answer;
    return result instanceof Response ? result : HttpResponse.json(result as object);
  });
}

/** A refusal in the contract's error shape. */
export function errorResponse(
  code: ErrorCode,
  detail = `Refused: ${code}`,
  extra: { fields?: Record<string, string>; suggestions?: string[] } = {},
): Response {
  return HttpResponse.json({ detail, code, request_id: 'test-request', ...extra }, { status: STATUS[code] });
}

/** What `fetch` rejects with when the network is gone. */
export function networkError(): Response {
  return HttpResponse.error();
}

/** An answer that never comes, for loading states. */
export async function neverAnswers(): Promise<never> {
  await delay('infinite');
  throw new Error('unreachable');
}
