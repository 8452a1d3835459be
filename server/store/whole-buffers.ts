/**
 * Buffers that can be transferred to another thread without a copy.
 *
 * Bytes that share memory are copied instead. Transferred buffers can't be used here anymore.
 */
export function wholeBuffers(all: readonly Uint8Array[]): ArrayBuffer[] {
  return all.flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );
}
