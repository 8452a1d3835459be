import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** So much is unpacked at a time: each time waits for a thread that others want as well. */
const AT_A_TIME = { chunkSize: 64 * 1024 };

/**
 * Unpacks a text as a stream, at the reader's speed. It is never whole in memory.
 *
 * @param before - Text to send first.
 * @param after - Text to send last.
 */
export function unpackingStream(gzip: Uint8Array, before: string, after: string): Readable {
  const unpacked = pipeline(Readable.from([gzip]), createGunzip(AT_A_TIME), () => undefined);
  if (before === '' && after === '') return unpacked;
  return Readable.from(between(before, unpacked, after), { objectMode: false });
}

async function* between(before: string, unpacked: AsyncIterable<Buffer>, after: string) {
  yield Buffer.from(before);
  yield* unpacked;
  yield Buffer.from(after);
}
