import { expect, it } from 'vitest';
import { imageGeneratorContract } from './contract.ts';
import { IllustratorGenerator } from './IllustratorGenerator.ts';
import { UnprintablePictureError } from './ImageGenerator.ts';

imageGeneratorContract(async () => {
  const generator = new IllustratorGenerator();
  return { generator, close: () => generator.close() };
});

it('takes no credit for a page of which nothing was asked for', async () => {
  const generator = new IllustratorGenerator();
  const page = generator.draw({
    prompt: 'a zorblax',
    seed: 7,
    mayDrawAgain: async () => true,
    signal: new AbortController().signal,
  });
  await expect(page).rejects.toBeInstanceOf(UnprintablePictureError);
  await generator.close();
});
