import type {
  Overhead,
  OverheadBill,
  OverheadCategory,
  OverheadMode,
  OverheadScenario,
} from '#domain/catalog/catalog.ts';
import { readChoice, readNumber, readText, readWhole } from './coerce.ts';
import { asRecord } from './json-record.ts';
import { readRecords } from './read-records.ts';
import { settle } from './settle.ts';

const CATEGORIES: readonly OverheadCategory[] = [
  'EVENTS',
  'RENT',
  'SOFT_SERVICES',
  'WATER',
  'ELECTRIC',
  'LABOR',
  'VEHICLE',
  'GENERAL',
];

const MODES: readonly OverheadMode[] = [
  'PER_MONTH',
  'PER_TRAY',
  'PER_UNIT',
  'PER_EVENT',
  'PER_OZ',
  'PER_BATCH',
];

/** Recurring costs of the farm. */
export function readOverheads(value: unknown): Overhead[] {
  return readRecords(value, 'ovh', (source, id) =>
    settle<Overhead>(source, {
      id,
      name: readText(source.name),
      category: readChoice(source.category, CATEGORIES, 'GENERAL'),
      mode: readChoice(source.mode, MODES, 'PER_MONTH'),
      cost: readNumber(source.cost, 0),
      notes: readText(source.notes),
    }),
  );
}

/** Bills of single months. */
export function readOverheadBills(value: unknown): OverheadBill[] {
  return readRecords(value, 'bill', (source, id) =>
    settle<OverheadBill>(source, {
      id,
      name: readText(source.name),
      category: readChoice(source.category, CATEGORIES, 'GENERAL'),
      month: readWhole(source.month, 1, { min: 1, max: 12 }),
      year: readWhole(source.year, 0, { min: 0, max: 9999 }),
      amount: readNumber(source.amount, 0),
      notes: readText(source.notes),
    }),
  );
}

/** The volumes over which overheads were last spread. */
export function readOverheadScenario(value: unknown): OverheadScenario {
  const source = asRecord(value);
  const volume = (typed: unknown) => readNumber(typed, 0, { min: 0 });
  return settle<OverheadScenario>(source, {
    months: readNumber(source.months, 1, { min: 0 }),
    trays: volume(source.trays),
    units: volume(source.units),
    events: volume(source.events),
    ounces: volume(source.ounces),
    batches: volume(source.batches),
  });
}
