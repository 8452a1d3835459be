import { expect, test } from 'vitest';
import { anOrder, aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { MOMENT } from '#tests/support/devices/act.ts';
import { mergeTwo as merge } from '#tests/support/merge/merge-two.ts';
import { versionOf, withVersion } from '../document/sync/sync-meta.ts';
import type { FarmDocument } from '../document/farm-document.ts';

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
      at: MOMENT.now,
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

test.each([
  [{ phone: 5 }, { phone: 3 }, { phone: 5 }],
  [{ phone: 3 }, { phone: 5 }, { phone: 5 }],
  [
    { phone: 5, office: 1 },
    { phone: 3, office: 2 },
    { phone: 5, office: 2 },
  ],
])('of the writes %j and %j without a past, %j are known after', (phone, office, known) => {
  const wrote = (vv: Readonly<Record<string, number>>) => withVersion(aFarm(), { vv, marks: {} });
  for (const times of [
    [1, 2],
    [2, 1],
  ] as const) {
    const { merged } = merge(null, wrote(phone), wrote(office), [...times]);
    expect(versionOf(merged).vv).toEqual(known);
  }
});
