import { type IsoDate, type DayNumber, dayNumber } from '#domain/calendar/iso-date.ts';
import type { GermMode } from '#domain/catalog/varieties/variety.ts';
import { trayUsage } from '#domain/planning/tray-status.ts';
import type { CapacityDemand } from './capacity.ts';
import { STANDARD_SIZE } from '#domain/catalog/tray-size.ts';
import { germinationDays } from './germination-days.ts';
import { germinationStack } from '../settings/germination-stack.ts';
import { slotsTaken } from './rack-stays.ts';
import { plantingTakes, type ResourceUse } from './resource-use.ts';
import type { SimulatedVariety } from './simulation.ts';

export function harvestDayOf({ fixedHarvestDate, targetDate }: CapacityDemand): IsoDate {
  return fixedHarvestDate ?? targetDate;
}

export function demandDays(
  demand: CapacityDemand,
  variety: SimulatedVariety,
): { readonly plantDay: DayNumber; readonly harvestDay: DayNumber } {
  const harvestDay = dayNumber(harvestDayOf(demand));
  return { plantDay: harvestDay - variety.daysToHarvest, harvestDay };
}

export function demandUses(
  demand: CapacityDemand,
  variety: SimulatedVariety,
  stackLimit: number,
): ResourceUse[] {
  const { plantDay, harvestDay } = demandDays(demand, variety);
  const lightsDay = plantDay + germinationDays(variety);
  const trays = demand.traysNeeded;
  const mode = germModeOf(demand, variety);
  const { size = STANDARD_SIZE } = variety;
  const usage = trayUsage(trays, mode, stackLimit, size);
  const stack = germinationStack([variety.name, variety.id], mode, stackLimit);
  const stay = { plantDay, lightsDay, harvestDay, ...slotsTaken(trays, stack, size) };
  return plantingTakes({ demandId: demand.id, varietyId: variety.id }, stay, usage);
}

function germModeOf(demand: CapacityDemand, variety: SimulatedVariety): GermMode {
  const plant = variety.steps.find(({ type }) => type === 'PLANT');
  return demand.preferredGermMethod ?? plant?.germMode ?? 'WEIGHTED';
}
