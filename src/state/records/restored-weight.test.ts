import { expect, test } from 'vitest';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { withLost } from '#tests/support/merge/a-sync-notice.ts';
import { aPeaPowderFarm } from '#tests/support/farms/pea-powder-farm.ts';

const WEIGHED = aDryLoad({
  startISO: '2025-03-12',
  status: 'DONE',
  lines: [aDryLine({ wetOz: 75, dryG: 240 })],
});
const FARM = normalizeFarm(
  aPeaPowderFarm({ item: { stockQty: 1360 }, more: { dryLoads: [WEIGHED] } }),
);

/** The farm after the value that gave way on another device is used. */
function restored(field: string, kept: unknown, lost: unknown) {
  const { alchemy, dryLoads } = withLost(FARM, {
    slice: 'dryLoads',
    entityId: WEIGHED.id,
    field: `lines/powder/${field}`,
    kept,
    lost,
  });
  return { stock: alchemy.items[0]?.stockQty, load: dryLoads?.[0] };
}

test('a dry weight that gave way on another device is taken again: its grams come into stock, the others go', () => {
  const other = restored('dryG', 240, 230);
  expect(other.stock).toBe(1350);
  expect(other.load).toMatchObject({ status: 'DONE', lines: [{ dryG: 230 }] });
  const none = restored('dryG', 240, null);
  expect(none.stock).toBe(1120);
  expect(none.load?.status).toBe('RUNNING');
});

test('a fresh weight that gave way is put back, and moves no stock', () => {
  const other = restored('wetOz', 75, 70);
  expect(other.stock).toBe(1360);
  expect(other.load?.lines).toMatchObject([{ wetOz: 70, dryG: 240 }]);
});
