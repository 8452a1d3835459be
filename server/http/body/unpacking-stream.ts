import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** So much is unpacked at a time: each time waits for a thread that others want as well. */
const AT_A_TIME = { chunkSize: 64 * 1024 };

/**
 * A packed text unpacked bit by bit, as fast as it is taken; never all of it is in memory.
 *
 * @param before - Goes out before it.
 * @param after - Goes out after it.
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
