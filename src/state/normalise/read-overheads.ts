import type { Overhead, OverheadBill, OverheadScenario } from '#domain/catalog/catalog.ts';
import { OVERHEAD_CATEGORIES } from '#domain/catalog/overheads/overhead-categories.ts';
import { OVERHEAD_MODES } from '#domain/catalog/overheads/overhead-modes.ts';
import { readChoice, readNumber, readText, readWhole } from './coerce.ts';
import { asRecord, type JsonRecord } from './json-record.ts';
import { readRecords } from './read-records.ts';
import { settle } from './settle.ts';

const CATEGORIES = OVERHEAD_CATEGORIES.map(({ category }) => category);
const MODES = OVERHEAD_MODES.map(({ mode }) => mode);

/** Recurring costs of the farm. */
export function readOverheads(value: unknown): Overhead[] {
  return readRecords(value, 'ovh', readOverhead);
}

/** A recurring cost; of an unknown kind it is a general one, by the month unless it says otherwise. */
export function readOverhead(source: JsonRecord, id: string): Overhead {
  return settle<Overhead>(source, {
    id,
    name: readText(source.name),
    category: readChoice(source.category, CATEGORIES, 'GENERAL'),
    mode: readChoice(source.mode, MODES, 'PER_MONTH'),
    cost: readNumber(source.cost, 0),
    notes: readText(source.notes),
  });
}

/** Bills of single months. */
export function readOverheadBills(value: unknown): OverheadBill[] {
  return readRecords(value, 'bill', readOverheadBill);
}

/** A bill; an amount that is no number is 0, months are 1 to 12. */
export function readOverheadBill(source: JsonRecord, id: string): OverheadBill {
  return settle<OverheadBill>(source, {
    id,
    name: readText(source.name),
    category: readChoice(source.category, CATEGORIES, 'GENERAL'),
    month: readWhole(source.month, 1, { min: 1, max: 12 }),
    year: readWhole(source.year, 0, { min: 0, max: 9999 }),
    amount: readNumber(source.amount, 0),
    notes: readText(source.notes),
  });
}

/** The volumes over which overheads were last spread. */
export function readOverheadScenario(value: unknown): OverheadScenario {
  const source = asRecord(value);
  const volume = (typed: unknown) => readNumber(typed, 0, { min: 0 });
  return settle<OverheadScenario>(source, {
    months: readNumber(source.months, 1, { min: 1 }),
    trays: volume(source.trays),
    units: volume(source.units),
    events: volume(source.events),
    ounces: volume(source.ounces),
    batches: volume(source.batches),
  });
}
