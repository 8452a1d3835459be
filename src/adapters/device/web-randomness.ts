import type { Randomness } from '#state/ports/environment.ts';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
/** The largest multiple of 36 in a byte: higher bytes would favour the first digits. */
const FAIR_BYTES = 252;

export function webRandomness(): Randomness {
  return {
    base36(length) {
      let text = '';
      while (text.length < length) {
        for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
          if (byte < FAIR_BYTES && text.length < length) text += DIGITS[byte % 36];
        }
      }
      return text;
    },
  };
}
