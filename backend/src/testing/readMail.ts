/** What a person gets of a message. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Reads a message as it goes over the wire: headers, and its plain and HTML parts. Enough of MIME for what nodemailer writes. */
export function readMail(source: string): ReceivedMail {
  const { headers, body } = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => split(part.trimStart()));
  const ofType = (type: string): string => {
    const found = parts.find((part) => part.headers.get('content-type')?.startsWith(type));
    return found ? decodeBody(found.body, found.headers.get('content-transfer-encoding')) : '';
  };
  return {
    from: decodeHeader(headers.get('from') ?? ''),
    to: decodeHeader(headers.get('to') ?? ''),
    subject: decodeHeader(headers.get('subject') ?? ''),
    text: ofType('text/plain'),
    html: ofType('text/html'),
  };
}

function split(source: string): { headers: Map<string, string>; body: string } {
  const end = source.search(/\r?\n\r?\n/);
  const lines = source
    .slice(0, end)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { headers, body: source.slice(end).replace(/^(\r?\n){2}/, '') };
}

/** Encoded words (RFC 2047), in UTF-8. */
function decodeHeader(value: string): string {
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : unquote(text.replaceAll('_', ' ')),
    );
}

function decodeBody(body: string, encoding: string | undefined): string {
  const text = body.replace(/\r?\n$/, '');
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  const plain = encoding === 'quoted-printable' ? unquote(text.replace(/=\r?\n/g, '')) : text;
  return plain.replaceAll('\r\n', '\n');
}

function unquote(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
