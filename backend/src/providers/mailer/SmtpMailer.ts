import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, type Mailer, onePerson } from './Mailer.ts';

/** A server that is away is found out soon: the message is tried again later. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The server did not take the message. Its own words are left out: they quote the recipient. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError';
}

/** Hands messages to an SMTP server. Its URL may set other time-outs, in milliseconds: `?socketTimeout=30000`. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor(options: { url: string; from: string }) {
    this.#transport = createTransport({ ...TIMEOUTS, url: options.url });
    this.#from = options.from;
  }

  async send(mail: Mail): Promise<void> {
    try {
      await this.#transport.sendMail({ ...mail, to: onePerson(mail.to), from: this.#from });
    } catch (error) {
      throw new MailNotSentError(`The mail server did not take a message over (${reasonOf(error)})`);
    }
  }
}

/** nodemailer's code and the server's number. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const parts = [
    'code' in error ? error.code : error.name,
    'responseCode' in error ? error.responseCode : '',
  ];
  return parts.join(' ').trim();
}
