import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/**
 * A packed text unpacked bit by bit, as fast as it is taken; never all of it is in memory.
 *
 * @param before - Goes out before it.
 * @param after - Goes out after it.
 */
export function unpackingStream(gzip: Uint8Array, before: string, after: string): Readable {
  const unpacked = pipeline(Readable.from([gzip]), createGunzip(), () => undefined);
  if (before === '' && after === '') return unpacked;
  return Readable.from(between(before, unpacked, after), { objectMode: false });
}

async function* between(before: string, unpacked: AsyncIterable<Buffer>, after: string) {
  yield Buffer.from(before);
  yield* unpacked;
  yield Buffer.from(after);
}
