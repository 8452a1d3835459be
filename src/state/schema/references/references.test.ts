import { expect, test } from 'vitest';
import { changeEntry } from '../../document/document-patch-path.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { freshFarm } from '../../document/fresh-farm.ts';
import { FARM_SCHEMA } from '../farm-schema.ts';
import type { MergeRule, Reference } from '../merge-rule.ts';
import { dropRecord } from './drop-references.ts';
import { isProblem, missingReferences } from './missing-references.ts';
import { namedIn } from './references-in.ts';
import { renameRecord } from './rename-record.ts';
import { restoreRecord } from './restore-references.ts';
import { isRecord, readOwn, type JsonRecord } from '../../document/json-record.ts';

/** One place of the description that names records, and a value that does so there and nowhere else. */
interface Place {
  readonly path: string;
  readonly reference: Reference;
  readonly value: unknown;
}

const TEXT = (by: Reference['by']) => (by === 'key' ? 'target|2026-11-20' : 'target');

/** Every place below a rule that names records, however deep. */
function placesIn(rule: MergeRule, path = ''): readonly Place[] {
  const { names } = rule;
  const inside = (inner: MergeRule, step: string, wrap: (value: unknown) => unknown) =>
    placesIn(inner, path + step).map((place) => ({ ...place, value: wrap(place.value) }));
  const own = (value: unknown, step = ''): readonly Place[] =>
    names ? [{ path: path + step, reference: names, value }] : [];
  switch (rule.kind) {
    case 'fields':
      return Object.entries(rule.of).flatMap(([name, inner]) =>
        inside(inner, path === '' ? name : `.${name}`, (value) => ({ [name]: value })),
      );
    case 'records':
      return inside(rule.of, '[0]', (value) => [{ id: 'record', ...Object(value) }]);
    case 'map':
      return [
        ...own({ target: {} }, '.target'),
        ...inside(rule.of, '.other', (value) => ({ other: value })),
      ];
    case 'whole':
    case 'derived':
      return rule.of ? placesIn(rule.of, path) : own(TEXT(names?.by));
    case 'set':
      return own([TEXT(names?.by)], '[0]');
    default:
      return own(TEXT(names?.by));
  }
}

const PLACES = placesIn(FARM_SCHEMA).map((place) => [place.path, place] as const);

const TARGET = { id: 'target', name: 'The Target' };

function withValue(farm: unknown, value: unknown): unknown {
  if (!isRecord(farm) || !isRecord(value)) return value;
  return Object.entries(value).reduce<JsonRecord>(
    (whole, [name, part]) => ({ ...whole, [name]: withValue(readOwn(farm, name), part) }),
    farm,
  );
}

/** A farm with the record that is named, and one place that names it. */
function aFarmNaming({ reference, value }: Place): FarmDocument {
  const naming = withValue({ ...freshFarm(), varieties: [{ id: 'other', name: 'Other' }] }, value);
  return changeEntry(naming, reference.to.split('/'), (list) => [
    ...(Array.isArray(list) ? (list as readonly unknown[]) : []),
    TARGET,
  ]) as FarmDocument;
}

function withoutTarget(farm: FarmDocument, { reference }: Place): FarmDocument {
  return changeEntry(farm, reference.to.split('/'), (list) =>
    Array.isArray(list) ? list.filter((one: unknown) => one !== TARGET) : list,
  ) as FarmDocument;
}

const textAt = (farm: FarmDocument, path: string) =>
  namedIn(farm, () => true).find((place) => place.path === path)?.text;

test.each(PLACES)('%s is renamed with what it names', (path, place) => {
  const renamed = renameRecord(aFarmNaming(place), place.reference.to, 'target', 'renamed');
  const texts = namedIn(renamed, ({ to }) => to === place.reference.to).map(({ text }) => text);
  expect(texts).toEqual([TEXT(place.reference.by).replace('target', 'renamed')]);
  expect(textAt(renamed, path.replace(/target$/, 'renamed'))).toBe(texts[0]);
});

test.each(PLACES)(
  '%s forgets what is deleted, unless it is history or up to the grower',
  (path, place) => {
    const dropped = dropRecord(aFarmNaming(place), place.reference.to, 'target');
    const stays = ['keep', 'history', 'refuse'].includes(place.reference.onDelete);
    expect(textAt(dropped, path)).toBe(stays ? TEXT(place.reference.by) : undefined);
  },
);

test.each(PLACES)('%s is there again when the delete is taken back', (_path, place) => {
  const farm = aFarmNaming(place);
  const dropped = dropRecord(farm, place.reference.to, 'target');
  expect(restoreRecord(dropped, farm, place.reference.to, 'target')).toEqual(farm);
});

test.each(PLACES)(
  '%s is told as a problem when what it names is missing, unless it is history',
  (path, place) => {
    const farm = withoutTarget(aFarmNaming(place), place);
    const problems = missingReferences(farm, isProblem).map((problem) => problem.path);
    expect(problems).toEqual(place.reference.onDelete === 'history' ? [] : [path]);
  },
);

test('a record whose id is made of what it names is renamed, too, and all that names it', () => {
  const cycleKey = 'pea|2026-11-20';
  const farm = {
    ...freshFarm(),
    products: [{ id: 'prod_pea', type: 'single', varietyId: 'pea' }],
    recurring: [{ id: 'rec_1', items: [{ productId: 'prod_pea', count: 1 }] }],
    tasks: [{ id: '2026-11-20|HARVEST|pea', taskKey: '2026-11-20|HARVEST|pea', cycleKey }],
    traysPlantedLog: [
      { id: 'log_2026-11-10_pea', dateISO: '2026-11-10', varietyId: 'pea', taskIds: [] },
    ],
    harvestLog: [{ id: `hrv_${cycleKey}`, cycleKey, varietyId: 'pea' }],
  } as unknown as FarmDocument;
  expect(renameRecord(farm, 'varieties', 'pea', 'pea-2')).toMatchObject({
    products: [{ id: 'prod_pea-2', varietyId: 'pea-2' }],
    recurring: [{ items: [{ productId: 'prod_pea-2' }] }],
    tasks: [{ id: '2026-11-20|HARVEST|pea-2', cycleKey: 'pea-2|2026-11-20' }],
    traysPlantedLog: [{ id: 'log_2026-11-10_pea-2', varietyId: 'pea-2' }],
    harvestLog: [{ id: 'hrv_pea-2|2026-11-20', varietyId: 'pea-2' }],
  });
});

test('shelves forget a variety by its name, too, but not a name that another variety has', () => {
  const shelf = { id: 's1', constraints: { allowedVarieties: ['PEA ', 'pea-1', 'Kale'] } };
  const farm = {
    ...freshFarm(),
    varieties: [
      { id: 'pea-1', name: 'Pea' },
      { id: 'kale', name: 'Kale' },
      { id: 'kale-2', name: 'kale' },
    ],
    capacity: { ...freshFarm().capacity, racks: [{ id: 'grow-1', shelves: [shelf] }] },
  } as unknown as FarmDocument;
  const allowed = (after: FarmDocument) =>
    after.capacity.racks[0]?.shelves[0]?.constraints.allowedVarieties;
  expect(allowed(dropRecord(farm, 'varieties', 'pea-1'))).toEqual(['Kale']);
  expect(allowed(dropRecord(farm, 'varieties', 'kale'))).toEqual(['PEA ', 'pea-1', 'Kale']);
});
