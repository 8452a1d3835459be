import { PassThrough } from 'node:stream';
import { PACKING_BESIDE } from '../../store/packing.ts';
import { type RefusedBody, refusedBody } from '../state/state-body.ts';

/** Accepted encodings of a body. The limit applies to unpacked bytes. */
export const BODY_PACKINGS = { requestEncodings: ['gzip' as const, 'identity' as const] };

/** For routes whose bodies are unpacked in a worker: gzip stays packed, other encodings are refused as everywhere. */
export const LEFT_PACKED = { ...BODY_PACKINGS, zlib: { createGunzip: () => new PassThrough() } };

/** Unpacks a gzip body to text, never to more than the most bytes, or says why not. */
export async function unpackBody(
  bytes: Uint8Array,
  maxBytes: number,
  packing = PACKING_BESIDE,
): Promise<Buffer | RefusedBody> {
  try {
    return await packing.unpack(bytes, maxBytes);
  } catch (error) {
    return error instanceof RangeError
      ? refusedBody(413, 'Request body is too large')
      : refusedBody(400, 'Could not decompress the request payload using the provided encoding');
  }
}
