import type { IsoDate } from '#domain/calendar/iso-date.ts';
import {
  yieldEstimates,
  type YieldEstimate,
  type YieldEstimateFarm,
} from '#domain/harvests/yield-estimate.ts';
import { byNameThenId } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { figure, type Column, type Report, tableOf } from './report.ts';

export const yields: Report = {
  title: 'Yields',
  usualDays: null,
  answer({ farm, today }) {
    const rows = yieldRows(farm, today);
    return { json: { rows }, table: tableOf(rows, COLUMNS) };
  },
};

/** Planned and weighed yields by variety. What is sold alive is never weighed; dismissed suggestions are told, too. */
export function yieldRows(farm: YieldEstimateFarm, today: IsoDate) {
  return yieldEstimates(farm, today)
    .filter(({ variety }) => variety.live !== true)
    .toSorted((a, b) => byNameThenId(a.variety, b.variety))
    .map(rowOf);
}

function rowOf({ variety, harvests, plannedOz, statistics, ...proposed }: YieldEstimate) {
  return {
    varietyId: variety.id,
    varietyName: variety.name,
    harvests: harvests.length,
    effectiveYieldOz: roundTo(plannedOz, 4),
    meanOz: fourDecimals(statistics?.meanOz),
    spreadOz: fourDecimals(statistics?.spreadOz),
    minOz: fourDecimals(statistics?.minOz),
    maxOz: fourDecimals(statistics?.maxOz),
    lostTrays: statistics?.lostTrays ?? null,
    lostShare: fourDecimals(statistics?.lostShare),
    proposedYieldOz: proposed.yieldProposal?.yieldOz ?? null,
    proposedBufferPercent: proposed.bufferProposal?.percent ?? null,
    medianDays: statistics?.medianDays ?? null,
  };
}

function fourDecimals(value: number | null = null): number | null {
  return value === null ? null : roundTo(value, 4);
}

const COLUMNS: readonly Column<ReturnType<typeof rowOf>>[] = [
  ['Variety', (row) => row.varietyName],
  ['Harvests', (row) => known(row.harvests)],
  ['Planned oz', (row) => known(row.effectiveYieldOz)],
  ['Mean oz', (row) => known(row.meanOz)],
  ['Spread', (row) => known(row.spreadOz)],
  ['From', (row) => known(row.minOz)],
  ['To', (row) => known(row.maxOz)],
  ['Lost', (row) => known(row.lostTrays)],
  ['Proposed oz', (row) => known(row.proposedYieldOz)],
  ['Proposed buffer %', (row) => known(row.proposedBufferPercent)],
  ['Days', (row) => known(row.medianDays)],
];

function known(value: number | null): string {
  return value === null ? '' : figure(value, 2);
}
