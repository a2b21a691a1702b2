/** Says whether a value read from elsewhere is what it should be. */
type Check = (value: unknown) => boolean;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** The check of a field that may be absent. */
/* @__NO_SIDE_EFFECTS__ */
export function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

/** The check of a list of such values. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

/** The check of an object that holds such values, whatever its keys. */
/* @__NO_SIDE_EFFECTS__ */
export function recordOf(check: Check): Check {
  return (value) => isObject(value) && Object.values(value).every(check);
}

/**
 * The check of an object with these fields, others aside: enough of a schema to read JSON from the network or from
 * storage, where the schema itself would bring zod along. The type names every field that has to be checked.
 */
/* @__NO_SIDE_EFFECTS__ */
export function shapeOf<T>(fields: { readonly [Name in keyof T]-?: Check }) {
  const checks = Object.entries<Check>(fields);
  return (value: unknown): value is T =>
    isObject(value) && checks.every(([name, check]) => check(value[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
