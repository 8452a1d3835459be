import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../farm-document.ts';

/**
 * When the farm of an account was last deleted on purpose, as the farm that began after it tells; null when
 * it never was.
 *
 * Devices that had the farm from before must be told, also when something new was entered since: then the
 * cloud has a farm again, and only this says that it is another one.
 */
export function wipedAtOf({ meta }: Pick<FarmDocument, 'meta'>): IsoInstant | null {
  const at = meta.sync?.['wipedAt'];
  return typeof at === 'string' && Number.isFinite(Date.parse(at)) ? at : null;
}

/** A farm that says of a wipe before it. */
export function withWipe(farm: FarmDocument, at: IsoInstant | null): FarmDocument {
  if (at === null || at === wipedAtOf(farm)) return farm;
  return { ...farm, meta: { ...farm.meta, sync: { ...farm.meta.sync, wipedAt: at } } };
}

/** The later wipe of two farms that were put together. */
export function laterWipe(a: FarmDocument, b: FarmDocument): IsoInstant | null {
  const [here, there] = [wipedAtOf(a), wipedAtOf(b)];
  if (here === null || there === null) return here ?? there;
  return Date.parse(here) > Date.parse(there) ? here : there;
}

/** The wipe before the cloud's farm when the farm here is from before it; null when it is not. */
export function unheardWipe(local: FarmDocument, remote: FarmDocument): IsoInstant | null {
  const at = wipedAtOf(remote);
  return at !== wipedAtOf(local) && laterWipe(local, remote) === at ? at : null;
}
