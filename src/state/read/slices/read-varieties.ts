import { slug } from '#domain/records/change-records.ts';
import type { GrowStep, Variety } from '#domain/catalog/varieties/variety.ts';
import { DAYS_TO_HARVEST, STEPS, VARIETIES } from '../../schema/crops.ts';
import { parseNumber, readChoice, readText } from '../coerce.ts';
import { hashId } from '../new-id.ts';
import { readList, readOne, readRecord } from '../read-record.ts';
import { readRecords } from '../read-records.ts';
import type { JsonRecord } from '../../document/json-record.ts';

/** The farm's varieties. One without an id is known by the slug of its name, one without a name by its id. */
export function readVarieties(value: unknown): Variety[] {
  return readRecords(value, idOfVariety, readVariety);
}

export function readVariety(source: JsonRecord, id: string): Variety {
  const steps = readSteps(source.steps, readOne(DAYS_TO_HARVEST, source, 'daysToHarvest'));
  const isUnnamed = readText(source.name).trim() === '';
  return readRecord(VARIETIES, source, id, { steps, ...(isUnnamed && { name: id }) });
}

/** The grow steps of a variety; a harvest that does not say its day is on the last one. */
function readSteps(value: unknown, daysToHarvest: number): GrowStep[] {
  return readList(STEPS, value, ({ type, dayStart }) => {
    const isUndated = parseNumber(dayStart) === null;
    const isHarvest = readChoice(type, ['HARVEST'], null) !== null;
    return isUndated && isHarvest ? { dayStart: daysToHarvest } : {};
  });
}

function idOfVariety(record: JsonRecord): string {
  return slug(readText(record.name)) || hashId('variety', record);
}
