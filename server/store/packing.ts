import { promisify } from 'node:util';
import { gunzip, gunzipSync, gzip, gzipSync } from 'node:zlib';

export interface Packing {
  pack(bytes: Uint8Array): Buffer | Promise<Buffer>;
  /** Fails with a RangeError for what unpacks to more than the most bytes. */
  unpack(bytes: Uint8Array, mostBytes: number): Buffer | Promise<Buffer>;
}

// The first level already leaves a tenth; the higher ones cost five times as long.
const LEVEL = { level: 1 };
const packBeside = promisify(gzip);
const unpackBeside = promisify(gunzip);

/** Node's thread pool: nothing waits, with the same priority as the main thread. */
export const PACKING_BESIDE: Packing = {
  pack: (bytes) => packBeside(bytes, LEVEL),
  unpack: (bytes, maxOutputLength) => unpackBeside(bytes, { maxOutputLength }),
};

/** The current thread, for threads with nothing else to do. */
export const PACKING_HERE: Packing = {
  pack: (bytes) => gzipSync(bytes, LEVEL),
  unpack: (bytes, maxOutputLength) => gunzipSync(bytes, { maxOutputLength }),
};
