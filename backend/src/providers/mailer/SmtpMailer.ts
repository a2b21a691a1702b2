import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, type Mailer, onePerson } from './Mailer.ts';

/** Hands messages to an SMTP server. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor(options: { url: string; from: string }) {
    this.#transport = createTransport(options.url);
    this.#from = options.from;
  }

  async send(mail: Mail): Promise<void> {
    await this.#transport.sendMail({ ...mail, to: onePerson(mail.to), from: this.#from });
  }
}
