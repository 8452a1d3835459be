import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * SHA-256 of bytes as hex, computed at once.
 *
 * The browser's own one is closed to pages that a farm serves over plain http in its own network, and
 * answers too late to be used inside a database transaction.
 */
export function sha256(bytes: Uint8Array): string {
  return bytesToHex(hash(bytes));
}

/** SHA-256 of a text in UTF-8, as hex. */
export function sha256OfText(text: string): string {
  return sha256(new TextEncoder().encode(text));
}
