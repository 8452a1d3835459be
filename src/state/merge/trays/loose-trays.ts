import { NO_TRAYS, type TrayUsage } from '#domain/planning/tray-status.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { type MergeContext, type Side, type Sides, ofEach } from '../merge-context.ts';
import type { DirtyTrays, LooseTrays } from './tray-records.ts';

type TrayKind = keyof DirtyTrays;

/**
 * Trays of older data that belong to no cycle: what each side moved of them is moved. Trays that both
 * sides counted are those of one count, never the sum of two.
 *
 * @param countOf - Whose count of the trays of a kind the merged farm has.
 */
export function mergeLooseTrays(
  sides: Sides<LooseTrays>,
  context: MergeContext,
  countOf: (kind: TrayKind) => Side = () => context.later(),
): LooseTrays {
  const { base, local, remote } = sides;
  const move = (counts: Sides<number>) => bothMoved(counts, context);
  const used = (name: keyof TrayUsage) => move(ofEach(sides, ({ inUse }) => inUse[name]));
  const scrubIds = new Set([base, local, remote].flatMap(({ cleared }) => [...cleared.keys()]));
  return {
    inUse: {
      withHoles: used('withHoles'),
      withoutHoles: used('withoutHoles'),
      topCovers: used('topCovers'),
      bottomSolids: used('bottomSolids'),
    },
    dirty: {
      withHoles: dirtyOf(sides, 'withHoles', context, countOf),
      withoutHoles: dirtyOf(sides, 'withoutHoles', context, countOf),
    },
    cleared: new Map(
      [...scrubIds].map((id) => {
        const cleared = (kind: TrayKind) =>
          move(ofEach(sides, (trays) => (trays.cleared.get(id) ?? NO_TRAYS)[kind]));
        return [id, { withHoles: cleared('withHoles'), withoutHoles: cleared('withoutHoles') }];
      }),
    ),
  };
}

/** Side whose count of owned trays was kept; dirty trays come from the same count. */
export function ownedCount(
  { local, remote }: Pick<Sides<FarmDocument>, Side>,
  merged: FarmDocument,
  context: MergeContext,
): (kind: TrayKind) => Side {
  return (kind) => {
    const owned = (farm: FarmDocument) => farm.capacity.trayInventory[kind];
    if (owned(local) !== owned(remote)) return owned(merged) === owned(local) ? 'local' : 'remote';
    const place = { slice: 'capacity', entityId: '', label: 'Capacity' };
    return context.later({ ...place, path: ['trayInventory', kind] });
  };
}

/** Dirty trays of a kind. A count forgets where trays were in use from, so that none of them is loose. */
function dirtyOf(
  sides: Sides<LooseTrays>,
  kind: TrayKind,
  context: MergeContext,
  countOf: (kind: TrayKind) => Side,
): number {
  const dirtied = ofEach(sides, (trays) => trays.dirty[kind] + scrubbed(trays, kind));
  const isCounted = (side: Side) => dirtied[side] !== dirtied.base && sides[side].inUse[kind] === 0;
  const dirty = ofEach(sides, (trays) => trays.dirty[kind]);
  if (!isCounted('local') || !isCounted('remote') || dirtied.local === dirtied.remote) {
    return bothMoved(dirty, context);
  }
  return dirty[countOf(kind)];
}

function scrubbed({ cleared }: LooseTrays, kind: TrayKind): number {
  return [...cleared.values()].reduce((sum, trays) => sum + trays[kind], 0);
}

/** A move that both sides made alike, as by the same scrub, is one move. */
export function bothMoved({ base, local, remote }: Sides<number>, context: MergeContext): number {
  if (local === remote || remote === base) return local;
  if (local === base) return remote;
  if (!context.hasBase) return context.later() === 'local' ? local : remote;
  return local + remote - base;
}
