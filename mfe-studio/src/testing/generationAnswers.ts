import { type GenerationResult, generateColoringPage } from '@lineleaf/api-client/contract';
import { buildId, mockEndpoint } from '@lineleaf/api-client/testing';
import { server } from './studioTest.tsx';

/** A page that was drawn just now. */
export function buildResult(overrides: Partial<GenerationResult> = {}): GenerationResult {
  return {
    id: buildId(),
    prompt: 'a smiling sun',
    image_base64: 'AAAA',
    image_url: '/api/coloring-pages/1/image',
    drawn: ['sun'],
    unknown: [],
    readings: [],
    ...overrides,
  };
}

/** Answers generation calls and remembers them. */
export function answerGeneration(answer: () => GenerationResult | Response | Promise<GenerationResult>) {
  const calls: { body: unknown; key: string | null }[] = [];
  server.use(
    mockEndpoint(generateColoringPage, async ({ body, request }) => {
      calls.push({ body, key: request.headers.get('Idempotency-Key') });
      return await answer();
    }),
  );
  return calls;
}
