import { dateLabel } from '#domain/calendar/day-label.ts';
import { addDays } from '#domain/calendar/day-number.ts';
import { harvestPlanRows, type HarvestPlanRow } from '#domain/reports/harvest-plan.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { harvestSupply } from '#domain/supply/harvest-supply.ts';
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
    const rows = harvestPlanRows(farm, today, from, to).map((row) => {
      const supply = harvestSupply(ledger, row.dateISO, row.varietyId);
      return {
        ...row,
        supplyOz: roundUnits(supply.supplyOz),
        carriedInOz: roundUnits(supply.carriedInOz),
        shortOz: roundUnits(supply.shortOz),
        state: supply.state,
      };
    });
    const isShort = rows.some(({ shortOz }) => shortOz >= SHORT_OZ);
    return {
      json: { rows },
      table: [
        [...PLAN_HEADS, ...(isShort ? REAL_HEADS : [])],
        ...rows.map((row) => [
          ...planCells(row),
          ...(isShort ? [row.supplyOz, row.carriedInOz, row.shortOz].map((oz) => figure(oz)) : []),
        ]),
      ],
    };
  },
};

function planCells(row: HarvestPlanRow): string[] {
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
