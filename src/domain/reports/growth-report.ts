import {
  type IsoDate,
  addDays,
  isInRange,
  type ReportRange,
  earliestOf,
} from '#domain/calendar/iso-date.ts';
import { isoWeekOf, mondayOf, type IsoWeek } from '#domain/calendar/iso-week.ts';
import { compareTexts, groupBy, sumByKey } from '#domain/records/lists.ts';
import { growthEntries, type GrowthEntry, type GrowthSources } from './growth-entries.ts';

export type GrowthGrouping = 'week' | 'week-variety' | 'day-variety';

interface GrowthQuestion {
  readonly range: ReportRange;
  readonly grouping: GrowthGrouping;
  /** Whether plantings without an entry in the log count. */
  readonly withEstimates: boolean;
}

export interface GrowthAmounts {
  /** Recorded and estimated trays together. */
  readonly plantedTrays: number;
  readonly recordedTrays: number;
  readonly estimatedTrays: number;
  readonly harvestedTrays: number;
  readonly lostTrays: number;
  /** Harvested trays less the lost ones. */
  readonly netTrays: number;
}

/** A week, or a variety in a week or on a day. */
export interface GrowthRow extends IsoWeek, GrowthAmounts {
  /** Only where rows stand for days. */
  readonly dateISO?: IsoDate;
  /** Only where rows stand for varieties. */
  readonly varietyId?: string;
  readonly varietyName?: string;
  /** Planted trays more or fewer than the week before; null where the range does not hold all of it. */
  readonly plantedChange: number | null;
}

export interface GrowthReport {
  readonly rows: readonly GrowthRow[];
  readonly totals: GrowthAmounts;
  readonly warnings: readonly string[];
  /** The first day of the farm on which trays were planted, harvested or lost, in the range or not. */
  readonly since: IsoDate | null;
}

const ESTIMATED =
  'Some plantings are estimated from completed tasks. Confirm trays planted in Tasks to record actual counts.';
const HIDDEN = 'Estimated plantings are hidden. Toggle the switch to include them in totals.';

/**
 * Trays planted, harvested and lost per week, earliest first, then by variety.
 *
 * Weeks start on Monday, and only days in the range count. Weeks without entries have no row.
 */
export function growthReport(
  farm: GrowthSources,
  { range, grouping, withEstimates }: GrowthQuestion,
): GrowthReport {
  const all = growthEntries(farm).filter(({ kind }) => withEstimates || kind !== 'estimated');
  const entries = all.filter(({ dateISO }) => isInRange(dateISO, range));
  const nameOf = varietyNames(farm);
  const rows = groupsOfEntries(entries, grouping)
    .flatMap((own) => rowOf(own, grouping, nameOf))
    .sort(byTimeThenName);
  const totals = growthAmounts(entries);
  return {
    rows: grouping === 'day-variety' ? rows : withChanges(rows, range),
    totals,
    warnings: warningsOf(totals, withEstimates),
    since: earliestOf(all.map(({ dateISO }) => dateISO)),
  };
}

function warningsOf({ estimatedTrays }: GrowthAmounts, withEstimates: boolean): string[] {
  if (!withEstimates) return [HIDDEN];
  return estimatedTrays > 0 ? [ESTIMATED] : [];
}

/** Trays of all entries together. */
export function growthAmounts(entries: readonly GrowthEntry[]): GrowthAmounts {
  const sums = sumByKey(entries.map(({ kind, trays }) => [kind, trays]));
  const sumOfKind = (kind: GrowthEntry['kind']) => sums.get(kind) ?? 0;
  const [recorded, estimated] = [sumOfKind('recorded'), sumOfKind('estimated')];
  const [harvested, lost] = [sumOfKind('harvested'), sumOfKind('lost')];
  return {
    plantedTrays: recorded + estimated,
    recordedTrays: recorded,
    estimatedTrays: estimated,
    harvestedTrays: harvested,
    lostTrays: lost,
    netTrays: harvested - lost,
  };
}

/** The entries of each row. */
function groupsOfEntries(
  entries: readonly GrowthEntry[],
  grouping: GrowthGrouping,
): GrowthEntry[][] {
  const groups = groupBy(entries, ({ dateISO, varietyId }) => {
    const start = grouping === 'day-variety' ? dateISO : mondayOf(dateISO);
    return grouping === 'week' ? start : `${start} ${varietyId}`;
  });
  return [...groups.values()];
}

function rowOf(
  own: readonly GrowthEntry[],
  grouping: GrowthGrouping,
  nameOf: (varietyId: string) => string,
): GrowthRow[] {
  const [first] = own;
  if (first === undefined) return [];
  const { dateISO, varietyId } = first;
  const day = grouping === 'day-variety' ? { dateISO } : {};
  const variety = grouping === 'week' ? {} : { varietyId, varietyName: nameOf(varietyId) };
  const amounts = growthAmounts(own);
  return [{ ...isoWeekOf(dateISO), ...day, ...variety, ...amounts, plantedChange: null }];
}

/** The name a variety has now; of a deleted one the last task knows it. */
function varietyNames(farm: GrowthSources): (varietyId: string) => string {
  const names = new Map<string, string>();
  for (const { varietyId, varietyName } of farm.tasks) {
    if (varietyId !== undefined && varietyName !== undefined) names.set(varietyId, varietyName);
  }
  for (const { id, name } of farm.varieties) names.set(id, name);
  return (varietyId) => names.get(varietyId) ?? varietyId;
}

/** Rows with their change; a week without a row was one of no trays. */
function withChanges(rows: readonly GrowthRow[], { from }: ReportRange): GrowthRow[] {
  const [first] = rows;
  if (first === undefined) return [];
  const start = from ?? first.weekStart;
  const planted = new Map(rows.map((row) => [placeOf(row), row.plantedTrays]));
  return rows.map((row) => {
    const weekBefore = addDays(row.weekStart, -7);
    if (weekBefore < start) return row;
    const before = planted.get(placeOf({ ...row, weekStart: weekBefore })) ?? 0;
    return { ...row, plantedChange: row.plantedTrays - before };
  });
}

function placeOf({ weekStart, varietyId = '' }: Pick<GrowthRow, 'weekStart' | 'varietyId'>) {
  return `${weekStart} ${varietyId}`;
}

function byTimeThenName(a: GrowthRow, b: GrowthRow): number {
  return (
    compareTexts(a.dateISO ?? a.weekStart, b.dateISO ?? b.weekStart) ||
    compareTexts(a.varietyName ?? '', b.varietyName ?? '') ||
    compareTexts(a.varietyId ?? '', b.varietyId ?? '')
  );
}
