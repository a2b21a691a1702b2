/** As much of JSON Schema as the API's documents use. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly [limit: string]: unknown;
}

/** What is wrong, and where: `answer.pages[].id`. */
export interface Fault {
  readonly at: string;
  readonly fault: string;
}

/** Bounds that shrink when they grow, and those that shrink when they fall. */
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

/** Why answers of one shape surprise a caller that expects another. */
export function answerFaults(expected: Schema, given: Schema, at: string): Fault[] {
  if (isNullable(given) && !isNullable(expected)) return [{ at, fault: 'may be null now' }];
  return eachVariant(given, expected, (now, before) => {
    const widened = valuesOf(now)?.filter((value) => !(valuesOf(before) ?? [value]).includes(value)) ?? [];
    if (widened.length > 0) return [{ at, fault: `may be ${widened.join(', ')} now` }];
    if (valuesOf(before) && !valuesOf(now)) return [{ at, fault: 'may be any value now' }];
    if (typeOf(before) !== typeOf(now)) return typeFault(before, now, at);
    return [
      ...(before.required ?? []).flatMap((name) => {
        const field = `${at}.${name}`;
        if (!now.properties?.[name]) return [{ at: field, fault: 'is not there any more' }];
        return now.required?.includes(name) ? [] : [{ at: field, fault: 'may be missing now' }];
      }),
      ...sharedFields(before, now).flatMap(([name, was, is]) => answerFaults(was, is, `${at}.${name}`)),
      ...(before.items && now.items ? answerFaults(before.items, now.items, `${at}[]`) : []),
    ];
  });
}

/** Why requests that a caller may send are not accepted any more. */
export function requestFaults(sent: Schema, accepted: Schema, at: string): Fault[] {
  if (isNullable(sent) && !isNullable(accepted)) return [{ at, fault: 'may not be null any more' }];
  return eachVariant(sent, accepted, (before, now) => {
    const refused = valuesOf(before)?.filter((value) => !(valuesOf(now) ?? [value]).includes(value)) ?? [];
    if (refused.length > 0) return [{ at, fault: `may not be ${refused.join(', ')} any more` }];
    if (valuesOf(now) && !valuesOf(before)) return [{ at, fault: 'takes some values alone now' }];
    if (typeOf(before) !== typeOf(now)) return typeFault(before, now, at);
    const isClosed = now.additionalProperties === false;
    return [
      ...boundFaults(before, now, at),
      ...(now.required ?? [])
        .filter((name) => !before.required?.includes(name))
        .map((name) => ({ at: `${at}.${name}`, fault: 'is newly required' })),
      ...Object.keys(before.properties ?? {})
        .filter((name) => isClosed && !now.properties?.[name])
        .map((name) => ({ at: `${at}.${name}`, fault: 'is not accepted any more' })),
      ...sharedFields(before, now).flatMap(([name, was, is]) => requestFaults(was, is, `${at}.${name}`)),
      ...(before.items && now.items ? requestFaults(before.items, now.items, `${at}[]`) : []),
    ];
  });
}

/** Each variant of one side has to fit one of the other; where there is one alone, its own faults are told. */
function eachVariant(from: Schema, to: Schema, compare: (one: Schema, other: Schema) => Fault[]): Fault[] {
  const others = variantsOf(to);
  return variantsOf(from).flatMap((variant) => {
    const faults = others.map((other) => compare(variant, other));
    return faults.reduce((least, each) => (each.length < least.length ? each : least), faults[0] ?? []);
  });
}

/** The shapes of a schema beside null. */
function variantsOf(schema: Schema): Schema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(variantsOf);
  if (!Array.isArray(schema.type)) return schema.type === 'null' ? [] : [schema];
  return schema.type.filter((type) => type !== 'null').map((type) => ({ ...schema, type }));
}

function isNullable(schema: Schema): boolean {
  if (schema.anyOf) return schema.anyOf.some(isNullable);
  return schema.type === 'null' || (Array.isArray(schema.type) && schema.type.includes('null'));
}

function valuesOf(schema: Schema): readonly unknown[] | undefined {
  const values = 'const' in schema ? [schema.const] : schema.enum;
  return values?.filter((value) => value !== null);
}

/** A whole number is a number to whoever reads it. */
function typeOf({ type }: Schema): string {
  return type === 'integer' ? 'number' : String(type ?? 'anything');
}

function typeFault(before: Schema, now: Schema, at: string): Fault[] {
  return [{ at, fault: `is ${typeOf(now)} now, it was ${typeOf(before)}` }];
}

function boundFaults(before: Schema, now: Schema, at: string): Fault[] {
  const isNarrower = (name: string, sign: number) => {
    const [is, was] = [now[name], before[name]];
    return typeof is === 'number' && (typeof was !== 'number' || (is - was) * sign > 0);
  };
  const names = [
    ...LOWER.filter((name) => isNarrower(name, 1)),
    ...UPPER.filter((name) => isNarrower(name, -1)),
  ];
  return names.map((name) => ({ at, fault: `has a narrower ${name} now: ${now[name]}` }));
}

function sharedFields(before: Schema, now: Schema): [name: string, before: Schema, now: Schema][] {
  return Object.entries(before.properties ?? {}).flatMap(([name, was]) => {
    const is = now.properties?.[name];
    return is ? [[name, was, is] as [string, Schema, Schema]] : [];
  });
}
