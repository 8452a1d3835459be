import type { SeedAction } from '#state/actions/farm-action.ts';
import { parseNumber, readText } from '#state/normalise/coerce.ts';
import type { JsonRecord } from '#state/normalise/json-record.ts';
import { UsageError } from '../command.ts';
import { instantOf, textOf } from './payload-fields.ts';

type PayloadOf<T extends SeedAction['type']> = Extract<SeedAction, { type: T }>['payload'];

/** Seed that came in, or went out with pounds below 0. */
export function seedIntake(payload: JsonRecord): PayloadOf<'ADD_SEED_INTAKE'> {
  const id = readText(payload.id);
  const link = readText(payload.link);
  const pounds = parseNumber(payload.pounds);
  if (pounds === null || pounds === 0)
    throw new UsageError("needs a number 'pounds' other than 0.");
  return {
    ...(id !== '' && { id }),
    varietyId: textOf(payload, 'varietyId'),
    pounds,
    note: readText(payload.note),
    atISO: instantOf(payload, 'atISO'),
    ...(link !== '' && { link }),
  };
}

/** What a bag of seed weighs and costs. */
export function seedCost(payload: JsonRecord): PayloadOf<'SET_SEED_COST'> {
  return {
    varietyId: textOf(payload, 'varietyId'),
    bagLb: aboveZeroOf(payload, 'bagLb'),
    bagCost: aboveZeroOf(payload, 'bagCost'),
  };
}

/** Where seed is bought; a blank or missing link clears it. */
export function reorderLink(payload: JsonRecord): PayloadOf<'SET_SEED_REORDER_LINK'> {
  return { varietyId: textOf(payload, 'varietyId'), url: readText(payload.url) };
}

function aboveZeroOf(payload: JsonRecord, field: string): number {
  const number = parseNumber(payload[field]);
  if (number !== null && number > 0) return number;
  throw new UsageError(`needs a number above 0 in '${field}'.`);
}
