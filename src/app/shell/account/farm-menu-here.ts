import type { ComponentType } from 'react';
import { hasKeyStore } from '#adapters/members/key-store.ts';

/** The menu of farms where this browser has ever had a key; a farm alone loads nothing of it. */
export async function farmMenuHere(): Promise<ComponentType> {
  return (await hasKeyStore()) ? (await import('./farm-menu.tsx')).FarmMenu : () => null;
}
