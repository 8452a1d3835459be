import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { SownTrays, TraysPlantedEntry } from '#domain/planning/task.ts';

/** One line of "Confirm trays planted": a variety and its planted trays. */
export interface PlantedLine {
  readonly varietyId: string;
  readonly actualTrays: number;
  /** Planned trays; 0 on a line added by hand. */
  readonly expectedTrays: number;
  /** The PLANT tasks it covers; none on a line added by hand. */
  readonly taskIds: readonly string[];
  readonly source: TraysPlantedEntry['source'];
  /** What they were sown from, where it was chosen; the record takes it after its count. */
  readonly seedLots?: readonly SownTrays[] | undefined;
}

interface PlantedLog {
  readonly log: readonly TraysPlantedEntry[];
  readonly changes: readonly { readonly varietyId: string; readonly deltaTrays: number }[];
}

/**
 * Records the planted trays of one day.
 *
 * There is one entry per day and variety. A line replaces the old count, and only the difference is a change.
 * Lines without a variety or a whole count of 0 or more are ignored; the last of two lines for a variety
 * counts.
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
    const { varietyId, actualTrays: trays, expectedTrays, taskIds, source } = line;
    const key = `${dateISO} ${varietyId}`;
    const before = next.get(key);
    const note = before?.note ?? '';
    const id = plantedEntryId(dateISO, varietyId);
    const counted = { id, dateISO, varietyId, trays, expectedTrays, note };
    next.set(key, { ...before, ...counted, recordedAtISO, taskIds, source });
    return { varietyId, deltaTrays: trays - (before?.trays ?? 0) };
  });
  return { log: changes.length === 0 ? log : [...next.values()], changes };
}

/** Id of a planting record: one per day and variety, so two devices make the same one. */
export function plantedEntryId(dateISO: string, varietyId: string): string {
  return `log_${dateISO}_${varietyId}`;
}

function isValid({ varietyId, actualTrays }: PlantedLine): boolean {
  return varietyId !== '' && Number.isInteger(actualTrays) && actualTrays >= 0;
}
