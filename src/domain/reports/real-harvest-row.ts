import {
  NOTHING_SAID,
  count,
  joined,
  ounces,
  say,
  unitlessOunces,
  type Sentence,
} from '#domain/tell/say.ts';
import { sumOf } from '#domain/records/lists.ts';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import type { HarvestPlanRow } from '#domain/reports/harvest-plan.ts';
import { traysLeft } from '#domain/supply/record-loss.ts';
import { harvestSupply, type HarvestSupply } from '../supply/harvest-supply.ts';
import {
  missedOz,
  type ClaimAllocation,
  type SupplyLot,
  SHORT_OZ,
  supplyWindow,
  type SupplyLedger,
} from '../supply/variety-supply.ts';

/** Ounces an order is short from a harvest. */
export interface OrderShort {
  readonly orderId: string;
  readonly orderName: string;
  readonly oz: number;
}

/** A row of the harvest plan with what will really be there. */
export interface RealHarvestRow extends HarvestPlanRow {
  /** Planned values, if the real ones differ. `null` otherwise. */
  readonly planned: Pick<
    HarvestPlanRow,
    'trays' | 'expectedOz' | 'carryUsedOz' | 'leftoverOz'
  > | null;
  /** Why the ounces differ from the plan, in the order of a batch's life. NOTHING_SAID if unknown. */
  readonly reason: Sentence;
  /** Some of it was sown from a blocked seed lot. */
  readonly isHeld?: true;
  /** The orders concerned, those that miss most first. */
  readonly shorts: readonly OrderShort[];
}

/**
 * A harvest plan row with amounts from the supply ledger.
 *
 * Past days and days beyond the ledger stay as planned. The leftover follows the real supply; a short harvest
 * has none beyond the shortage.
 *
 * @param cutISO - Harvest day, if it differs from the row's day.
 */
export function realHarvestRow(
  row: HarvestPlanRow,
  ledger: SupplyLedger,
  today: IsoDate,
  cutISO = row.dateISO,
): RealHarvestRow {
  const { dateISO, varietyId } = row;
  const asPlanned = { ...row, planned: null, reason: NOTHING_SAID, shorts: [] };
  if ((dateISO < today && cutISO < today) || dateISO > supplyWindow(today).to) return asPlanned;
  if (!ledger.has(varietyId)) return asPlanned;
  const supply = harvestSupply(ledger, dateISO, varietyId);
  const { lots, claims, supplyOz, carriedInOz, shortOz } = supply;
  const isAsPlanned =
    shortOz < SHORT_OZ &&
    Math.abs(supplyOz - row.expectedOz) < SHORT_OZ &&
    Math.abs(carriedInOz - row.carryUsedOz) < SHORT_OZ;
  if (isAsPlanned) return asPlanned;
  const carryUsedOz = carryUsed(supply);
  return {
    ...row,
    trays: lots.length === 0 ? row.trays : sumOf(lots.map(traysLeft)),
    expectedOz: supplyOz,
    carryUsedOz,
    netDemandOz: row.demandOz - carryUsedOz,
    leftoverOz: shortOz >= SHORT_OZ ? -shortOz : supplyOz + carriedInOz - claimedOz(supply),
    carriedOnOz: carryUsed(harvestSupply(ledger, addDays(dateISO, 1), varietyId)),
    planned: {
      trays: row.trays,
      expectedOz: row.expectedOz,
      carryUsedOz: row.carryUsedOz,
      leftoverOz: row.leftoverOz,
    },
    reason: reasonOf(lots, shortOz, row),
    ...(lots.some(({ held }) => held !== undefined) && { isHeld: true as const }),
    shorts: ordersShort(claims),
  };
}

function carryUsed(supply: HarvestSupply): number {
  return Math.min(supply.carriedInOz, claimedOz(supply));
}

function claimedOz({ claims }: HarvestSupply): number {
  return sumOf(claims.map(({ oz }) => oz));
}

function reasonOf(lots: readonly SupplyLot[], shortOz: number, { unit }: AmountUnit): Sentence {
  const plantings = lots.flatMap((lot) => lot.plantings);
  const plannedIn = (state: 'late' | 'skipped') =>
    sumOf(
      plantings
        .filter((one) => one.state === state && !one.isPlanted)
        .map(({ task }) => task.trays ?? 0),
    );
  const made = plantings.filter(({ isPlanted }) => isPlanted);
  const wanted = sumOf(made.map(({ task }) => task.trays ?? 0));
  const counted = sumOf(made.map(({ trays }) => trays));
  const lost = sumOf(lots.map(({ lostTrays }) => lostTrays));
  const held = sumOf(lots.filter((lot) => lot.held !== undefined).map(traysLeft));
  const isWeighed =
    held === 0 &&
    unit !== 'tray' &&
    lots.some(({ oz, expectedOz, state }) => state === 'cut' && oz !== expectedOz);
  const parts = [
    plannedIn('late') > 0 && say`${count(plannedIn('late'), 'tray')} not planted`,
    plannedIn('skipped') > 0 && say`${count(plannedIn('skipped'), 'tray')} skipped`,
    counted !== wanted && say`${counted} of ${count(wanted, 'tray')} planted`,
    lost > 0 && say`${count(lost, 'tray')} lost`,
    held > 0 && say`${count(held, 'tray')} held`,
    isWeighed && say`weighed ${ounces(sumOf(lots.map(({ oz }) => oz)), 'one')}`,
    isWeighed && shortOz >= SHORT_OZ && say`${unitlessOunces(shortOz, 'one')} short`,
  ].filter((part) => part !== false);
  return joined(parts);
}

function ordersShort(claims: readonly ClaimAllocation[]): readonly OrderShort[] {
  const shorts = new Map<string, OrderShort>();
  for (const claim of claims) {
    const { id: orderId, name: orderName } = claim.order;
    const oz = (shorts.get(orderId)?.oz ?? 0) + missedOz(claim);
    shorts.set(orderId, { orderId, orderName, oz });
  }
  return [...shorts.values()].filter(({ oz }) => oz >= SHORT_OZ).toSorted((a, b) => b.oz - a.oz);
}
