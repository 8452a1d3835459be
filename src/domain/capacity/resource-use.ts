import type { DayNumber } from '#domain/calendar/iso-date.ts';
import type { TrayUsage } from '#domain/planning/tray-status.ts';
import type { RackStay } from './rack-stays.ts';

export type Resource =
  | 'germStacks'
  | 'topCovers'
  | 'bottomSolids'
  | 'growTrays'
  | 'traysWithHoles'
  | 'freezeShelves'
  | 'freezeOunces';

/** One demand's use of a resource. The first day is included, the last day isn't. */
export interface ResourceUse {
  readonly resource: Resource;
  readonly demandId: string;
  readonly varietyId: string;
  readonly amount: number;
  readonly from: DayNumber;
  readonly until: DayNumber;
}

/**
 * Racks and trays that a planting uses, from planting to the day before its harvest.
 *
 * @param usage - `null` for trays that are taken already: then only slots are used.
 */
export function plantingTakes(
  whose: Pick<ResourceUse, 'demandId' | 'varietyId'>,
  stay: Pick<RackStay, 'plantDay' | 'lightsDay' | 'harvestDay' | 'germSlots' | 'growSlots'>,
  usage: TrayUsage | null,
): ResourceUse[] {
  const germinating = { from: stay.plantDay, until: stay.lightsDay };
  const lit = { from: stay.lightsDay, until: stay.harvestDay };
  const standing = { from: stay.plantDay, until: stay.harvestDay };
  const slots: ResourceUse[] = [
    { resource: 'germStacks', ...whose, amount: stay.germSlots, ...germinating },
    { resource: 'growTrays', ...whose, amount: stay.growSlots, ...lit },
  ];
  if (usage === null) return slots;
  return [
    ...slots,
    { resource: 'topCovers', ...whose, amount: usage.topCovers, ...germinating },
    { resource: 'bottomSolids', ...whose, amount: usage.bottomSolids, ...standing },
    { resource: 'traysWithHoles', ...whose, amount: usage.withHoles, ...standing },
  ];
}
