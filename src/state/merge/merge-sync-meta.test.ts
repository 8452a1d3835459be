import { expect, test } from 'vitest';
import { aFarm } from '#tests/support/builders/builders.ts';
import { mergeTwo } from '#tests/support/merge/merge-two.ts';
import { versionOf, withVersion } from '../document/sync/sync-meta.ts';

test.each([
  [{ phone: 5 }, { phone: 3 }, { phone: 5 }],
  [{ phone: 3 }, { phone: 5 }, { phone: 5 }],
  [
    { phone: 5, office: 1 },
    { phone: 3, office: 2 },
    { phone: 5, office: 2 },
  ],
])('of the writes %j and %j without a past, %j are known after', (phone, office, known) => {
  const farm = (vv: Readonly<Record<string, number>>) => withVersion(aFarm(), { vv, marks: {} });
  for (const times of [
    [1, 2],
    [2, 1],
  ] as const) {
    const { merged } = mergeTwo(null, farm(phone), farm(office), [...times]);
    expect(versionOf(merged).vv).toEqual(known);
  }
});
