import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import { type ReceivedMail, readMail } from '../../testing/readMail.ts';
import { mailerContract, type OpenMailer } from './contract.ts';
import { OutboxMailer } from './OutboxMailer.ts';

const FROM = 'Lineleaf <no-reply@lineleaf.local>';

mailerContract(open);

it('reads its own mails alone, newest first', async () => {
  const { mailer, close } = await open();
  expect(await mailer.list()).toEqual([]);
  await mailer.send({ to: 'a@example.com', subject: 'One', text: 'one', html: 'one' });
  const [name] = await mailer.list();
  expect(readMail((await mailer.read(name ?? '')) ?? '').from).toBe(FROM);
  expect(await mailer.read('../package.json')).toBeUndefined();
  await close();
});

async function open(): Promise<OpenMailer & { mailer: OutboxMailer }> {
  const parent = await mkdtemp(join(tmpdir(), 'lineleaf-outbox-'));
  const folder = join(parent, 'outbox');
  const mailer = new OutboxMailer({ folder, from: FROM, clock: systemClock });
  return {
    mailer,
    async received() {
      const mails: ReceivedMail[] = [];
      for (const name of await mailer.list()) mails.push(readMail((await mailer.read(name)) ?? ''));
      return mails;
    },
    breakDown: () => writeFile(folder, 'a file where the folder should be'),
    close: () => rm(parent, { recursive: true }),
  };
}
