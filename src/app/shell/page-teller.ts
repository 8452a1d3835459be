import { useEffect, useSyncExternalStore } from 'react';
import { type Region, US_REGION } from '#domain/tell/region.ts';
import { PLAIN_TELLER } from '#domain/tell/teller.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { onceNothingIsTyped } from '#ui/editing/unsaved-work.ts';
import { onPageTeller, pageTeller, tellPageBy } from '#ui/format.ts';

/** Lets the page be written as a farm writes, once what that needs has come. */
export async function writePageFor(region: Region = US_REGION): Promise<void> {
  const next = await tellerFor(region);
  if (keyOf(next.region) !== keyOf(pageTeller().region)) tellPageBy(next);
}

/**
 * Follows how the farm writes, and returns what changes when the page has to be drawn anew. What is typed comes first: a
 * change from another device waits until it is saved or given up.
 */
export function usePageTeller(): string {
  const region = useFarm((farm) => farm.settings.region);
  useEffect(() => onceNothingIsTyped(() => void writePageFor(region)), [region]);
  return keyOf(useSyncExternalStore(onPageTeller, () => pageTeller().region));
}

async function tellerFor(region: Region) {
  if (keyOf(region) === keyOf(US_REGION)) return PLAIN_TELLER;
  return (await import('#domain/tell/create-teller.ts')).createTeller(region);
}

function keyOf({ weights, currency, dates, numbers }: Region): string {
  return [weights, currency, dates, numbers].join();
}
