import type { TrayUsage } from '#domain/trays/tray-status.ts';
import type { MergeContext, Sides } from '../merge-context.ts';
import type { DirtyTrays, LooseTrays } from './tray-records.ts';

/** Trays of older data that belong to no cycle: what each side moved of them is moved. */
export function mergeLooseTrays(sides: Sides<LooseTrays>, context: MergeContext): LooseTrays {
  const { base, local, remote } = sides;
  const move = (counts: Sides<number>) => bothMoved(counts, context);
  const dirty = (of: (trays: LooseTrays) => DirtyTrays): DirtyTrays => ({
    withHoles: move(each(sides, (trays) => of(trays).withHoles)),
    withoutHoles: move(each(sides, (trays) => of(trays).withoutHoles)),
  });
  const used = (name: keyof TrayUsage) => move(each(sides, ({ inUse }) => inUse[name]));
  const scrubIds = new Set([base, local, remote].flatMap(({ cleared }) => [...cleared.keys()]));
  return {
    inUse: {
      withHoles: used('withHoles'),
      withoutHoles: used('withoutHoles'),
      topCovers: used('topCovers'),
      bottomSolids: used('bottomSolids'),
    },
    dirty: dirty((trays) => trays.dirty),
    cleared: new Map(
      [...scrubIds].map((id) => [id, dirty((trays) => trays.cleared.get(id) ?? NONE)] as const),
    ),
  };
}

const NONE: DirtyTrays = { withHoles: 0, withoutHoles: 0 };

function each<T>(
  { base, local, remote }: Sides<LooseTrays>,
  read: (trays: LooseTrays) => T,
): Sides<T> {
  return { base: read(base), local: read(local), remote: read(remote) };
}

/** A move that both sides made alike, as by the same scrub, is one move. */
export function bothMoved({ base, local, remote }: Sides<number>, context: MergeContext): number {
  if (local === remote || remote === base) return local;
  if (local === base) return remote;
  if (!context.hasBase) return context.later() === 'local' ? local : remote;
  return local + remote - base;
}
