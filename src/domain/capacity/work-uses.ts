import { type DryLoad, isLoadAhead, wetOunces } from '#domain/drying/dry-load.ts';
import { shelvesOfLine } from '#domain/drying/tray-shelves.ts';
import { readyDay } from '#domain/drying/overlapping-loads.ts';
import { dayNumber } from '#domain/calendar/iso-date.ts';
import { byId } from '#domain/records/change-records.ts';
import { trayUsage } from '#domain/planning/tray-status.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FreezeDryer } from './capacity.ts';
import { plantingTakes, type ResourceUse } from './resource-use.ts';
import { rackStays, type RackSources } from './rack-stays.ts';

export interface WorkingFarm extends RackSources {
  readonly tasks: readonly Task[];
  readonly dryLoads?: readonly DryLoad[] | undefined;
  readonly capacity: { readonly freezeDryers: readonly FreezeDryer[] };
}

/** It belongs to no demand. */
const NOBODY = '';

/**
 * Racks, trays and dryers used by the farm's work: plantings until harvest, and planned or running loads. Clean
 * trays exclude growing ones, so only future plantings use clean trays.
 */
export function workUses(farm: WorkingFarm): readonly ResourceUse[] {
  return [...plantingUses(farm), ...loadUses(farm)];
}

function plantingUses(farm: WorkingFarm): ResourceUse[] {
  const { stackLimit } = farm.settings.trays;
  return rackStays(farm.tasks, farm).flatMap((stay) => {
    const { task, size } = stay;
    const germMode = task.germMode ?? 'WEIGHTED';
    const usage = task.done ? null : trayUsage(stay.trays, germMode, stackLimit, size);
    return plantingTakes({ demandId: NOBODY, varietyId: stay.varietyId }, stay, usage);
  });
}

function loadUses(farm: WorkingFarm): ResourceUse[] {
  const loads = (farm.dryLoads ?? []).filter((load) => load.dryerId !== '' && isLoadAhead(load));
  const varieties = byId(farm.varieties);
  return loads.flatMap((load) =>
    load.lines.flatMap((line): ResourceUse[] => {
      const { varietyId } = line;
      const days = { from: dayNumber(load.startISO), until: readyDay(load) };
      const use = { demandId: NOBODY, varietyId, ...days };
      const ounces = wetOunces(line, varieties.get(varietyId));
      return [
        { ...use, resource: 'freezeShelves', amount: shelvesOfLine(load, line, farm) },
        { ...use, resource: 'freezeOunces', amount: ounces },
      ];
    }),
  );
}
