import { readTexts, isRecord, type JsonRecord } from '#state/read/coerce.ts';
import type { PayloadOf } from '#state/records/farm-action.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import { readHarvestLog } from '#state/read/slices/read-farm-log.ts';
import { UsageError } from '../command.ts';
import { recordOf, textOf } from './described-payload.ts';

/** A weighed harvest; its id follows from the cycle it belongs to. */
export function harvestRecord(payload: JsonRecord): PayloadOf<'RECORD_HARVEST'> {
  return { record: readRecord(recordOf(payload, 'record'), 'record') };
}

/** A harvest sheet: what was cut, and what it weighed. */
export function harvestSheet(payload: JsonRecord): PayloadOf<'ENTER_HARVEST_SHEET'> {
  const records = Array.isArray(payload.records) ? payload.records.filter(isRecord) : [];
  return {
    cutIds: readTexts(payload.cutIds),
    records: records.map((source) => readRecord(source, 'records')),
  };
}

function readRecord(source: JsonRecord, field: string): HarvestRecord {
  textOf(source, 'cycleKey');
  const [record] = readHarvestLog([source]) ?? [];
  if (record === undefined) throw new UsageError(`needs a valid harvest in '${field}'.`);
  return record;
}
