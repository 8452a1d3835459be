import { expect, test } from 'vitest';
import type { HarvestLoss } from '#domain/planning/task.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { daysText, lostText } from './weighed-text.ts';

const lost = (qty: number, reason?: HarvestLoss['reason']) =>
  aHarvestLoss({ qty, ...(reason && { reason }) });

test('days to the cut are told where they differ from the plan', () => {
  expect(daysText(11, 10)).toBe('Cut after 11 days, planned 10');
  expect(daysText(10, 10)).toBe('');
  expect(daysText(null, 10)).toBe('');
});

test('lost trays are told by reason, the most first', () => {
  expect(lostText([lost(2), lost(1, 'MOLD'), lost(2, 'MOLD')])).toBe(
    '5 trays: mold 3, no reason 2',
  );
  expect(lostText([])).toBe('');
});
