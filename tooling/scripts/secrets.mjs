/** What tests use and no log may hold. Test titles and addresses of example.com in failed assertions are no log of ours. */
const SECRETS = [
  { what: 'an access token', pattern: /eyJhbGciOi[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/ },
  { what: 'a key of the payment provider', pattern: /\b(?:sk_(?:test|live)|whsec)_\w{8,}/ },
  { what: 'a signed picture URL', pattern: /[?&]sig=[\w-]{20,}/ },
  { what: 'a reset link', pattern: /reset-password\?token=[\w-]{10,}/ },
  {
    what: 'the password of a test',
    pattern: /a-password-for-journeys|open sesame|paper-and-ink/,
  },
  {
    what: 'the secret of a test',
    pattern: /a secret (?:of tests|of crash tests|that these processes share)/,
  },
];

/** Lines of our own log (JSON with a level) hold neither mail addresses nor what somebody wished for. */
const LOGGED = [
  { what: 'a mail address', pattern: /[\w.+-]+@[\w-]+\.\w+/ },
  { what: 'a prompt', pattern: /"prompt":/ },
];

/**
 * The secrets that stand in what the suites and the servers they started have printed; the line's number, never the secret.
 * @param {string} printed
 * @returns {string[]}
 */
export function findSecrets(printed) {
  return printed.split('\n').flatMap((line, index) => {
    const patterns = line.includes('{"level":') ? [...SECRETS, ...LOGGED] : SECRETS;
    return patterns
      .filter(({ pattern }) => pattern.test(line))
      .map(({ what }) => `line ${index + 1} of the output holds ${what}`);
  });
}
