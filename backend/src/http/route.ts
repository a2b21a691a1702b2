import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@lineleaf/api-client/schemas';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import type { z } from 'zod';
import { fieldSentence } from '../i18n/fieldSentences.ts';
import { type Language, pickLanguage } from '../i18n/language.ts';
import type { User } from '../models/index.ts';
import { ApiError } from './ApiError.ts';
import { clientNetwork } from './clientNetwork.ts';

/** A handler answers with this when it has written the response itself (a picture, a stream, a 202). */
export const ANSWERED = Symbol('answered');

/** What a handler gets: everything parsed, in the shapes of the contract. */
export interface Call<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly language: Language;
  /** What limits count the caller by, behind the configured number of proxies: `clientNetwork`. Never logged. */
  readonly address: string;
  readonly request: Request;
  readonly response: Response;
}

/** A call by a signed-in user; for `admin` endpoints the administrator. */
export interface UserCall<E> extends Call<E> {
  readonly user: User;
  /** The session of the token; undefined for one of an older release. */
  readonly sessionId: string | undefined;
}

/** The administrator, or the pipeline that releases this part. */
export type Operator = { readonly user: User } | { readonly pipeline: string };

/** A call that pipelines may make too. */
export interface OperatorCall<E> extends Call<E> {
  readonly operator: Operator;
}

type Answer<E> = Promise<ResponseOf<E> | typeof ANSWERED>;
type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

export interface ApiRouterOptions {
  /** Whose bearer token it is, if it is good. */
  readonly authenticate: (
    request: Request,
    response: Response,
  ) => Promise<{ readonly user: User; readonly sessionId: string | undefined } | undefined>;
  /** The part whose release pipeline an `Authorization` header is of, if it is of one. */
  readonly pipelineOf: (authorization: string | undefined) => string | undefined;
  /** Whether answers are held against the contract too (outside production). */
  readonly checksAnswers: boolean;
}

const BODY_LIMIT_BYTES = 16 * 1024;

/** Binds endpoints of the contract to handlers: access, then parsing, then the handler, then its answer. */
export class ApiRouter {
  readonly #router: Router;
  readonly #options: ApiRouterOptions;

  constructor(router: Router, options: ApiRouterOptions) {
    this.#router = router;
    this.#options = options;
  }

  /** An endpoint that anybody may call, or that decides by itself (`page-image`). */
  forAnyone<E extends AnyEndpoint>(endpoint: E, handle: (call: Call<E>) => Answer<E>): void {
    if (endpoint.access === 'user' || endpoint.access === 'admin')
      throw new Error(`${endpoint.id} needs a user`);
    this.#bind(endpoint, async (request, response) => handle(await parseCall(endpoint, request, response)));
  }

  /** An endpoint for signed-in users or for the administrator. */
  forUser<E extends AnyEndpoint>(endpoint: E, handle: (call: UserCall<E>) => Answer<E>): void {
    this.#bind(endpoint, async (request, response) => {
      const { user, sessionId } = await this.#admit(endpoint, request, response);
      return handle({ ...(await parseCall(endpoint, request, response)), user, sessionId });
    });
  }

  /** An endpoint for the administrator and for release pipelines. */
  forOperator<E extends AnyEndpoint>(endpoint: E, handle: (call: OperatorCall<E>) => Answer<E>): void {
    if (endpoint.access !== 'admin' || !endpoint.isForPipelines)
      throw new Error(`${endpoint.id} is not for pipelines`);
    this.#bind(endpoint, async (request, response) => {
      const pipeline = this.#options.pipelineOf(request.get('authorization'));
      const operator = pipeline === undefined ? await this.#admit(endpoint, request, response) : { pipeline };
      return handle({ ...(await parseCall(endpoint, request, response)), operator });
    });
  }

  /** Who calls, where the endpoint is for them. */
  async #admit({ access }: AnyEndpoint, request: Request, response: Response) {
    const caller = await this.#options.authenticate(request, response);
    if (!caller) throw new ApiError('UNAUTHENTICATED');
    if (access === 'admin' && !caller.user.isAdmin) throw new ApiError('FORBIDDEN');
    return caller;
  }

  #bind<E extends AnyEndpoint>(
    endpoint: E,
    answer: (request: Request, response: Response) => Answer<E>,
  ): void {
    const listener = async (request: Request, response: Response): Promise<void> => {
      response.locals.endpointId = endpoint.id;
      if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
      const result = await answer(request, response);
      if (result === ANSWERED) return;
      if (this.#options.checksAnswers) endpoint.response.parse(result);
      response.status(endpoint.status ?? 200).json(result);
    };
    const method = endpoint.method.toLowerCase() as Lowercase<E['method']>;
    this.#router[method](endpoint.path, (request: Request, response: Response, next: NextFunction) => {
      listener(request, response).catch(next);
    });
  }
}

async function parseCall<E extends AnyEndpoint>(
  endpoint: E,
  request: Request,
  response: Response,
): Promise<Call<E>> {
  const language = pickLanguage(request.headers['accept-language']);
  const context = { endpointId: endpoint.id, language };
  const params = parseOrRefuse(endpoint.params, request.params, context);
  const query = parseOrRefuse(endpoint.query, request.query, context);
  if (endpoint.body) await readBody(endpoint, request, response);
  const body = parseOrRefuse(endpoint.body, request.body, { ...context, isForm: true });
  return {
    params: params as ParamsOf<E>,
    query: query as QueryOf<E>,
    body: body as BodyOf<E>,
    language,
    address: clientNetwork(request.ip ?? ''),
    request,
    response,
  };
}

interface ParseContext {
  readonly endpointId: string;
  readonly language: Language;
  /** Whether people filled in the value: then one of the right type that is not acceptable is VALIDATION_FAILED. */
  readonly isForm?: boolean;
}

function parseOrRefuse(schema: z.ZodType | undefined, value: unknown, context: ParseContext): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  const issues = result.success ? findNul(result.data) : result.error.issues;
  if (issues.length === 0) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.path.map(String).join('.');
    if (name) fields[name] ??= fieldSentence(issue, context.endpointId, context.language);
  }
  const isFormFault =
    context.isForm && value !== undefined && issues.every(({ code }) => FORM_FAULTS.has(code));
  throw new ApiError(isFormFault ? 'VALIDATION_FAILED' : 'INVALID_REQUEST', { fields });
}

/** SQLite ends a text at its first NUL and would keep half of it without a word: none is taken, on any database. */
function findNul(value: unknown, path: readonly string[] = []): z.core.$ZodIssue[] {
  if (typeof value === 'string' && value.includes('\0')) {
    return [{ code: 'custom', path: [...path], message: 'holds NUL', input: value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => findNul(inner, [...path, name]));
}

const FORM_FAULTS: ReadonlySet<string> = new Set(['too_small', 'too_big', 'invalid_format', 'custom']);

const parsers = new Map<string, express.RequestHandler>();

async function readBody(endpoint: AnyEndpoint, request: Request, response: Response): Promise<void> {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  const type = endpoint.bodyType ?? 'application/json';
  if (hasBody && !request.is(type)) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  const limit = endpoint.bodyLimitBytes ?? BODY_LIMIT_BYTES;
  const key = `${type} ${limit}`;
  const parser = parsers.get(key) ?? express.json({ limit, type });
  parsers.set(key, parser);
  await new Promise<void>((resolve, reject) => {
    parser(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}
