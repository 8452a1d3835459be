import { randomInt } from 'node:crypto';

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
