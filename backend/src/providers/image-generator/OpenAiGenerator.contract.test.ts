import { readFile } from 'node:fs/promises';
import { EXAMPLES } from '@lineleaf/api-client/contract';
import { closePress, press } from '../../pictures/index.ts';
import { startHeldImageServer } from '../../testing/heldImageServer.ts';
import { imageGeneratorContract } from './contract.ts';
import { OpenAiGenerator } from './OpenAiGenerator.ts';

// Against a server that speaks OpenAI's API, its picture made into a page by the real press.
imageGeneratorContract(async () => {
  const picture = await readFile(new URL(`../../../assets/examples/${EXAMPLES[0]?.id}.png`, import.meta.url));
  const server = await startHeldImageServer(picture);
  server.release();
  const generator = new OpenAiGenerator({ apiKey: 'key', baseUrl: server.url, model: 'model-x', press });
  return {
    generator,
    async close() {
      await server.close();
      await closePress();
    },
  };
});
