import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { TraysPlantedEntry } from '#domain/planning/task.ts';

/** One line of "Confirm trays planted": a variety and how many of its trays were planted. */
export interface PlantedLine {
  readonly varietyId: string;
  readonly actualTrays: number;
  /** Planned trays; 0 on a line added by hand. */
  readonly expectedTrays: number;
  /** The PLANT tasks it covers; none on a line added by hand. */
  readonly taskIds: readonly string[];
  readonly source: TraysPlantedEntry['source'];
}

/** What was recorded, and how many trays more or fewer than before each variety has now. */
interface PlantedLog {
  readonly log: readonly TraysPlantedEntry[];
  readonly changes: readonly { readonly varietyId: string; readonly deltaTrays: number }[];
}

/**
 * The log of planted trays with the lines of one day.
 *
 * There is one entry per day and variety: a line replaces what was recorded before, and only the
 * difference is a change. Lines without a variety or without a whole count of 0 or more are left
 * out; of two lines of one variety the last one counts.
 */
export function recordPlanted(
  log: readonly TraysPlantedEntry[],
  dateISO: IsoDate,
  lines: readonly PlantedLine[],
  recordedAtISO: IsoInstant,
): PlantedLog {
  const valid = new Map(lines.filter(isValid).map((line) => [line.varietyId, line]));
  const next = new Map(log.map((entry) => [`${entry.dateISO} ${entry.varietyId}`, entry]));
  const changes = [...valid.values()].map((line) => {
    const { varietyId, actualTrays } = line;
    const key = `${dateISO} ${varietyId}`;
    const before = next.get(key);
    next.set(key, { ...before, ...entryOf(line, dateISO, recordedAtISO, before?.note ?? '') });
    return { varietyId, deltaTrays: actualTrays - (before?.trays ?? 0) };
  });
  return { log: changes.length === 0 ? log : [...next.values()], changes };
}

/** The id of what was planted of a variety on a day: two devices that record the same agree on it. */
export function plantedEntryId(dateISO: string, varietyId: string): string {
  return `log_${dateISO}_${varietyId}`;
}

function isValid({ varietyId, actualTrays }: PlantedLine): boolean {
  return varietyId !== '' && Number.isInteger(actualTrays) && actualTrays >= 0;
}

function entryOf(
  { varietyId, actualTrays, expectedTrays, taskIds, source }: PlantedLine,
  dateISO: IsoDate,
  recordedAtISO: IsoInstant,
  note: string,
): TraysPlantedEntry {
  return {
    id: plantedEntryId(dateISO, varietyId),
    dateISO,
    varietyId,
    trays: actualTrays,
    expectedTrays,
    note,
    recordedAtISO,
    taskIds,
    source,
  };
}
