import { type AmountUnit, amountInUnit } from '#domain/catalog/varieties/variety.ts';
import { dateLabel } from '#domain/calendar/day-label.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import {
  contributionsByHarvest,
  harvestPlanRows,
  type HarvestPlanRow,
} from '#domain/reports/harvest-plan.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { cycleKey } from '#domain/planning/task.ts';
import { harvestSupply } from '#domain/supply/harvest-supply.ts';
import { realHarvestRow, type RealHarvestRow } from '#domain/reports/real-harvest-row.ts';
import { supplyLedger } from '#domain/supply/supply-ledger.ts';
import { SHORT_OZ } from '#domain/supply/variety-supply.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { figure, type Column, type Report, tableOf } from './report.ts';

const USUAL_DAYS = 14;

const PLAN_COLUMNS: readonly Column<Omit<HarvestPlanRow, 'carriedOnOz'>>[] = [
  ['Date', (row) => dateLabel(row.dateISO)],
  ['Variety', (row) => row.varietyName],
  ['Demand', (row) => inUnit(row.demandOz, row)],
  ['Carry', (row) => inUnit(row.carryUsedOz, row)],
  ['Net demand', (row) => inUnit(row.netDemandOz, row)],
  ['Trays', (row) => figure(row.trays)],
  ['Expected', (row) => inUnit(row.expectedOz, row)],
  ['Leftover', (row) => inUnit(row.leftoverOz, row)],
];

/** Shown only where something is carried on. */
const CARRIED_COLUMNS: readonly Column<Pick<HarvestPlanRow, 'carriedOnOz' | 'unit'>>[] = [
  ['To next day', (row) => inUnit(row.carriedOnOz, row)],
];

/** Shown only where somebody will not get what was promised. */
const REAL_COLUMNS: readonly Column<
  Record<'supplyOz' | 'carriedInOz' | 'shortOz', number> & AmountUnit
>[] = [
  ['Available', (row) => inUnit(row.supplyOz, row)],
  ['Carry used', (row) => inUnit(row.carriedInOz, row)],
  ['Short', (row) => inUnit(row.shortOz, row)],
];

/** Demand against what grows for it, by day and variety: as planned, then what is really there. */
export const harvestPlan: Report = {
  title: 'Harvest Plan',
  usualDays: (today) => ({ from: today, to: addDays(today, USUAL_DAYS - 1) }),
  answer({ farm, today, range }) {
    // A plan has no open end: the days of the screen reach from the end that was named.
    const from = range.from ?? addDays(range.to ?? today, 1 - USUAL_DAYS);
    const to = range.to ?? addDays(from, USUAL_DAYS - 1);
    const planned = { ...farm, tasks: planFarm(farm, today).tasks };
    const ledger = supplyLedger(planned, today);
    const orders = contributionsByHarvest(farm, from, to);
    const rows = harvestPlanRows(farm, today, from, to).map((planned) => {
      const { carriedOnOz: _carriedOnOz, yieldAssumed, unit, ...row } = planned;
      const shown = realHarvestRow(planned, ledger, today);
      const supply = harvestSupply(ledger, row.dateISO, row.varietyId);
      return {
        ...row,
        supplyOz: roundUnits(supply.supplyOz),
        carriedInOz: roundUnits(supply.carriedInOz),
        shortOz: roundUnits(supply.shortOz),
        state: supply.lots[0]?.state ?? '',
        carriedOnOz: shown.carriedOnOz,
        yieldAssumed,
        shown: figuresOf(shown),
        orders: orders.get(cycleKey(row.varietyId, row.dateISO)) ?? [],
        cutISO: supply.lots[0]?.cutISO ?? null,
        ...(unit && { unit }),
      };
    });
    const isShort = rows.some(({ shortOz }) => shortOz >= SHORT_OZ);
    const isCarried = rows.some(({ carriedOnOz }) => carriedOnOz > 0);
    return {
      json: { rows },
      table: tableOf(rows, [
        ...PLAN_COLUMNS,
        ...(isCarried ? CARRIED_COLUMNS : []),
        ...(isShort ? REAL_COLUMNS : []),
      ]),
    };
  },
};

/** Ounces as they are; trays sold alive with their unit. */
function inUnit(amount: number, { unit }: AmountUnit): string {
  return unit === 'tray' ? amountInUnit(amount, { unit }) : figure(amount);
}

/** The figures of a row as the screen has them: what will really be there. */
function figuresOf(row: RealHarvestRow) {
  const { carryUsedOz, netDemandOz, trays, expectedOz, leftoverOz, reason, shorts } = row;
  return { carryUsedOz, netDemandOz, trays, expectedOz, leftoverOz, reason, shorts };
}
