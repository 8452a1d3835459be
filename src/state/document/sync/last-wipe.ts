import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../farm-document.ts';

/** A farm that was deleted on purpose, before another one began in its place. */
export interface Wipe {
  readonly at: IsoInstant;
  /** Member who did it, by the name at that time; absent if unknown. */
  readonly by?: string;
}

/**
 * The wipe a farm started after, from its own metadata.
 *
 * Devices with the old farm must learn of it even if new data was entered since: only this shows that the cloud
 * has a different farm, and who deleted the first.
 *
 * @returns `null` if there was none.
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

/** Returns the later wipe of two merged farms. */
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

/** Of two records of one wipe, the one with a name is kept; of two names always the same one. */
function isLater(a: Wipe, b: Wipe): boolean {
  const [first, second] = [Date.parse(a.at), Date.parse(b.at)];
  return first === second ? (a.by ?? '') > (b.by ?? '') : first > second;
}
