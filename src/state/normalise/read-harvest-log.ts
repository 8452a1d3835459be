import {
  harvestRecordId,
  type HarvestQuality,
  type HarvestRecord,
} from '#domain/supply/harvest-record.ts';
import { readChoice, readNumber, readText } from './coerce.ts';
import type { JsonRecord } from './json-record.ts';
import { listRecords, readRecords } from './read-records.ts';
import { readDay, readInstant, UNKNOWN_INSTANT } from './read-time.ts';
import { readTrays } from './read-tray-usage.ts';
import { settle } from './settle.ts';

const QUALITIES: readonly HarvestQuality[] = ['GOOD', 'FAIR', 'POOR'];

/**
 * Weights at the cut; undefined when the farm has no such log.
 *
 * A record without variety or day, or of nothing at all, is dropped; of two of one harvest the one
 * recorded later counts.
 */
export function readHarvestLog(value: unknown): readonly HarvestRecord[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const latest = new Map<string, JsonRecord>();
  for (const source of listRecords(value)) {
    const id = idOfHarvest(source);
    const other = latest.get(id);
    if (other === undefined || recordedAt(source) >= recordedAt(other)) latest.set(id, source);
  }
  return readRecords([...latest.values()], idOfHarvest, readHarvest);
}

function readHarvest(source: JsonRecord, id: string): HarvestRecord | null {
  const varietyId = readText(source.varietyId);
  const dateISO = readDay(source.dateISO);
  const trays = readTrays(source.trays);
  const weightOz = readNumber(source.weightOz, 0, { min: 0 });
  if (varietyId === '' || dateISO === null || (trays === 0 && weightOz === 0)) return null;
  return settle<HarvestRecord>(source, {
    id,
    cycleKey: readText(source.cycleKey),
    varietyId,
    dateISO,
    plantedISO: readDay(source.plantedISO),
    trays,
    weightOz,
    quality: readChoice(source.quality, QUALITIES, undefined),
    note: readText(source.note),
    recordedAtISO: recordedAt(source),
  });
}

function idOfHarvest(source: JsonRecord): string {
  return readText(source.id) || harvestRecordId(readText(source.cycleKey));
}

function recordedAt(source: JsonRecord): string {
  return readInstant(source.recordedAtISO) ?? UNKNOWN_INSTANT;
}
