import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { SeedInfo } from '#domain/catalog/varieties/variety.ts';
import { cleanUrl } from './clean-url.ts';

/** Seed source as stored: a safe reorder link and its update time. */
export function savedSeedInfo(
  typed: SeedInfo | undefined,
  before: SeedInfo | null,
  atISO: IsoInstant,
): SeedInfo {
  const reorderUrl = cleanUrl(typed?.reorderUrl ?? '');
  if (reorderUrl === null) return { ...typed, reorderUrl, reorderUrlUpdatedAt: null };
  const knownSince = before === null ? typed?.reorderUrlUpdatedAt : before.reorderUrlUpdatedAt;
  const isKnown = before === null || before.reorderUrl === reorderUrl;
  return { ...typed, reorderUrl, reorderUrlUpdatedAt: (isKnown && knownSince) || atISO };
}
