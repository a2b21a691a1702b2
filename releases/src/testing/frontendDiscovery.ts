/**
 * The facts of the Frontend Discovery schema in our words: names, types, what is required and what is allowed beside it.
 * From `schema/v1-pre.json` of github.com/awslabs/frontend-discovery (Apache-2.0), commit c0236772b1364e3e6c1df4ed70968e2f6b2c7b1d.
 * There a list's first entry alone is described (draft 2019-09, `items` as a tuple); here each one is.
 */
const RELEASE = {
  type: 'object',
  required: ['url', 'metadata'],
  additionalProperties: false,
  properties: {
    url: { type: 'string' },
    fallbackUrl: { type: 'string' },
    metadata: {
      type: 'object',
      required: ['integrity', 'version'],
      additionalProperties: false,
      properties: { integrity: { type: 'string' }, version: { type: 'string' } },
    },
    extras: { type: 'object' },
    deployment: {
      type: 'object',
      required: ['traffic', 'default'],
      properties: {
        traffic: { type: 'number', minimum: 0, maximum: 100 },
        default: { type: 'boolean' },
      },
    },
  },
};

/** JSON Schema of a Frontend Discovery document. */
export const FRONTEND_DISCOVERY_SCHEMA = {
  type: 'object',
  required: ['schema', 'microFrontends'],
  additionalProperties: false,
  properties: {
    schema: { type: 'string' },
    microFrontends: {
      type: 'object',
      additionalProperties: { type: 'array', uniqueItems: true, items: RELEASE },
    },
  },
};
