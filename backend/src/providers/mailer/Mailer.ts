/** One message to one person, as plain text and as HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail; rejects when the message was not taken over. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** An address for nodemailer that stays one, whatever is in it: as text, it would be read as a list. */
export function onePerson(address: string): { name: string; address: string } {
  return { name: '', address };
}
