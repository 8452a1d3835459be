import type { ReactNode } from 'react';
import { hasKeyStore } from '#adapters/members/key-store.ts';
import { readAppConfig } from '#adapters/read-app-config.ts';
import type { StartFacts } from '#features/start/start-page.tsx';

export async function startFacts(): Promise<StartFacts> {
  const [joined, { clientId }] = await Promise.all([joinedHere(), readAppConfig()]);
  return { joined, offersGoogle: clientId !== null };
}

/** A new visitor loads nothing of it. */
async function joinedHere(): Promise<ReactNode> {
  try {
    if (!(await hasKeyStore())) return null;
    return await (await import('./joined-farms.tsx')).joinedFarms();
  } catch {
    // Without an answer the other ways in are there.
    return null;
  }
}
