import type { Millis } from '#domain/calendar/iso-date.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import {
  type EditTimes,
  editKey,
  editTime,
  joinEditTimes,
  newestEdit,
  readEditTimes,
  withEditTimes,
} from '../document/sync/edit-times.ts';
import type { MergeContext, Place, Side, Sides } from './merge-context.ts';

export interface TimedSides extends Pick<Sides<FarmDocument>, Side> {
  readonly now: Millis;
  /** When the local farm was last written, if the server's clock says it better than its stamp. */
  readonly localWrittenAt?: Millis;
  /** Where both have changed a value, the remote one is kept, whichever is the later. */
  readonly localGivesWay?: boolean;
}

type SidesOfEdits = Pick<Sides<EditTimes>, Side>;

/** Edit times of one side. Without them, the write time of the whole farm, if known. */
export function editsOf(input: TimedSides, side: Side): EditTimes {
  const farm = input[side];
  const said = side === 'local' ? input.localWrittenAt : undefined;
  const writtenAt = said ?? farm.meta.lastWriteAt;
  return readEditTimes(farm) ?? { at: {}, others: Math.min(input.now, writtenAt) };
}

export function hasEditTimes({ local, remote }: Pick<TimedSides, Side>): boolean {
  return readEditTimes(local) !== null || readEditTimes(remote) !== null;
}

/**
 * Returns the side that changed a value later, by the server's clock. So a wrong clock or an import
 * dated a year ahead doesn't win over later work. A tie goes to the cloud.
 */
export function laterSide(
  times: SidesOfEdits,
  { now, localGivesWay = false }: Pick<TimedSides, 'now' | 'localGivesWay'>,
): Pick<MergeContext, 'later' | 'editedAt'> {
  const editedAt = (side: Side, place: Place): Millis | null => {
    const noted = editTime(times[side], keyOf(place));
    return noted === null ? null : Math.min(now, noted);
  };
  const newest = (side: Side, places: readonly Place[]): Millis => {
    if (places.length === 0) return Math.min(now, newestEdit(times[side]));
    return Math.max(...places.map((place) => editedAt(side, place) ?? times[side].others));
  };
  return {
    editedAt,
    later: (...places) =>
      !localGivesWay && newest('local', places) > newest('remote', places) ? 'local' : 'remote',
  };
}

export function withJoinedEdits(
  farms: Sides<FarmDocument>,
  merged: FarmDocument,
  { local, remote }: SidesOfEdits,
): FarmDocument {
  const joined = withEditTimes(merged, joinEditTimes(local, remote));
  // What says the same stays the same object.
  const known = [farms.remote, farms.local].find(({ meta }) => sameValue(meta, joined.meta));
  return known === undefined ? joined : { ...joined, meta: known.meta };
}

function keyOf({ slice, entityId, path }: Place): string {
  return editKey([slice, entityId, ...path]);
}
