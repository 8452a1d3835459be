import { readFileSync } from 'node:fs';
import { isRecord, type JsonRecord } from '#state/document/json-record.ts';

/** Text of the backup file of a believable one-person farm around Friday 2026-11-20. */
export function smallFarmText(): string {
  return readFileSync(new URL('../../samples/small-farm.json', import.meta.url), 'utf8');
}

/** The farm in that backup, as the file spells it. */
export function smallFarmState(): JsonRecord {
  const file: unknown = JSON.parse(smallFarmText());
  if (isRecord(file) && isRecord(file.state)) return file.state;
  throw new Error('The sample holds no farm.');
}

export function changedSmallFarm(change: (state: JsonRecord) => object): JsonRecord {
  const state = smallFarmState();
  return { ...state, ...change(state) };
}

/** The same farm with at most a few records in each list, for tests that read it many times. */
export function fewOfEach(value: unknown, most = 3): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map((item) => fewOfEach(item, most));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, fewOfEach(field, most)]),
  );
}
