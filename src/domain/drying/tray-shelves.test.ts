import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { shelvesOfLine } from './tray-shelves.ts';

test('a line uses the shelves of its trays; one per tray if their weight is unknown', () => {
  const farm = {
    varieties: [
      aVariety({ id: 'pea', yieldOzPerTray: 10 }),
      aVariety({ id: 'corn', yieldOzPerTray: 20 }),
    ],
    capacity: { freezeDryers: [{ id: 'fd-1', shelfMaxOz: 16 }] },
  };
  const shelves = (varietyId: string, dryerId = 'fd-1') =>
    shelvesOfLine(aDryLoad({ dryerId }), aDryLine({ varietyId, trays: 3 }), farm);
  expect([shelves('pea'), shelves('corn'), shelves('gone')]).toEqual([3, 6, 3]);
  // A dryer that is gone, or that bears any tray.
  expect(shelves('corn', 'gone')).toBe(3);
});
