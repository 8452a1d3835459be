import { compareTexts } from '#domain/records/lists.ts';
import { atLeastNone, usedBy } from '#domain/trays/tray-counts.ts';
import { type ScrubInfo, type Task, isCarriedOut } from '#domain/planning/task.ts';
import type { ActivePlanting, PendingHarvest, TrayUsage } from '#domain/planning/tray-status.ts';
import type { FarmDocument } from '../../document/farm-document.ts';

/** Trays of a cycle by place: in use, dirty, or cleaned by a scrub. */
export interface CycleTrays {
  readonly active?: ActivePlanting;
  readonly pending?: PendingHarvest;
  /** The harvest that a scrub has cleaned, and the task of that scrub. */
  readonly cleared?: { readonly scrubId: string; readonly harvest: PendingHarvest };
}

/** Trays in use and dirty, and cleaned by each scrub, that no record of a cycle explains. */
export interface LooseTrays {
  readonly inUse: TrayUsage;
  readonly dirty: DirtyTrays;
  readonly cleared: ReadonlyMap<string, DirtyTrays>;
}

export interface DirtyTrays {
  readonly withHoles: number;
  readonly withoutHoles: number;
}

/** The trays of a farm: by cycle, and those of older data that belong to none. */
interface TrayRecords {
  readonly cycles: ReadonlyMap<string, CycleTrays>;
  readonly loose: LooseTrays;
}

export function trayRecords({ trayStatus, tasks }: FarmDocument): TrayRecords {
  const cycles = new Map<string, CycleTrays>();
  const add = (cycleKey: string, trays: CycleTrays) =>
    void cycles.set(cycleKey, { ...cycles.get(cycleKey), ...trays });
  for (const active of trayStatus.activePlantings) add(active.cycleKey, { active });
  const cleared = new Map<string, DirtyTrays>();
  for (const [scrubId, info] of doneScrubs(tasks)) {
    const harvests = info.clearedHarvests ?? [];
    for (const harvest of harvests) add(harvest.cycleKey, { cleared: { scrubId, harvest } });
    cleared.set(scrubId, {
      withHoles: (info.clearedWithHoles ?? 0) - total(harvests, 'withHoles'),
      withoutHoles: (info.clearedWithoutHoles ?? 0) - total(harvests, 'withoutHoles'),
    });
  }
  for (const pending of trayStatus.pendingHarvests) add(pending.cycleKey, { pending });
  const { activePlantings, pendingHarvests } = trayStatus;
  const used = (name: keyof TrayUsage) => usedBy(activePlantings, name);
  return {
    cycles,
    loose: {
      inUse: {
        withHoles: trayStatus.inUseWithHoles - used('withHoles'),
        withoutHoles: trayStatus.inUseWithoutHoles - used('withoutHoles'),
        topCovers: trayStatus.inUseTopCovers - used('topCovers'),
        bottomSolids: trayStatus.inUseBottomSolids - used('bottomSolids'),
      },
      dirty: {
        withHoles: trayStatus.dirtyWithHoles - total(pendingHarvests, 'withHoles'),
        withoutHoles: trayStatus.dirtyWithoutHoles - total(pendingHarvests, 'withoutHoles'),
      },
      cleared,
    },
  };
}

/** A farm with these trays. Counts never fall below 0. */
export function writeTrays(farm: FarmDocument, { cycles, loose }: TrayRecords): FarmDocument {
  const records = [...cycles.values()];
  const active = inOrder(records.flatMap((trays) => trays.active ?? []));
  const pending = inOrder(records.flatMap((trays) => trays.pending ?? []));
  const used = (name: keyof TrayUsage) => atLeastNone(loose.inUse[name] + usedBy(active, name));
  const dirty = (name: keyof DirtyTrays) => atLeastNone(loose.dirty[name] + total(pending, name));
  return {
    ...farm,
    tasks: withScrubs(farm.tasks, records, loose),
    trayStatus: {
      ...farm.trayStatus,
      dirtyWithHoles: dirty('withHoles'),
      dirtyWithoutHoles: dirty('withoutHoles'),
      inUseWithHoles: used('withHoles'),
      inUseWithoutHoles: used('withoutHoles'),
      inUseTopCovers: used('topCovers'),
      inUseBottomSolids: used('bottomSolids'),
      activePlantings: active,
      pendingHarvests: pending,
    },
  };
}

function withScrubs(
  tasks: readonly Task[],
  records: readonly CycleTrays[],
  loose: LooseTrays,
): readonly Task[] {
  const scrubs = doneScrubs(tasks);
  if (scrubs.size === 0) return tasks;
  return tasks.map((task) => {
    const info = scrubs.get(task.id);
    if (info === undefined) return task;
    const harvests = inOrder(
      records.flatMap(({ cleared }) => (cleared?.scrubId === task.id ? cleared.harvest : [])),
    );
    const own = loose.cleared.get(task.id) ?? { withHoles: 0, withoutHoles: 0 };
    return {
      ...task,
      scrubInfo: {
        ...info,
        clearedWithHoles: atLeastNone(own.withHoles + total(harvests, 'withHoles')),
        clearedWithoutHoles: atLeastNone(own.withoutHoles + total(harvests, 'withoutHoles')),
        clearedHarvests: harvests,
      },
    };
  });
}

function doneScrubs(tasks: readonly Task[]): ReadonlyMap<string, ScrubInfo> {
  const scrubs = new Map<string, ScrubInfo>();
  for (const task of tasks) {
    if (task.special === 'TRAY_SCRUB' && isCarriedOut(task) && task.scrubInfo) {
      scrubs.set(task.id, task.scrubInfo);
    }
  }
  return scrubs;
}

function total(harvests: readonly PendingHarvest[], name: keyof DirtyTrays): number {
  return harvests.reduce((sum, { dirtied }) => sum + dirtied[name], 0);
}

/** Sorted by day and cycle, so the list doesn't depend on the order of marking. */
function inOrder<T extends ActivePlanting | PendingHarvest>(records: readonly T[]): readonly T[] {
  return records.toSorted(
    (a, b) => compareTexts(a.dateISO, b.dateISO) || compareTexts(a.cycleKey, b.cycleKey),
  );
}
