import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../farm-document.ts';

/** A farm that was deleted on purpose, before another one began in its place. */
export interface Wipe {
  readonly at: IsoInstant;
  /** Who of several people did it, by the name of then; absent where nobody knows. */
  readonly by?: string;
}

/**
 * The wipe that a farm began after, as it tells itself; null when there never was one.
 *
 * Devices that had the farm from before must be told, also when something new was entered since: then the
 * cloud has a farm again, and only this says that it is another one, and who deleted the first.
 */
export function wipeBefore({ meta }: Pick<FarmDocument, 'meta'>): Wipe | null {
  const { wipedAt: at, wipedBy: by } = meta.sync ?? {};
  if (typeof at !== 'string' || !Number.isFinite(Date.parse(at))) return null;
  return { at, ...(typeof by === 'string' && { by }) };
}

/** A farm that says of a wipe before it. */
export function withWipe(farm: FarmDocument, wipe: Wipe | null): FarmDocument {
  const before = wipeBefore(farm);
  if (wipe === null || (wipe.at === before?.at && wipe.by === before.by)) return farm;
  const { wipedBy: _before, ...others } = farm.meta.sync ?? {};
  const { at, by } = wipe;
  const sync = { ...others, wipedAt: at, ...(by !== undefined && { wipedBy: by }) };
  return { ...farm, meta: { ...farm.meta, sync } };
}

/** The later wipe of two farms that were put together. */
export function laterWipe(a: FarmDocument, b: FarmDocument): Wipe | null {
  const [here, there] = [wipeBefore(a), wipeBefore(b)];
  if (here === null || there === null) return here ?? there;
  return isLater(here, there) ? here : there;
}

/** The wipe before the cloud's farm when the farm here is from before it; null when it is not. */
export function unseenWipe(local: FarmDocument, remote: FarmDocument): Wipe | null {
  const wipe = wipeBefore(remote);
  if (wipe === null || wipe.at === wipeBefore(local)?.at) return null;
  return laterWipe(local, remote)?.at === wipe.at ? wipe : null;
}

/** Of the same wipe the one that tells who, and of two names always the same one. */
function isLater(a: Wipe, b: Wipe): boolean {
  const [first, second] = [Date.parse(a.at), Date.parse(b.at)];
  return first === second ? (a.by ?? '') > (b.by ?? '') : first > second;
}
