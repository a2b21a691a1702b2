import { setTimeout as wait } from 'node:timers/promises';
import type { DetailLevel } from '@lineleaf/api-client/contract';
import type { GateFault, PageWish } from '@lineleaf/press';
import OpenAI, { APIError } from 'openai';
import type { PressResult } from '../../pictures/index.ts';
import {
  ContentRefusedError,
  type DrawnPage,
  type DrawRequest,
  type ImageGenerator,
  ProviderUnavailableError,
  UnprintablePictureError,
} from './ImageGenerator.ts';

/** Makes a printable page of whatever picture a model sends, or says why it cannot. */
export type Press = (bytes: Uint8Array, wish: PageWish) => Promise<PressResult>;

export interface OpenAiOptions {
  readonly apiKey: string;
  /** A server of one's own that speaks the same API. */
  readonly baseUrl?: string;
  readonly model: string;
  readonly press: Press;
  /** For the whole picture, retries included; 120 s by default. */
  readonly timeoutMs?: number;
}

/** Pictures by an OpenAI image model. Each call may be billed: only an answer that says "not done" is asked again. */
export class OpenAiGenerator implements ImageGenerator {
  readonly #client: OpenAI;
  readonly #model: string;
  readonly #press: Press;
  readonly #timeoutMs: number;

  constructor({ apiKey, baseUrl, model, press, timeoutMs = TIMEOUT_MS }: OpenAiOptions) {
    this.#client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, timeout: timeoutMs });
    this.#model = model;
    this.#press = press;
    this.#timeoutMs = timeoutMs;
  }

  async draw(request: DrawRequest): Promise<DrawnPage> {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(this.#timeoutMs)]);
    const startedAt = performance.now();
    const { prompt, detail } = request;
    const wish = { isSimple: detail === 'toddler' || SIMPLE_WORDS.test(prompt) };
    const wanted = describe(prompt, detail);
    let pressed = await this.#press(await this.#ask(wanted, signal), wish);
    const correction = pressed.ok ? undefined : CORRECTIONS[pressed.reason];
    const hasTime = performance.now() - startedAt < this.#timeoutMs * LATEST_REDRAW;
    if (correction !== undefined && hasTime && (await request.mayDrawAgain())) {
      const corrected = `${wanted}\nA first attempt failed. This time: ${correction}`;
      pressed = await this.#press(await this.#ask(corrected, signal), wish);
    }
    if (!pressed.ok) throw new UnprintablePictureError(pressed.reason);
    return {
      png: pressed.png,
      colorability: pressed.colorability,
      drawn: [prompt],
      unknown: [],
      readings: [],
    };
  }

  async #ask(description: string, signal: AbortSignal): Promise<Uint8Array> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#generate(description, signal);
      } catch (error) {
        const pauseMs = attempt < MAX_ATTEMPTS ? pauseBeforeRetry(error, attempt) : undefined;
        if (pauseMs === undefined) throw translated(error);
        await wait(pauseMs, undefined, { signal }).catch((cause: unknown) => {
          throw translated(cause);
        });
      }
    }
  }

  async #generate(prompt: string, signal: AbortSignal): Promise<Uint8Array> {
    const answer = await this.#client.images.generate(
      {
        model: this.#model,
        prompt,
        n: 1,
        size: PORTRAIT,
        background: 'opaque',
        output_format: 'png',
        moderation: 'auto',
      },
      { signal },
    );
    const base64 = answer.data?.[0]?.b64_json;
    if (!base64) throw new ProviderUnavailableError('The answer holds no picture');
    return Buffer.from(base64, 'base64');
  }
}

const TIMEOUT_MS = 120_000;
/** Share of the time-out after which no second picture is begun: one cut off by the end would be paid for and lost. */
const LATEST_REDRAW = 0.5;
const MAX_ATTEMPTS = 3;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 20_000;

/** Portrait in multiples of 16, as near to Letter at 150 dpi (1275x1650) as that allows. */
const PORTRAIT = '1280x1648';

const REFUSAL_CODES = ['moderation_blocked', 'content_policy_violation'];

/** Asks for few, large shapes, in the languages that we speak. */
const SIMPLE_WORDS = /\b(simple|simples|easy|plain|minimal|sencill[oa]s?|f[aá]cil|einfach(e[rsn]?)?)\b/iu;

/** What the second request says about the first picture, by why that was no page. A file that was no picture has no line. */
const CORRECTIONS: Partial<Record<string, string>> = {
  blank: 'draw the outlines in solid black, clearly visible on the white page.',
  shaded:
    'line art only, as if drawn with one black pen on white paper; no photograph, shading, gradients, texture or color.',
  'too-faint': 'draw more and larger shapes with bolder black outlines, filling the page.',
  'too-dark': 'much less black; outlines only, with white inside every shape.',
  'solid-areas': 'no area filled with black or gray, not even hair, shadows or the night sky; outlines only.',
  specks: 'no dots, texture, stippling or grain; smooth outlines only.',
  'uneven-lines': 'one even, medium line weight everywhere; no thin hairlines and no heavy strokes.',
  'too-fussy': 'fewer, larger shapes; no hatching and no fine texture.',
  'open-outlines': 'every outline closed all the way round, at least ten separate areas to color.',
  'leaking-outlines': 'lines that meet fully at every corner; no gaps in any outline.',
} satisfies Record<GateFault, string>;

const DETAIL_WISHES: Record<DetailLevel, string> = {
  toddler: 'Very simple: few, large shapes with thick outlines, for a toddler.',
  child: 'Clear shapes of medium size with bold outlines, for a child.',
  detailed: 'Rich in detail, with fine but unbroken outlines, for an adult.',
};

function describe(prompt: string, detail: DetailLevel = 'child'): string {
  return [
    'A black-and-white line-art coloring page, portrait.',
    'Pure black outlines on a pure white background; closed shapes; no shading, no gray, no color, no filled black areas, no frame, no watermark.',
    DETAIL_WISHES[detail],
    'Suitable for children; only original characters.',
    `The picture shows: ${prompt}`,
  ].join('\n');
}

/** Milliseconds until the next attempt; undefined when asking again is of no use, or could be billed a second time. */
function pauseBeforeRetry(error: unknown, attempt: number): number | undefined {
  if (!(error instanceof APIError) || error.code === 'insufficient_quota') return undefined;
  if (error.status !== 429 && error.status !== 500) return undefined;
  const toldMs = Number(error.headers?.get('retry-after-ms') ?? Number.NaN);
  const toldS = Number(error.headers?.get('retry-after') ?? Number.NaN);
  const pauseMs = [toldMs, toldS * 1000].find(Number.isFinite) ?? FIRST_PAUSE_MS * 2 ** (attempt - 1);
  return pauseMs <= LONGEST_PAUSE_MS ? pauseMs : undefined;
}

/** One of the errors that `draw` promises. The provider's own words are left out: they may quote the prompt. */
function translated(cause: unknown): Error {
  if (cause instanceof ProviderUnavailableError) return cause;
  if (cause instanceof APIError && typeof cause.code === 'string' && REFUSAL_CODES.includes(cause.code)) {
    return new ContentRefusedError('The model refused the description');
  }
  return new ProviderUnavailableError(`The image provider gave no picture (${reasonOf(cause)})`);
}

/** Status and code of an answer, or the kind of fault when there was none: what an operator needs to know. */
function reasonOf(cause: unknown): string {
  if (cause instanceof APIError && cause.status) return [cause.status, cause.code ?? ''].join(' ').trim();
  return cause instanceof Error ? cause.constructor.name : typeof cause;
}
