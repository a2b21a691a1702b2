import type { Codec } from '../engine/EditorSession.ts';

/** zlib by the platform's own streams, the same in a page and in a worker. */
export const streamCodec: Codec = {
  inflate: (bytes) => through(bytes, new DecompressionStream('deflate')),
  deflate: (bytes) => through(bytes, new CompressionStream('deflate')),
};

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = transform.writable.getWriter();
  // A fault shows on the reading side; here it must only not go unhandled.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = transform.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
