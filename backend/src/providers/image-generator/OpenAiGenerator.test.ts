import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { goodColorability } from '@lineleaf/press/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PressResult } from '../../pictures/index.ts';
import {
  ContentRefusedError,
  type DrawRequest,
  ProviderUnavailableError,
  UnprintablePictureError,
} from './ImageGenerator.ts';
import { OpenAiGenerator, type OpenAiOptions, type Press } from './OpenAiGenerator.ts';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

interface ReceivedCall {
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

let stop: (() => void) | undefined;
afterEach(() => stop?.());

const picture: Reply = (response) =>
  send(response, 200, { created: 1, data: [{ b64_json: 'cGljdHVyZQ==' }] });
const refusal =
  (status: number, code: string, headers: Record<string, string> = {}): Reply =>
  (response) =>
    send(response, status, { error: { message: `about a secret fox: ${code}`, type: 'x', code } }, headers);
const soon = { 'retry-after-ms': '1' };

it('asks for an opaque portrait by the configured model and presses what comes', async () => {
  const { draw, calls } = await generatorAgainst([picture]);
  const page = await draw();
  expect(Buffer.from(page.png).toString()).toBe('pressed picture');
  expect(page.drawn).toEqual(['a secret fox']);
  expect(page.unknown).toEqual([]);
  const [call] = calls;
  expect(call?.url).toBe('/v1/images/generations');
  expect(call?.authorization).toBe('Bearer key');
  expect(call?.body).toMatchObject({ model: 'model-x', n: 1, background: 'opaque' });
  const [width, height] = String(call?.body.size).split('x').map(Number);
  expect([Number(width) % 16, Number(height) % 16]).toEqual([0, 0]);
  expect(Number(height)).toBeGreaterThan(Number(width));
  expect(call?.body.prompt).toContain('a secret fox');
});

it('tells the provider the description and nothing about who asked', async () => {
  const { draw, calls } = await generatorAgainst([picture]);
  await draw();
  const told = ['model', 'prompt', 'n', 'size', 'background', 'output_format', 'moderation'];
  expect(Object.keys(calls[0]?.body ?? {}).sort()).toEqual(told.sort());
});

it.each(['moderation_blocked', 'content_policy_violation'])(
  'tells a refusal by %s apart, asked once',
  async (code) => {
    const { draw, calls } = await generatorAgainst([refusal(400, code)]);
    const error = await draw().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContentRefusedError);
    expect(String(error)).not.toContain('fox');
    expect(calls).toHaveLength(1);
  },
);

it.each([429, 500])('asks again after %i', async (status) => {
  const { draw, calls } = await generatorAgainst([refusal(status, 'busy', soon), picture]);
  await expect(draw()).resolves.toMatchObject({ drawn: ['a secret fox'] });
  expect(calls).toHaveLength(2);
});

it('gives up after three attempts', async () => {
  const busy = refusal(500, 'busy', soon);
  const { draw, calls } = await generatorAgainst([busy, busy, busy, picture]);
  await expect(draw()).rejects.toBeInstanceOf(ProviderUnavailableError);
  expect(calls).toHaveLength(3);
});

it.each([
  ['an exhausted quota', refusal(429, 'insufficient_quota', soon)],
  ['a wrong key', refusal(401, 'invalid_api_key', soon)],
  ['a gateway that may hide a billed picture', refusal(504, 'gateway', soon)],
  ['a pause longer than anyone waits', refusal(429, 'busy', { 'retry-after': '3600' })],
  ['a dropped connection', (response: ServerResponse) => void response.destroy()],
  [
    'an answer without a picture',
    (response: ServerResponse) => send(response, 200, { created: 1, data: [] }),
  ],
])('asks once only on %s', async (_, reply) => {
  const { draw, calls } = await generatorAgainst([reply, picture]);
  const error: unknown = await draw().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ProviderUnavailableError);
  expect(inspect(error, { depth: 9 })).not.toContain('fox');
  expect(calls).toHaveLength(1);
});

it('tells an operator what the provider said, in figures', async () => {
  const { draw } = await generatorAgainst([refusal(401, 'invalid_api_key', soon)]);
  await expect(draw()).rejects.toThrow('The image provider gave no picture (401 invalid_api_key)');
});

it('ends at its time-out without asking again', async () => {
  const { draw, calls } = await generatorAgainst([() => {}, picture], { timeoutMs: 50 });
  await expect(draw()).rejects.toBeInstanceOf(ProviderUnavailableError);
  expect(calls).toHaveLength(1);
});

it('ends when the job is given up', async () => {
  const job = new AbortController();
  const { draw } = await generatorAgainst([() => job.abort()]);
  await expect(draw({ signal: job.signal })).rejects.toBeInstanceOf(ProviderUnavailableError);
});

describe('a whole picture that is no page', () => {
  const good: PressResult = { ok: true, png: Buffer.from('page'), colorability: goodColorability() };
  const pressing = (...results: PressResult[]): Partial<OpenAiOptions> => ({
    press: async () => results.shift() ?? good,
  });
  const bad = (reason: 'too-dark' | 'open-outlines' | 'truncated' | 'timed-out'): PressResult => ({
    ok: false,
    reason,
  });

  it('is asked for once more, with a line on what was wrong', async () => {
    const { draw, calls } = await generatorAgainst([picture, picture], pressing(bad('too-dark')));
    expect(Buffer.from((await draw()).png).toString()).toBe('page');
    const [first, second] = calls.map(({ body }) => String(body.prompt));
    expect(second).toContain(first);
    expect(second?.slice(first?.length)).toMatch(/much less black/);
  });

  it('is refused when the second is none either; there is no third', async () => {
    const { draw, calls } = await generatorAgainst(
      [picture, picture, picture],
      pressing(bad('too-dark'), bad('open-outlines')),
    );
    await expect(draw()).rejects.toThrow(new UnprintablePictureError('open-outlines'));
    expect(calls).toHaveLength(2);
  });

  it.each(['truncated', 'timed-out'] as const)(
    'is not asked for again when the file is %s',
    async (reason) => {
      const { draw, calls } = await generatorAgainst([picture, picture], pressing(bad(reason)));
      await expect(draw()).rejects.toThrow(new UnprintablePictureError(reason));
      expect(calls).toHaveLength(1);
    },
  );

  it('is not asked for again without leave', async () => {
    const { draw, calls } = await generatorAgainst([picture, picture], pressing(bad('too-dark')));
    const refused = draw({ mayDrawAgain: async () => false });
    await expect(refused).rejects.toThrow(new UnprintablePictureError('too-dark'));
    expect(calls).toHaveLength(1);
  });

  it('is not asked for again when half the time is gone, nor is leave taken', async () => {
    const clock = vi.spyOn(performance, 'now');
    const press: Press = async () => {
      clock.mockReturnValue(1e9);
      return bad('too-dark');
    };
    const { draw, calls } = await generatorAgainst([picture, picture], { press });
    const mayDrawAgain = vi.fn(async () => true);
    await expect(draw({ mayDrawAgain })).rejects.toThrow(new UnprintablePictureError('too-dark'));
    clock.mockRestore();
    expect(mayDrawAgain).not.toHaveBeenCalled();
    expect(calls).toHaveLength(1);
  });

  it('is out of the question after a second answer that is lost', async () => {
    const lost: Reply = (response) => void response.destroy();
    const { draw, calls } = await generatorAgainst([picture, lost, picture], pressing(bad('too-dark')));
    await expect(draw()).rejects.toBeInstanceOf(ProviderUnavailableError);
    expect(calls).toHaveLength(2);
  });
});

it.each([
  ['a simple heart', undefined, true],
  ['ein einfaches Herz', undefined, true],
  ['a castle', 'toddler', true],
  ['a castle', undefined, false],
] as const)('presses "%s" for %s as simple: %s', async (prompt, detail, isSimple) => {
  const press = vi.fn<Press>(async () => ({
    ok: true,
    png: Buffer.from('page'),
    colorability: goodColorability(),
  }));
  const { draw } = await generatorAgainst([picture], { press });
  await draw({ prompt, detail });
  expect(press).toHaveBeenCalledWith(expect.anything(), { isSimple });
});

/** A generator against a local server that replies as listed, one reply a call. */
async function generatorAgainst(replies: Reply[], overrides: Partial<OpenAiOptions> = {}) {
  const calls: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    json(request).then((body) => {
      const { url, headers } = request;
      calls.push({ url, authorization: headers.authorization, body: body as Record<string, unknown> });
      replies.shift()?.(response, request);
    }, response.destroy);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  const generator = new OpenAiGenerator({
    apiKey: 'key',
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: 'model-x',
    press: async (bytes) => ({
      ok: true,
      png: Buffer.from(`pressed ${Buffer.from(bytes)}`),
      colorability: goodColorability(),
    }),
    ...overrides,
  });
  const draw = (request: Partial<DrawRequest> = {}) =>
    generator.draw({
      prompt: 'a secret fox',
      seed: 1,
      mayDrawAgain: async () => true,
      signal: new AbortController().signal,
      ...request,
    });
  return { draw, calls };
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
