import fc from 'fast-check';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';

/**
 * Farms of every shape a document may have, with unknown keys, doubled ids and odd names. They need not
 * make sense to a grower; they only have to survive being stored, compared and taken back.
 */
export function anyFarm(): fc.Arbitrary<FarmDocument> {
  return fc
    .record({
      meta: fc.record({
        version: fc.constant(2),
        lastWriteAt: fc.nat(),
        catalogUpdatedAt: fc.nat(),
      }),
      orders: recordsWith({ items: records() }),
      varieties: recordsWith({ steps: records(), journal: records() }),
      tasks: fc.oneof(records(), doubledRecords()),
      catalog: fc.record({ materials: records(), seedsByVariety: fc.dictionary(name(), value()) }),
      trayStatus: fc.record({ dirtyWithHoles: fc.nat(9), activePlantings: recordsBy('cycleKey') }),
      commonTasks: fc.array(name(), { maxLength: 3 }),
      unknown: fc.option(value(), { nil: undefined }),
    })
    .map(({ meta, catalog, trayStatus, commonTasks, unknown, ...lists }) => {
      const farm = freshFarm();
      const random = {
        ...farm,
        ...lists,
        meta,
        catalog: { ...farm.catalog, ...catalog },
        trayStatus: { ...farm.trayStatus, ...trayStatus },
        settings: { ...farm.settings, commonTasks },
        ...(unknown !== undefined && { unknown }),
      };
      // As read from a disk, where no two parts are the same object; of the shape of a farm, not its sense.
      return JSON.parse(JSON.stringify(random)) as FarmDocument;
    });
}

const IDS = ['a', 'b', 'c', 'd', 'e', 'constructor', '__proto__'] as const;

function name(): fc.Arbitrary<string> {
  return fc.constantFrom(...IDS, 'hasOwnProperty');
}

function value(): fc.Arbitrary<unknown> {
  return fc.jsonValue({ maxDepth: 2 });
}

function records(): fc.Arbitrary<object[]> {
  return recordsBy('id');
}

function recordsBy(key: string): fc.Arbitrary<object[]> {
  return fc
    .uniqueArray(fc.record({ id: name(), qty: fc.nat(2) }), {
      selector: ({ id }) => id,
      maxLength: 6,
    })
    .map((list) => list.map(({ id, qty }) => ({ [key]: id, qty })));
}

function recordsWith(parts: Record<string, fc.Arbitrary<object[]>>): fc.Arbitrary<object[]> {
  return fc
    .tuple(records(), fc.record(parts))
    .map(([list, nested]) => list.map((record) => ({ ...record, ...nested })));
}

function doubledRecords(): fc.Arbitrary<object[]> {
  return fc.array(fc.record({ id: name(), qty: fc.nat(2) }), { maxLength: 5 });
}
