import { PassThrough } from 'node:stream';
import { PACKING_BESIDE } from '../../store/packing.ts';
import type { RefusedBody } from '../state/state-body.ts';

/** How a body may come packed; its limit counts unpacked bytes. */
export const BODY_PACKINGS = { requestEncodings: ['gzip' as const, 'identity' as const] };

/**
 * For routes that unpack bodies themselves: gzip arrives as it was sent, other packings are refused
 * as everywhere. What unpacks to a farm is read where nobody waits for it.
 */
export const LEFT_PACKED = { ...BODY_PACKINGS, zlib: { createGunzip: () => new PassThrough() } };

/**
 * A body that was packed with gzip as text, or why it has none.
 *
 * @param maxBytes - The most that it may be unpacked. More is never unpacked, however small it was sent.
 */
export async function unpackBody(
  bytes: Uint8Array,
  maxBytes: number,
  packing = PACKING_BESIDE,
): Promise<Buffer | RefusedBody> {
  try {
    return await packing.unpack(bytes, maxBytes);
  } catch (error) {
    return error instanceof RangeError
      ? { kind: 'refused', status: 413, reason: 'Request body is too large' }
      : {
          kind: 'refused',
          status: 400,
          reason: 'Could not decompress the request payload using the provided encoding',
        };
  }
}
