import type { AutoSeedUsage, SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { TraysPlantedEntry } from '#domain/planning/task.ts';
import { harvestRecordId, type HarvestRecord } from '#domain/supply/harvest-record.ts';
import { type Incremental, runToCompletion } from '#domain/records/run-to-completion.ts';
import { plantedEntryId } from '#domain/trays/planted-log.ts';
import { SEEDS_INVENTORY, SEED_MARK } from '../../schema/seeds.ts';
import { HARVEST_LOG, TRAYS_PLANTED_LOG } from '../../schema/work.ts';
import { readChoice, readNumber, readText, readWhole } from '../coerce.ts';
import { listSteps, readList, readObject } from '../read-record.ts';
import { listRecords } from '../read-records.ts';
import { readDay, readInstant } from '../read-time.ts';
import { isRecord, type JsonRecord } from '../../document/json-record.ts';

/** Trays really planted, in steps, one entry per day and variety: of two the one recorded later counts. */
export function* plantedLogSteps(value: unknown): Incremental<TraysPlantedEntry[]> {
  const entries = listRecords(value).filter(({ dateISO }) => readDay(dateISO) !== null);
  const byDay = ({ dateISO, varietyId }: JsonRecord) =>
    `${readDay(dateISO)}_${readText(varietyId)}`;
  yield;
  const latest = yield* latestSteps(entries, byDay);
  yield;
  return yield* listSteps(
    TRAYS_PLANTED_LOG,
    latest,
    () => ({}),
    ({ dateISO, varietyId }) => plantedEntryId(String(readDay(dateISO)), readText(varietyId)),
  );
}

/** Reads harvest weights. Of two for one harvest the later counts; empty ones are dropped. */
export function readHarvestLog(value: unknown): readonly HarvestRecord[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const idOf = ({ id, cycleKey }: JsonRecord) =>
    readText(id) || harvestRecordId(readText(cycleKey));
  const isSomething = ({ trays, weightOz }: JsonRecord) =>
    readWhole(trays, 0) > 0 || readNumber(weightOz, 0) > 0;
  return readList(
    HARVEST_LOG,
    runToCompletion(latestSteps(listRecords(value), idOf)),
    (source) => (isSomething(source) ? {} : null),
    idOf,
  );
}

export function seedTransactionSteps(value: unknown): Incremental<SeedTransaction[]> {
  return listSteps(SEEDS_INVENTORY, value, ({ meta }) => ({ meta: readSeedMark(meta) }));
}

const RECORDS_IN_STEP = 500;

/** Keeps the latest of records about the same thing. */
function* latestSteps(
  sources: readonly JsonRecord[],
  thing: (source: JsonRecord) => string,
): Incremental<readonly JsonRecord[]> {
  const latest = new Map<string, JsonRecord>();
  for (const [at, source] of sources.entries()) {
    if (at % RECORDS_IN_STEP === 0) yield;
    const key = thing(source);
    const other = latest.get(key);
    if (other === undefined || recordedAt(source) >= recordedAt(other)) latest.set(key, source);
  }
  return [...latest.values()];
}

function recordedAt(source: JsonRecord): string {
  return readInstant(source.recordedAtISO) ?? '';
}

function readSeedMark(value: unknown): AutoSeedUsage | undefined {
  if (!isRecord(value)) return undefined;
  const type = readChoice(value.type, ['AUTO_SEED_USAGE'], null);
  // Marks of other tools are kept as they are; readers look at the type first.
  if (type === null) return value as unknown as AutoSeedUsage;
  return readDay(value.dateISO) === null ? undefined : readObject(SEED_MARK, value);
}
