import { email } from '@lineleaf/api-client/schemas';
import type { EnvironmentReader } from './EnvironmentReader.ts';
import { isGuessable } from './isGuessable.ts';
import { isLoopbackUrl } from './isLoopbackUrl.ts';

/** What the product uses where nothing is set; nobody reads mail at these addresses. */
export const DEFAULT_ADMIN_EMAIL = 'admin@lineleaf.local';
export const DEFAULT_MAIL_FROM = 'Lineleaf <no-reply@lineleaf.local>';

const MIN_PASSWORD_LENGTH = 10;

/** What production must not run with, all at once, a sentence each. */
export function productionFaults(read: EnvironmentReader): string[] {
  return [
    ...missing(read),
    ...publicUrlFaults(read),
    ...administratorFaults(read),
    ...paymentFaults(read),
    ...senderFaults(read),
  ];
}

const REQUIRED: readonly [name: string, reason: string][] = [
  ['PUBLIC_URL', 'links in mail and the return from a payment lead there'],
  ['DATABASE_URL', 'SQLite is for one embedded instance'],
  ['JWT_SECRET', 'a made secret would not be shared or kept'],
  ['ADMIN_EMAIL', 'the administrator has to be a reachable person'],
  ['ADMIN_PASSWORD', 'a made password would stand in the log'],
  ['STRIPE_SECRET_KEY', 'the payment simulator takes no money'],
  ['SMTP_URL', 'mail in a file reaches nobody'],
  ['MAIL_FROM', 'mail servers refuse the default sender'],
];

function missing(read: EnvironmentReader): string[] {
  return REQUIRED.filter(([name]) => read.text(name) === undefined).map(
    ([name, reason]) => `${name} is required in production: ${reason}`,
  );
}

function publicUrlFaults(read: EnvironmentReader): string[] {
  const url = read.text('PUBLIC_URL');
  const isAllowed = read.flag('ALLOW_HTTP');
  if (!url?.startsWith('http:') || !URL.canParse(url) || isAllowed || isLoopbackUrl(url)) return [];
  return [
    'PUBLIC_URL must begin with https: over http, passwords can be read on the way. ALLOW_HTTP=yes accepts that',
  ];
}

function administratorFaults(read: EnvironmentReader): string[] {
  const address = read.text('ADMIN_EMAIL') ?? '';
  const password = read.text('ADMIN_PASSWORD');
  const faults: string[] = [];
  if (address && !email.safeParse(address).success) faults.push('ADMIN_EMAIL is not an email address');
  if (address === DEFAULT_ADMIN_EMAIL)
    faults.push('ADMIN_EMAIL is still the default: nobody can be reached there');
  if (password === undefined) return faults;
  if (password.length < MIN_PASSWORD_LENGTH) {
    faults.push(`ADMIN_PASSWORD needs at least ${MIN_PASSWORD_LENGTH} characters`);
  } else if (password.toLowerCase() === address.toLowerCase()) {
    faults.push('ADMIN_PASSWORD must not be the address itself');
  } else if (isGuessable(password, ['lineleaf', address, ...address.split('@')])) {
    faults.push('ADMIN_PASSWORD is too easy to guess: choose a longer one, or several unrelated words');
  }
  return faults;
}

function paymentFaults(read: EnvironmentReader): string[] {
  const isTestKey = /^[sr]k_test_/.test(read.text('STRIPE_SECRET_KEY') ?? '');
  const isAllowed = read.flag('ALLOW_TEST_PAYMENTS');
  if (!isTestKey || isAllowed) return [];
  return ['STRIPE_SECRET_KEY is a test key, with which no money moves. ALLOW_TEST_PAYMENTS=yes accepts that'];
}

function senderFaults(read: EnvironmentReader): string[] {
  const sender = read.text('MAIL_FROM');
  if (sender === undefined) return [];
  const address = addressOf(sender);
  if (address === addressOf(DEFAULT_MAIL_FROM))
    return ['MAIL_FROM is still the default: mail servers refuse it'];
  return email.safeParse(address).success ? [] : ['MAIL_FROM holds no email address'];
}

/** The address in `Name <address>`, or the whole text. */
function addressOf(sender: string): string {
  return /<([^<>]*)>$/.exec(sender)?.[1] ?? sender;
}
