import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { ARBITRARY_DAY, arbitraryFarm } from '#tests/support/random/arbitrary-farm.ts';
import { trayDemand } from './tray-demand.ts';

test('the foot is the sum of the rows, and a variety has the trays it needs and not one more', () => {
  const someScope = fc.record({
    kinds: fc.subarray<'MARKET' | 'EVENT'>(['MARKET', 'EVENT']),
    marketIds: fc.constant(null),
  });
  checkLaw(
    [arbitraryFarm(), someScope, fc.integer({ min: 0, max: 60 })],
    { numRuns: 60 },
    (farm, scope, days) => {
      const range = { from: ARBITRARY_DAY, to: addDays(ARBITRARY_DAY, days) };
      const { rows, totals } = trayDemand(farm, range, ARBITRARY_DAY, scope);
      expect(totals.traysNeeded).toBe(rows.reduce((sum, row) => sum + row.traysNeeded, 0));
      expect(totals.units).toBeLessThanOrEqual(rows.reduce((sum, row) => sum + row.units, 0));
      for (const varietyId of new Set(rows.map((row) => row.varietyId))) {
        const own = rows.filter((row) => row.varietyId === varietyId);
        const trays = own.reduce((sum, row) => sum + row.traysNeeded, 0);
        const exact = own.reduce((sum, row) => sum + row.traysExact, 0);
        // Each row is told with four decimals.
        const hair = own.length * 5e-5 + 1e-6;
        expect(trays).toBeGreaterThanOrEqual(exact - hair);
        expect(trays - 1).toBeLessThan(Math.max(exact, 1e-9) + hair);
      }
    },
  );
});
