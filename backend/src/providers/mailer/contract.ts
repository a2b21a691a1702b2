import { describe, expect, it, onTestFinished } from 'vitest';
import type { ReceivedMail } from '../../testing/readMail.ts';
import type { Mail, Mailer } from './Mailer.ts';

/** A mailer, and the mailbox behind it. */
export interface OpenMailer {
  readonly mailer: Mailer;
  /** Everything that arrived, in any order. */
  received(): Promise<Pick<ReceivedMail, 'to' | 'subject' | 'text' | 'html'>[]>;
  /** From now on nothing is taken over any more. */
  breakDown(): Promise<void>;
  close(): Promise<void>;
}

const LINK = `https://lineleaf.example/reset-password?token=${'abc_DEF-123='.repeat(8)}`;
const MAIL: Mail = {
  to: 'robin@example.com',
  subject: 'Réinitialiser le mot de passe de Zoë 😀, une fois pour toutes',
  text: `Bonjour Zoë,\n\n${LINK}\n\n.Une ligne qui commence par un point\nÀ bientôt 😀`,
  html: `<p>Bonjour Zoë 😀</p><p><a href="${LINK}">Choisir</a></p>`,
};

/** What every mailer promises. `open` gives one with an empty mailbox. */
export function mailerContract(open: () => Promise<OpenMailer>): void {
  describe('a mailer', () => {
    const opened = async (): Promise<OpenMailer> => {
      const place = await open();
      onTestFinished(() => place.close());
      return place;
    };

    it('has handed a message over, with its link and every letter intact, when it resolves', async () => {
      const { mailer, received } = await opened();
      await mailer.send(MAIL);
      expect(await received()).toEqual([expect.objectContaining(MAIL)]);
    });

    it('brings each of many messages sent at once to its own person', async () => {
      const { mailer, received } = await opened();
      const mails = Array.from({ length: 12 }, (_, index) => ({
        ...MAIL,
        to: `person.${index}@example.com`,
        text: `For number ${index}`,
      }));
      await Promise.all(mails.map((mail) => mailer.send(mail)));
      const arrived = new Map((await received()).map(({ to, text }) => [to, text]));
      expect(arrived).toEqual(new Map(mails.map(({ to, text }) => [to, text])));
    });

    it('rejects when the message is not taken over', async () => {
      const { mailer, received, breakDown } = await opened();
      await breakDown();
      await expect(mailer.send(MAIL)).rejects.toThrow();
      expect(await received()).toEqual([]);
    });
  });
}
