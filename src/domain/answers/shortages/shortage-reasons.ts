import { amountSaid, effectiveYield } from '#domain/catalog/varieties/variety.ts';
import { cycleKey } from '#domain/planning/task.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { type LotPlanting, type SupplyLot, SHORT_OZ } from '#domain/supply/variety-supply.ts';
import { count, listed, onDay, ounces, say, type Told } from '#domain/tell/say.ts';
import { earliestOf } from '#domain/calendar/iso-date.ts';
import type { ShortDelivery, ShortageReason } from './shortage.ts';

/** Why a delivery is short: what went wrong with its harvest, and at last the sum of it all. */
export function shortageReasons(outlook: Outlook, shortage: ShortDelivery): ShortageReason[] {
  const { varietyId, harvestISO } = shortage;
  const variety = outlook.farm.varieties.find(({ id }) => id === varietyId);
  const supply = outlook.ledger.get(varietyId);
  if (variety === undefined || supply === undefined) return [];
  const lots = supply.lots.filter(({ dayISO }) => dayISO === harvestISO);
  const yieldOz = effectiveYield(variety);
  const ofLots = (reason: (lot: SupplyLot) => ShortageReason | null) =>
    lots.map(reason).filter((found) => found !== null);
  return [
    ...ofLots((lot) => lateReason(lot, variety.name, yieldOz)),
    ...ofLots((lot) => skippedReason(lot, variety.name, yieldOz)),
    ...ofLots((lot) => fewerReason(lot, yieldOz)),
    ...ofLots((lot) => lostReason(lot, yieldOz)),
    ...ofLots(heldReason),
    ...ofLots(weighedReason),
    ...carryReason(outlook, shortage),
    ...ofLots((lot) => movedReason(lot, shortage)),
    balanceReason(outlook, shortage, lots),
  ];
}

function lateReason(
  { plantings }: SupplyLot,
  name: string,
  yieldOz: number,
): ShortageReason | null {
  const late = plantings.filter(({ state, isPlanted }) => state === 'late' && !isPlanted);
  const trays = plannedTrays(late);
  if (trays === 0) return null;
  const text = say`${count(trays, 'tray')} ${name} not marked planted, due ${firstDay(late)}`;
  return { kind: 'late', oz: trays * yieldOz, text };
}

function skippedReason(
  { state, plannedTrays: trays }: SupplyLot,
  name: string,
  yieldOz: number,
): ShortageReason | null {
  if (state !== 'skipped') return null;
  return { kind: 'skipped', oz: trays * yieldOz, text: say`${name}: planting or harvest skipped` };
}

function fewerReason({ plantings }: SupplyLot, yieldOz: number): ShortageReason | null {
  const planted = plantings.filter(({ state }) => state === 'planted');
  const planned = plannedTrays(planted);
  const counted = planted.reduce((sum, { trays }) => sum + trays, 0);
  if (planned <= counted) return null;
  const text = say`${counted} of ${count(planned, 'tray')} planted ${firstDay(planted)}`;
  return { kind: 'fewer', oz: (planned - counted) * yieldOz, text };
}

function lostReason({ lostTrays }: SupplyLot, yieldOz: number): ShortageReason | null {
  if (lostTrays === 0) return null;
  return { kind: 'lost', oz: lostTrays * yieldOz, text: say`${count(lostTrays, 'tray')} lost` };
}

function heldReason({ held, countedTrays, lostTrays }: SupplyLot): ShortageReason | null {
  if (held === undefined || held.oz < SHORT_OZ) return null;
  const trays = count(countedTrays - lostTrays, 'tray');
  return { kind: 'held', oz: held.oz, text: say`${trays} held, seed lot ${listed(held.codes)}` };
}

function weighedReason({ weighedOz, expectedOz }: SupplyLot): ShortageReason | null {
  if (weighedOz === null || expectedOz - weighedOz < SHORT_OZ) return null;
  const text = say`${ounces(weighedOz)} weighed, ${ounces(expectedOz)} expected`;
  return { kind: 'weighed', oz: expectedOz - weighedOz, text };
}

function carryReason({ tasks, ledger }: Outlook, shortage: ShortDelivery): ShortageReason[] {
  const { varietyId, harvestISO } = shortage;
  const key = cycleKey(varietyId, harvestISO);
  const planned = (tasks.get(varietyId) ?? [])
    .filter((task) => task.type === 'HARVEST' && task.cycleKey === key)
    .reduce((sum, task) => sum + (task.carryUsedOz ?? 0), 0);
  const oz = planned - (ledger.get(varietyId)?.carriedInOz.get(harvestISO) ?? 0);
  if (oz < SHORT_OZ) return [];
  return [{ kind: 'carry', oz, text: say`${amountSaid(oz, shortage)} less carried over` }];
}

/** Trays that are cut when the delivery is gone already. */
function movedReason(
  { state, cutISO, countedTrays, lostTrays, oz }: SupplyLot,
  { dateISO, unit }: ShortDelivery,
): ShortageReason | null {
  if (cutISO <= dateISO || state === 'skipped' || oz < SHORT_OZ) return null;
  const trays = count(countedTrays - lostTrays, 'tray');
  const done = unit === 'tray' ? 'ready' : 'harvested';
  const text = say`${trays} ${done} ${onDay(cutISO)}, after the delivery`;
  return { kind: 'moved', oz, text };
}

function balanceReason(
  { ledger }: Outlook,
  shortage: ShortDelivery,
  lots: readonly SupplyLot[],
): ShortageReason {
  const { varietyId, harvestISO, shortOz } = shortage;
  const supply = ledger.get(varietyId);
  const there = lots.reduce((sum, { oz }) => sum + oz, supply?.carriedInOz.get(harvestISO) ?? 0);
  const claimed = (supply?.claims ?? [])
    .filter(({ dayISO }) => dayISO === harvestISO)
    .reduce((sum, { oz }) => sum + oz, 0);
  const text = say`${amountSaid(there, shortage)} available, ${amountSaid(claimed, shortage)} promised`;
  return { kind: 'balance', oz: shortOz, text };
}

function plannedTrays(plantings: readonly LotPlanting[]): number {
  return plantings.reduce((sum, { task }) => sum + (task.trays ?? 0), 0);
}

function firstDay(plantings: readonly LotPlanting[]): Told {
  const first = earliestOf(plantings.map(({ task }) => task.dateISO));
  return first === null ? '' : onDay(first);
}
