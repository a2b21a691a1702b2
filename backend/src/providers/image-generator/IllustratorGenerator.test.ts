import { imageGeneratorContract } from './contract.ts';
import { IllustratorGenerator } from './IllustratorGenerator.ts';

imageGeneratorContract(async () => {
  const generator = new IllustratorGenerator();
  return { generator, close: () => generator.close() };
});
