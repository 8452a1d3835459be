import { sha256 as hash } from '@noble/hashes/sha2.js';
import type { Incremental } from '#domain/records/run-to-completion.ts';
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

const CHARACTERS_A_STEP = 250_000;

/** The same in steps: a change may be a whole farm. */
export function* textHashSteps(text: string): Incremental<string> {
  const hashing = hash.create();
  const encoder = new TextEncoder();
  let from = 0;
  while (from < text.length) {
    const to = endOfStep(text, from + CHARACTERS_A_STEP);
    hashing.update(encoder.encode(text.slice(from, to)));
    from = to;
    yield;
  }
  return bytesToHex(hashing.digest());
}

/** Where a step may end: never between the two halves of one character. */
function endOfStep(text: string, end: number): number {
  return (text.codePointAt(end - 1) ?? 0) > 0xff_ff ? end + 1 : end;
}
