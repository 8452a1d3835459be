import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { MOMENT } from '#tests/support/devices/act.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { mergeBothWays } from '#tests/support/merge/merge-two.ts';
import type { FarmAction } from '../../records/farm-action.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { perform } from '../../records/perform.ts';
import { versionOf, withVersion } from '../../document/sync/sync-meta.ts';
import { bump, seqOf } from '../../document/sync/version-vector.ts';
import { mergeFarms } from '../merge-farms.ts';
import { joinShares, readShares, withOwnShare } from './stock-shares.ts';

const FARM: FarmDocument = aFarm({
  catalog: { materials: [aMaterial({ id: 'lid', stock: { qty: 50, unit: 'each' } })] },
});
const START = written(FARM, 'office');

test('what every device has brought is noted as it writes', () => {
  const phone = written(moved(START, 5), 'phone');
  expect(readShares(phone)['lid']?.by).toEqual({ office: 50, phone: 5 });
  const office = written(moved(phone, -20), 'office');
  expect(readShares(office)['lid']?.by).toEqual({ office: 30, phone: 5 });
});

test('farms that began to count apart are not added up', () => {
  const [phone, office] = [written(moved(FARM, 5), 'phone'), written(moved(FARM, 20), 'office')];
  expect([55, 70]).toContain(lids(meet(phone, office).merged));
});

test('stock adds up on devices that never know what they have in common, whatever the cloud forgets', () => {
  const step = fc.record({
    kind: fc.nat(5),
    device: fc.nat(3),
    amount: fc.integer({ min: -9, max: 9 }),
  });
  checkLaw([fc.array(step, { maxLength: 24 })], { numRuns: 40 }, (steps) => {
    const names = ['office', 'phone', 'tablet', 'barn'];
    const farms = names.map(() => START);
    let cloud = [START];
    let onHand = 50;
    const sync = (index: number): void => {
      const [local, remote] = [farms[index] ?? START, cloud.at(-1)];
      const merged = remote === undefined ? local : meet(local, remote).merged;
      const next = written(merged, names[index] ?? '');
      farms[index] = next;
      cloud.push(next);
    };
    for (const { kind, device, amount } of steps) {
      if (kind < 2) {
        farms[device] = moved(farms[device] ?? START, amount);
        onHand += amount;
      } else if (kind < 5) sync(device);
      else cloud = cloud.slice(0, -Math.abs(amount));
    }
    for (const index of [0, 1, 2, 3, 0, 1, 2]) sync(index);
    expect(farms.map(lids)).toEqual([onHand, onHand, onHand, onHand]);
  });
});

test('a delivery that was taken back is gone everywhere, also when the farms agree on a time before it came', () => {
  const came = written(moved(START, 5), 'phone');
  const office = written(came, 'office');
  const takenBack = written(moved(came, -5), 'phone');
  for (const { merged } of mergeBothWays(START, office, takenBack)) {
    expect(lids(merged)).toBe(50);
    expect(readShares(merged)['lid']?.by).toEqual({ office: 50, phone: 0 });
  }
});

test('a material that was gone for one write goes on with what each device has brought', () => {
  const none = { ...START, catalog: { ...START.catalog, materials: [] } };
  const gone = written(none, 'office');
  const back = { ...gone, catalog: START.catalog };
  const office = written(moved(back, 4), 'office');
  expect(readShares(office)['lid']?.by).toEqual({ office: 54 });
  expect(lids(meet(moved(START, 7), office).merged)).toBe(61);
});

function moved(farm: FarmDocument, qty: number): FarmDocument {
  const now = MOMENT.now + farm.meta.lastWriteAt;
  const [material] = farm.catalog.materials;
  const stock = { qty: (material?.stock.qty ?? 0) + qty, unit: 'each' } as const;
  const action: FarmAction = { type: 'UPDATE_MATERIAL', payload: { id: 'lid', patch: { stock } } };
  return perform(farm, { ...action, moment: { ...MOMENT, now } }).document;
}

/** The farm as a device sends it. */
function written(farm: FarmDocument, device: string): FarmDocument {
  const seq = seqOf(versionOf(farm), device) + 1;
  const version = bump(versionOf(farm), device, seq, `${device}${seq}${farm.meta.lastWriteAt}`);
  return withOwnShare(withVersion(farm, version), device, `${device}:${seq}`);
}

function meet(local: FarmDocument, remote: FarmDocument) {
  return mergeFarms({ base: null, local, remote, ...MOMENT });
}

function lids({ catalog }: FarmDocument): number | undefined {
  return catalog.materials[0]?.stock.qty;
}

test('shares that are not told as this program tells them are left out', () => {
  const good = { by: { office: 5 }, since: 'x', unit: 'each' };
  const stock = {
    good,
    text: 'five',
    none: { since: 'x', unit: 'each' },
    words: { ...good, by: { office: 'five' } },
    ageless: { by: { office: 5 }, unit: 'each' },
    unitless: { by: { office: 5 }, since: 'x' },
  };
  expect(readShares({ ...FARM, meta: { ...FARM.meta, sync: { stock } } })).toEqual({ good });
});

test('the shares of a material that only one side has stay with it', () => {
  const none = { ...START, meta: { ...START.meta, sync: {} } };
  const shares = { lid: { since: 'w0', unit: 'each', by: { office: 50 } } };
  const some = { ...START, meta: { ...START.meta, sync: { stock: shares } } };
  expect(joinShares(some, none)).toEqual(shares);
  expect(joinShares(none, some)).toEqual(shares);
});

test('a count on one device and what came in on the other are both so, also without a common past', () => {
  const phone = moved(START, 5);
  const materials = phone.catalog.materials.map((lid) => ({
    ...lid,
    meta: { ...lid.meta, countedAt: '2025-03-10T09:00:00.000Z' },
  }));
  const counted = written({ ...phone, catalog: { ...phone.catalog, materials } }, 'phone');
  const office = written(moved(START, 20), 'office');
  expect(lids(meet(counted, office).merged)).toBe(75);
  expect(lids(meet(office, counted).merged)).toBe(75);
});
