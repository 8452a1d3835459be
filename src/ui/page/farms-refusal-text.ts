import { ADDRESS_SAFETY_TEXT } from './address-safety-text.ts';

/** What a person reads where a code or a change of the people was refused. */
export function farmsRefusalText(status: number, error: string | null): string {
  if (status === 0) return 'No network. Connect this device and try again.';
  if (status === 429) return 'Too many tries. Wait a minute, then try again.';
  if (status === 404 && error === 'Not found') return 'No longer part of this farm.';
  if (status === 404) return 'This code is no longer valid. Ask for a new one.';
  if (error === 'A secure address is needed') {
    return ADDRESS_SAFETY_TEXT.refused;
  }
  return error === null ? 'The server rejected the request.' : `${error}.`;
}
