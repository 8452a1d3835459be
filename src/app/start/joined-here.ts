import type { ReactNode } from 'react';
import { hasKeyStore } from '#adapters/members/key-store.ts';

/**
 * The ways to the farms that this device has joined. The start screen is drawn with them: coming later they would push
 * the others from under a finger. A new visitor loads nothing of it.
 */
export async function joinedHere(): Promise<ReactNode> {
  try {
    if (!(await hasKeyStore())) return null;
    return await (await import('./joined-farms.tsx')).joinedFarms();
  } catch {
    // Without an answer the other ways in are there.
    return null;
  }
}
