import type { AutoSeedUsage, SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import {
  LOSS_REASONS,
  type HarvestLoss,
  type LossReason,
  type TraysPlantedEntry,
} from '#domain/planning/task.ts';
import {
  readChoice,
  readNumber,
  readOptionalText,
  readText,
  readTexts,
  readWhole,
} from './coerce.ts';
import { plantedEntryId } from '#domain/trays/planted-log.ts';
import { isRecord, type JsonRecord } from './json-record.ts';
import { listRecords, readRecords } from './read-records.ts';
import { readDay, readInstant, UNKNOWN_INSTANT } from './read-time.ts';
import { readTrays } from './read-tray-usage.ts';
import { readLink } from './read-varieties.ts';
import { settle } from './settle.ts';

/**
 * Trays really planted, one entry per day and variety: of two the one recorded later counts.
 * Entries without a day are dropped.
 */
export function readTraysPlantedLog(value: unknown): TraysPlantedEntry[] {
  const latest = new Map<string, JsonRecord>();
  for (const source of listRecords(value)) {
    const dateISO = readDay(source.dateISO);
    if (dateISO === null) continue;
    const key = `${dateISO}_${readText(source.varietyId)}`;
    const other = latest.get(key);
    if (other === undefined || recordedAt(source) >= recordedAt(other)) latest.set(key, source);
  }
  return readRecords([...latest.values()], idOfPlanted, readPlanted);
}

/** Movements of seed. */
export function readSeedTransactions(value: unknown): SeedTransaction[] {
  return readRecords(value, 'seed', (source, id) =>
    settle<SeedTransaction>(source, {
      id,
      atISO: readInstant(source.atISO) ?? UNKNOWN_INSTANT,
      varietyId: readText(source.varietyId),
      pounds: readNumber(source.pounds, 0),
      note: readText(source.note),
      meta: readSeedMark(source.meta),
      link: readLink(source.link) ?? undefined,
    }),
  );
}

/** Trays lost at harvests; losses without a day are dropped. */
export function readHarvestLosses(value: unknown): HarvestLoss[] {
  return readRecords(value, 'loss', (source, id) => {
    const dateISO = readDay(source.dateISO);
    if (dateISO === null) return null;
    return settle<HarvestLoss>(source, {
      id,
      dateISO,
      varietyId: readText(source.varietyId),
      qty: readWhole(source.qty, 1, { min: 1 }),
      reason: readLossReason(source.reason),
      cycleKey: readOptionalText(source.cycleKey),
      note: readText(source.note),
      atISO: readInstant(source.atISO) ?? UNKNOWN_INSTANT,
    });
  });
}

function readLossReason(value: unknown): LossReason | undefined {
  return readOptionalText(value) === undefined
    ? undefined
    : readChoice(value, LOSS_REASONS, 'OTHER');
}

function readPlanted(source: JsonRecord, id: string): TraysPlantedEntry | null {
  const dateISO = readDay(source.dateISO);
  if (dateISO === null) return null;
  const taskIds = readTexts(source.taskIds);
  return settle<TraysPlantedEntry>(source, {
    id,
    dateISO,
    varietyId: readText(source.varietyId),
    trays: readTrays(source.trays),
    expectedTrays: readTrays(source.expectedTrays),
    note: readText(source.note),
    recordedAtISO: recordedAt(source),
    taskIds,
    source: readChoice(source.source, ['task', 'manual'], taskIds.length > 0 ? 'task' : 'manual'),
  });
}

function recordedAt(source: JsonRecord): string {
  return readInstant(source.recordedAtISO) ?? UNKNOWN_INSTANT;
}

function idOfPlanted(record: JsonRecord): string {
  return plantedEntryId(String(readDay(record.dateISO)), readText(record.varietyId));
}

function readSeedMark(value: unknown): AutoSeedUsage | undefined {
  if (!isRecord(value)) return undefined;
  const type = readChoice(value.type, ['AUTO_SEED_USAGE'], null);
  // Marks of other tools are kept as they are; readers look at the type first.
  if (type === null) return value as unknown as AutoSeedUsage;
  const dateISO = readDay(value.dateISO);
  if (dateISO === null) return undefined;
  return settle<AutoSeedUsage>(value, {
    type,
    dateISO,
    deltaTrays: readNumber(value.deltaTrays, 0),
    gramsPerTray: readNumber(value.gramsPerTray, 0),
  });
}
