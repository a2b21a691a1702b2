import { describe } from 'vitest';
import { imageGeneratorContract } from '../providers/image-generator/contract.ts';
import { mailerContract } from '../providers/mailer/contract.ts';
import { storageContract } from '../providers/storage/contract.ts';
import { MemoryMailer, MemoryStorage, ScriptedGenerator } from './fakeProviders.ts';

// What tests stand on keeps the promises of what runs in production.
describe('in memory', () => {
  storageContract(async () => new MemoryStorage());

  mailerContract(async () => {
    const mailer = new MemoryMailer();
    return {
      mailer,
      received: async () => mailer.sent,
      breakDown: async () => {
        mailer.isBroken = true;
      },
      close: async () => undefined,
    };
  });

  imageGeneratorContract(async () => ({ generator: new ScriptedGenerator(), close: async () => undefined }));
});
