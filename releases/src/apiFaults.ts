import { z } from 'zod';
import { parseDocument } from './parseDocument.ts';
import { answerFaults, type Fault, requestFaults, type Schema } from './schemaFaults.ts';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema } | undefined>>;
}

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses?: Readonly<Record<string, Content | undefined>>;
}

/** As much of an OpenAPI 3.1 document as decides whether two builds understand each other. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>> | undefined>>;
}

const JSON_TYPE = 'application/json';

/** What is told from any other document; operations are read as far as they are known. */
const apiDocument = z.custom<ApiDocument>(
  (value) =>
    z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) }).safeParse(value).success,
  'no description of an API',
);

/** Reads the text of an API's document. @throws {ReleaseRefused} `malformed` */
export function parseApi(name: string, text: string): ApiDocument {
  return parseDocument(name, text, apiDocument);
}

/**
 * Why a caller that was built with one API cannot live with a server of another: a sentence for each fault, none when it
 * can. By direction: an answer may not lack a field, be null or bear a value that the caller does not know; a request of
 * the caller must still be enough and still be accepted. What the server has beyond that does not matter. Refusals are
 * left out: callers read their code and sentence alone.
 */
export function apiFaults(caller: ApiDocument, server: ApiDocument): readonly string[] {
  return Object.entries(caller.paths).flatMap(([path, operations]) =>
    Object.entries(operations ?? {}).flatMap(([method, known]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const present = server.paths[path]?.[method];
      if (!known) return [];
      if (!present) return [`${name} is not there`];
      const faults = [
        ...parameterFaults(known, present),
        ...bodyFaults(known, present),
        ...answers(known, present),
      ];
      return faults.map(({ at, fault }) => `${name}: ${at} ${fault}`);
    }),
  );
}

function parameterFaults(known: Operation, present: Operation): Fault[] {
  const sent = new Map((known.parameters ?? []).map((each) => [`${each.in} ${each.name}`, each]));
  return (present.parameters ?? []).flatMap((accepted) => {
    const at = `${accepted.in} ${accepted.name}`;
    const parameter = sent.get(at);
    if (!parameter) return accepted.required ? [{ at, fault: 'is newly required' }] : [];
    const isNewlyRequired = accepted.required && !parameter.required;
    return [
      ...(isNewlyRequired ? [{ at, fault: 'is newly required' }] : []),
      ...requestFaults(parameter.schema ?? {}, accepted.schema ?? {}, at),
    ];
  });
}

function bodyFaults(known: Operation, present: Operation): Fault[] {
  const at = 'request';
  const accepted = schemaOf(present.requestBody);
  const sent = schemaOf(known.requestBody);
  if (!accepted) return [];
  if (!sent) return present.requestBody?.required ? [{ at, fault: 'is newly required' }] : [];
  return requestFaults(sent, accepted, at);
}

function answers(known: Operation, present: Operation): Fault[] {
  return Object.entries(known.responses ?? {}).flatMap(([status, answer]) => {
    const expected = status.startsWith('2') ? schemaOf(answer) : undefined;
    if (!expected) return [];
    const given = schemaOf(present.responses?.[status]);
    return given
      ? answerFaults(expected, given, 'answer')
      : [{ at: `answer ${status}`, fault: 'is not there' }];
  });
}

function schemaOf(content: Content | undefined): Schema | undefined {
  return content?.content?.[JSON_TYPE]?.schema;
}
