import { expect, test } from 'vitest';
import { anOrder, aFarm, aVariety } from '#tests/support/builders/builders.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { mergeFarms } from './merge-farms.ts';

const TODAY = '2025-03-10';
const NOW = Date.parse('2025-03-10T12:00:00.000Z');

/** This device wrote at 2, the other one at 1, unless said otherwise. */
function merge(
  base: FarmDocument | null,
  local: FarmDocument,
  remote: FarmDocument,
  [here, there] = [2, 1],
) {
  return mergeFarms({
    base,
    local: writtenAt(local, here),
    remote: writtenAt(remote, there),
    today: TODAY,
    now: NOW,
    deviceNames: { local: 'Phone', remote: 'Office' },
  });
}

function writtenAt(farm: FarmDocument, lastWriteAt: number): FarmDocument {
  return { ...farm, meta: { ...farm.meta, lastWriteAt } };
}

const pea = aVariety({ id: 'pea' });
const farm = aFarm({ varieties: [pea], orders: [anOrder({ id: 'a' }), anOrder({ id: 'b' })] });

function withPea(more: Partial<typeof pea>): FarmDocument {
  return { ...farm, varieties: [{ ...pea, ...more }] };
}

test('of two values of one field the later is kept and the other is noted', () => {
  const { merged, notices } = merge(farm, withPea({ name: 'Peas' }), withPea({ name: 'Pea tips' }));
  expect(merged.varieties[0]?.name).toBe('Peas');
  expect(notices).toMatchObject([
    {
      kind: 'field',
      slice: 'varieties',
      entityId: 'pea',
      field: 'name',
      base: 'Pea',
      kept: 'Peas',
      lost: 'Pea tips',
      keptBy: 'Phone',
      lostBy: 'Office',
      at: NOW,
    },
  ]);
  expect(merged.meta.sync?.['notices']).toEqual(notices);
});

test('written at the same time, the value in the cloud is kept', () => {
  const { merged } = merge(farm, withPea({ name: 'Peas' }), withPea({ name: 'Pea tips' }), [5, 5]);
  expect(merged.varieties[0]?.name).toBe('Pea tips');
});

test('orders added on both devices are both there', () => {
  const local = { ...farm, orders: [...farm.orders, anOrder({ id: 'c' })] };
  const remote = { ...farm, orders: [...farm.orders, anOrder({ id: 'd' })] };
  const { merged } = merge(farm, local, remote);
  expect(merged.orders.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
