import { expect, test } from 'vitest';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { anInventoryLine } from '#tests/support/builders/report-builders.ts';
import { runOuts } from './run-out.ts';

const aLine = (name: string, runOutISO: IsoDate | null, onHand = 1) =>
  anInventoryLine(name, { runOutISO, onHand, missing: 0 });

test('what runs out first comes first, what covers the plan is left out', () => {
  const lines = [
    aLine('pads', '2026-12-04'),
    aLine('gloves', null),
    aLine('labels', '2026-12-03'),
    aLine('cups', '2026-11-22', 0),
    aLine('soil', '2026-11-18'),
  ];
  expect(
    runOuts(lines, '2026-11-20').map(({ line, days, level }) => [line.name, days, level]),
  ).toEqual([
    ['soil', 0, 'soon'],
    ['cups', 2, 'out'],
    ['labels', 13, 'soon'],
    ['pads', 14, 'enough'],
  ]);
});
