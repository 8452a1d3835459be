/**
 * What can be handed to another thread without a copy.
 *
 * Bytes that share their memory with others are not in it and are copied. What was handed over is gone here.
 */
export function wholeBuffers(all: readonly Uint8Array[]): ArrayBuffer[] {
  return all.flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );
}
