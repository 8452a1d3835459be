import { sha256Hex } from '../store/stored-farm.ts';
import { randomInt } from 'node:crypto';

/** Crockford's base 32: no sign in it is taken for another one. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const MINUTE_MS = 60_000;

/** Lifetime of an invite by the server's clock. */
export const INVITE_MS = 15 * MINUTE_MS;
export const START_CODE_MS = 60 * MINUTE_MS;

/** A new code as it is shown, such as `7KQ2M-9XD4T`. */
export function newJoinCode(): string {
  const signs = randomSigns(SIGNS, LENGTH);
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}

/** Hash of a code in any spelling: case, blanks and dashes are ignored, O is 0, I and L are 1. */
export function joinCodeHash(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return sha256Hex(plain);
}

const BASE_36 = '0123456789abcdefghijklmnopqrstuvwxyz';
const BASE_32 = 'abcdefghijklmnopqrstuvwxyz234567';

export function newMemberId(): string {
  return `mbr_${randomSigns(BASE_36, 13)}`;
}

export function newDeviceId(): string {
  return `dev_${randomSigns(BASE_36, 13)}`;
}

/** Creates an unguessable id for a farm without an account. */
export function newFarmId(): string {
  return `farm_${randomSigns(BASE_32, 26)}`;
}

/** Random characters of an alphabet, uniformly distributed, from the system's randomness. */
export function randomSigns(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
