import { expect, test } from 'vitest';
import { NO_TRAYS } from '#domain/planning/tray-status.ts';
import { isNoTrays } from './tray-counts.ts';

test('a planting moves trays when it takes any, of either kind', () => {
  expect(isNoTrays(NO_TRAYS)).toBe(true);
  expect(isNoTrays({ ...NO_TRAYS, withHoles: 1 })).toBe(false);
  expect(isNoTrays({ ...NO_TRAYS, withoutHoles: 1 })).toBe(false);
});
