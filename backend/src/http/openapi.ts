import { type ErrorCode, STATUS } from '@lineleaf/api-client/contract';
import { type Endpoint, endpoints, errorBody } from '@lineleaf/api-client/schemas';
import type { Router } from 'express';
import {
  createDocument,
  type ZodOpenApiContentObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';

/** The API as OpenAPI 3.1, made from the contract alone. */
export function openApiDocument(): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of Object.values(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Lineleaf',
      version: '1.0.0',
      description: 'Describe a picture, get a printable coloring page.',
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  });
}

/** `GET /api/openapi.json`. */
export function openApiRoute(router: Router): void {
  let document: string | undefined;
  router.get('/api/openapi.json', (_request, response) => {
    document ??= JSON.stringify(openApiDocument());
    response.type('json').send(document);
  });
}

const BINARY: Readonly<Record<string, readonly string[]>> = {
  getPageImage: ['image/png', 'image/webp'],
  getPageSuggestion: ['image/png', 'image/webp'],
  getPagePdf: ['application/pdf'],
  getPagesPdf: ['application/pdf'],
};

/** A file that a call answers where it is asked for one, beside its JSON. */
const ON_REQUEST: Readonly<Record<string, string>> = { exportAccount: 'application/zip' };

const FILE = { schema: { type: 'string', format: 'binary' } } as const;

function operation(endpoint: Endpoint): ZodOpenApiOperationObject {
  const needsUser = endpoint.access === 'user' || endpoint.access === 'admin';
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    security: needsUser ? [{ bearer: [] }] : [],
    requestParams: {
      ...(endpoint.params ? { path: asObject(endpoint.params) } : {}),
      ...(endpoint.query ? { query: asObject(endpoint.query) } : {}),
      ...(endpoint.headers ? { header: endpoint.headers } : {}),
    },
    requestBody: endpoint.body && {
      content: { [endpoint.bodyType ?? 'application/json']: { schema: endpoint.body } },
    },
    responses: {
      [`${endpoint.status ?? 200}`]: { description: 'Done', content: answerContent(endpoint) },
      ...refusals(endpoint, needsUser),
    },
  };
}

function answerContent(endpoint: Endpoint): ZodOpenApiContentObject {
  const binary = BINARY[endpoint.id];
  if (binary) return Object.fromEntries(binary.map((type) => [type, FILE]));
  const onRequest = ON_REQUEST[endpoint.id];
  return {
    'application/json': { schema: endpoint.response },
    ...(onRequest === undefined ? {} : { [onRequest]: FILE }),
  };
}

function refusals(endpoint: Endpoint, needsUser: boolean): ZodOpenApiResponsesObject {
  const codes: ErrorCode[] = needsUser ? ['UNAUTHENTICATED'] : [];
  if (endpoint.params || endpoint.query || endpoint.body) codes.push('INVALID_REQUEST');
  if (endpoint.body) codes.push('INVALID_JSON', 'VALIDATION_FAILED');
  if (endpoint.method !== 'GET') codes.push('STORAGE_FULL');
  codes.push(...(endpoint.errors ?? []));
  const responses: ZodOpenApiResponsesObject = {};
  for (const status of new Set(codes.map((code) => STATUS[code]))) {
    const reasons = new Set(codes.filter((code) => STATUS[code] === status));
    responses[`${status}`] = {
      description: [...reasons].join(', '),
      content: { 'application/json': { schema: errorBody } },
    };
  }
  return responses;
}

type ObjectSchema = NonNullable<ZodOpenApiOperationObject['requestParams']>['path'];

function asObject(schema: Endpoint['params']): ObjectSchema {
  return schema as ObjectSchema;
}
