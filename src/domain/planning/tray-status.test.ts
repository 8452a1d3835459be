import { expect, test } from 'vitest';
import { trayUsage } from './tray-status.ts';

test('trays under weight share a cover per stack', () => {
  const usage = { withHoles: 10, withoutHoles: 13, topCovers: 3, bottomSolids: 10 };
  expect(trayUsage(10, 'WEIGHTED', 4)).toEqual(usage);
});

test('unweighted and covered trays take a cover each', () => {
  const usage = { withHoles: 10, withoutHoles: 20, topCovers: 10, bottomSolids: 10 };
  expect(trayUsage(10, 'UNWEIGHTED', 4)).toEqual(usage);
  expect(trayUsage(10, 'COVERED', 4)).toEqual(usage);
});

test('a stack limit that makes no sense counts as 4', () => {
  expect(trayUsage(10, 'WEIGHTED', 0).topCovers).toBe(3);
});
