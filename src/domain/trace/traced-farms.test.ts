import { expect, test } from 'vitest';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { RADISH_TODAY } from '#tests/support/lots/radish-farm.ts';
import { TRACED_FARMS } from '#tests/support/lots/traced-farms.ts';
import { sumOf } from '#domain/records/lists.ts';
import { listSeedLots } from '../seed-lots/list-seed-lots.ts';
import { packList } from '../deliveries/pack-list.ts';
import { answerTrace } from './answer-trace.ts';
import { packLabels } from './labels/pack-labels.ts';
import { trayTags } from './labels/tray-tags.ts';
import type { Trace, TracedBatch } from './trace.ts';

const TEXTS = ['RB-2291', 'RB-2377', 'RARA-261201', 'RARA-261204', 'Bistro Marlow', 'Luma'];

const tracesOf = (farm: FarmDocument): readonly Trace[] =>
  TEXTS.flatMap((text) => answerTrace(farm, farm.tasks, text, RADISH_TODAY) ?? []);

const outOf = ({ deliveredOz, driedOz, goneOz }: TracedBatch) => deliveredOz + driedOz + goneOz;

test.each(Object.entries(TRACED_FARMS))('with %s, nothing of a batch is lost', (_what, farmOf) => {
  const farm = farmOf();
  const traces = tracesOf(farm);
  expect(traces.length).toBeGreaterThan(0);
  for (const { batches, deliveries, totals, start } of traces) {
    for (const batch of batches) {
      const { harvestedOz, onHandOz, missingOz } = batch;
      const most = Math.max(harvestedOz, outOf(batch));
      expect(outOf(batch) + onHandOz + missingOz).toBeCloseTo(batch.state === 'cut' ? most : 0, 6);
      expect(Math.min(onHandOz, missingOz, harvestedOz)).toBeGreaterThanOrEqual(0);
      expect(sumOf(batch.seedLots.map(({ trays }) => trays))).toBe(
        batch.state === 'planned' ? 0 : batch.trays,
      );
      const rows = deliveries.filter(
        (row) => row.batch === batch.batch && /DELIVERED|ASSUMED/.test(row.status),
      );
      if (start.kind !== 'customer' && batch.state === 'cut')
        expect(sumOf(rows.map(({ oz }) => oz))).toBeCloseTo(batch.deliveredOz, 6);
    }
    for (const { link, oz } of deliveries) expect(link === 'possible').toBe(oz === 0);
    const percent = totals.accountedPercent ?? 0;
    expect(percent).toBeGreaterThanOrEqual(0);
    expect(percent).toBeLessThanOrEqual(100);
  }
});

test.each(Object.entries(TRACED_FARMS))(
  'with %s, bags, labels and tags tell the same',
  (_what, farmOf) => {
    const farm = farmOf();
    for (const { pounds, leftLb, plantings } of listSeedLots(farm)) {
      expect(leftLb ?? 0).toBeLessThanOrEqual(pounds);
      expect(plantings.every(({ trays }) => trays > 0)).toBe(true);
    }
    for (const day of ['2026-12-01', '2026-12-04', '2026-12-05', '2026-12-08']) {
      const list = packList(farm, day, RADISH_TODAY);
      for (const { count, lot, batches, net } of packLabels(farm, farm.tasks, list, RADISH_TODAY)) {
        expect(count).toBeGreaterThan(0);
        expect(net).not.toBe('');
        expect(lot === '').toBe(batches.length === 0);
      }
    }
    for (const day of ['2026-11-23', '2026-11-26', '2026-11-30'])
      for (const { count, cutISO, plantedISO } of trayTags(farm, farm.tasks, day)) {
        expect(count).toBeGreaterThan(0);
        expect(cutISO >= plantedISO).toBe(true);
      }
  },
);
