import { delay, HttpResponse, http } from 'msw';
import { type Call, type ErrorCode, type ResponseOf, STATUS } from '../contract/index.ts';

interface MockCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed JSON body, or null. */
  readonly body: unknown;
  readonly request: Request;
}

type Answer<C> = ResponseOf<C> | Response;

/** An MSW handler of one call of the contract: a fixed answer, or a function of the call. */
export function mockEndpoint<C extends Call>(
  { method: verb, path }: C,
  answer: ResponseOf<C> | ((call: MockCall) => Answer<C> | Promise<Answer<C>>),
) {
  const method = verb.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return http[method](`*${path}`, async ({ request, params }) => {
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
      typeof answer === 'function' ? await (answer as (call: MockCall) => Answer<C>)(call) : answer;
    return result instanceof Response ? result : HttpResponse.json(result as object);
  });
}

interface RefusalExtras {
  readonly fields?: Record<string, string>;
  readonly suggestions?: string[];
  readonly headers?: Record<string, string>;
}

/** A refusal in the contract's error shape. */
export function errorResponse(
  code: ErrorCode,
  detail = `Refused: ${code}`,
  { headers, ...extra }: RefusalExtras = {},
): Response {
  return HttpResponse.json(
    { detail, code, request_id: 'test-request', ...extra },
    { status: STATUS[code], headers },
  );
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
