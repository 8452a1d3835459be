import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { SeedInfo } from '#domain/catalog/varieties/variety.ts';
import { cleanUrl } from './clean-url.ts';

/** Where seed is bought, as it is stored: a reorder link that is safe to open, with the updated time of it. */
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
