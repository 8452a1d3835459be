import { dateLabel } from '#domain/calendar/day-label.ts';
import { addDays } from '#domain/calendar/day-number.ts';
import {
  contributionsByHarvest,
  harvestPlanRows,
  type HarvestPlanRow,
} from '#domain/reports/harvest-plan.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { cycleKey } from '#domain/planning/task-keys.ts';
import { harvestSupply } from '#domain/supply/harvest-supply.ts';
import { realHarvestRow, type RealHarvestRow } from '#domain/supply/real-harvest-row.ts';
import { supplyLedger } from '#domain/supply/supply-ledger.ts';
import { SHORT_OZ } from '#domain/supply/supply-window.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { figure } from './figures.ts';
import type { Report } from './report.ts';

const USUAL_DAYS = 14;

const PLAN_HEADS = [
  'Date',
  'Variety',
  'Demand',
  'Carry',
  'Net demand',
  'Trays',
  'Expected',
  'Leftover',
];

/** Shown only where somebody will not get what was promised. */
const REAL_HEADS = ['There', 'Carried in', 'Short'];

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
      const { carriedOnOz: _carriedOnOz, yieldAssumed, ...row } = planned;
      const shown = realHarvestRow(planned, ledger, today);
      const supply = harvestSupply(ledger, row.dateISO, row.varietyId);
      return {
        ...row,
        supplyOz: roundUnits(supply.supplyOz),
        carriedInOz: roundUnits(supply.carriedInOz),
        shortOz: roundUnits(supply.shortOz),
        state: supply.state,
        carriedOnOz: shown.carriedOnOz,
        yieldAssumed,
        shown: figuresOf(shown),
        orders: orders.get(cycleKey(row.varietyId, row.dateISO)) ?? [],
      };
    });
    const isShort = rows.some(({ shortOz }) => shortOz >= SHORT_OZ);
    const isCarried = rows.some(({ carriedOnOz }) => carriedOnOz > 0);
    return {
      json: { rows },
      table: [
        [...PLAN_HEADS, ...(isCarried ? ['To next day'] : []), ...(isShort ? REAL_HEADS : [])],
        ...rows.map((row) => [
          ...planCells(row),
          ...(isCarried ? [figure(row.carriedOnOz)] : []),
          ...(isShort ? [row.supplyOz, row.carriedInOz, row.shortOz].map((oz) => figure(oz)) : []),
        ]),
      ],
    };
  },
};

/** The figures of a row as the screen has them: what will really be there. */
function figuresOf(row: RealHarvestRow) {
  const { carryUsedOz, netDemandOz, trays, expectedOz, leftoverOz, reason, shorts } = row;
  return { carryUsedOz, netDemandOz, trays, expectedOz, leftoverOz, reason, shorts };
}

function planCells(row: Omit<HarvestPlanRow, 'carriedOnOz'>): string[] {
  return [
    dateLabel(row.dateISO),
    row.varietyName,
    ...[
      row.demandOz,
      row.carryUsedOz,
      row.netDemandOz,
      row.trays,
      row.expectedOz,
      row.leftoverOz,
    ].map((amount) => figure(amount)),
  ];
}
