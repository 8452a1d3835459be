import { pictureSize } from './picture-size.ts';

/** Maximum size of a logo in bytes. It travels with every copy of the farm. */
export const MAX_LOGO_BYTES = 256 * 1024;

/** Pixels that a side of a stored logo may have. New ones are made half as large. */
const MAX_LOGO_SIDE = 1024;

const PICTURE_URL = /^data:image\/(png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * The farm's logo if it can be shown safely, else none.
 *
 * It must be a picture that carries no script, of the kind it says it is, small enough to travel and to
 * draw. This is asked wherever a logo comes in and again where it is shown, since farms also come from
 * files and other devices.
 */
export function safeLogo(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LOGO_BYTES * 2) return null;
  const [, kind, text] = PICTURE_URL.exec(value) ?? [];
  if (text === undefined) return null;
  const bytes = decodeBase64(text);
  if (bytes === null || bytes.length > MAX_LOGO_BYTES) return null;
  const size = pictureSize(bytes);
  if (size === null || size.kind !== kind) return null;
  return Math.max(size.width, size.height) <= MAX_LOGO_SIDE ? value : null;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(DIGITS, (digit, value) => [digit.charCodeAt(0), value]));

/** Decodes base64. `null` if it is invalid. */
function decodeBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0) return null;
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  for (let at = 0; at < digits.length; at += 1) {
    bits = (bits << 6) | (VALUES.get(digits.charCodeAt(at)) ?? 0);
    // Four digits of six bits are three bytes; the first digit alone is none yet.
    const rest = (at % 4) * 2;
    if (at % 4 !== 0) bytes[Math.floor(at / 4) * 3 + (at % 4) - 1] = bits >> (6 - rest);
  }
  return bytes;
}
