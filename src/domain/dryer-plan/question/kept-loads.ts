import { type DryLoad, isLoadAhead } from '#domain/drying/dry-load.ts';
import { readyDay } from '#domain/drying/overlapping-loads.ts';
import { isoDate } from '#domain/calendar/iso-date.ts';
import { compareTexts } from '#domain/records/lists.ts';
import { type Task, cycleKey } from '#domain/planning/task.ts';
import type { KeptLoad } from '../result/dry-plan.ts';
import type { DryPlanInput } from './dry-plan-input.ts';
import { warmStartLoads, type WarmStartLoad } from './warm-start-loads.ts';

/** Loads that stay when planning again: running and done ones, and planned ones whose trays have finished work. */
export function keptLoads(loads: readonly DryLoad[], tasks: readonly Task[]): DryLoad[] {
  const begun = new Set(tasks.filter(({ done }) => done).map((task) => task.cycleKey));
  const isBegun = ({ lines }: DryLoad) =>
    lines.some(({ varietyId, cutISO }) => begun.has(cycleKey(varietyId, cutISO)));
  return loads.filter(
    (load) =>
      load.status === 'RUNNING' ||
      load.status === 'DONE' ||
      (load.status === 'PLANNED' && isBegun(load)),
  );
}

/** Planned loads that a new plan may replace. */
export function replaceableLoads(
  loads: readonly DryLoad[],
  { today, kept }: Pick<DryPlanInput, 'today' | 'kept'>,
): WarmStartLoad[] {
  const stays = new Set(kept.map(({ loadId }) => loadId));
  return warmStartLoads(
    today,
    loads.filter(
      ({ id, dryerId, status, startISO }) =>
        status === 'PLANNED' && dryerId !== '' && !stays.has(id) && startISO >= today,
    ),
  );
}

/** Kept loads that still occupy a dryer, as the plan shows them. */
export function heldDryers(kept: readonly DryLoad[]): KeptLoad[] {
  return kept
    .filter(isLoadAhead)
    .map((load) => ({
      loadId: load.id,
      dryerId: load.dryerId,
      startISO: load.startISO,
      readyISO: isoDate(readyDay(load)),
    }))
    .toSorted(
      (a, b) =>
        compareTexts(a.startISO, b.startISO) ||
        compareTexts(a.dryerId, b.dryerId) ||
        compareTexts(a.loadId, b.loadId),
    );
}
