import { expect, test } from 'vitest';
import { forecastSupply, type Outlook } from '#domain/supply/outlook.ts';
import type { ClaimAllocation } from '#domain/supply/variety-supply.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aClaim, aLedger } from '#tests/support/builders/supply-builders.ts';
import { diffShorts } from './diff-shorts.ts';

const TODAY = '2025-03-10';

function withClaims(...claims: ClaimAllocation[]): Outlook {
  const bare = forecastSupply(aFarm({ varieties: [aVariety({ id: 'pea' })] }), TODAY);
  return { ...bare, ledger: aLedger([], claims) };
}

/** A delivery that misses some of 8 oz. */
const missing = (id: string, day: string, oz: number): ClaimAllocation =>
  aClaim(id, oz, 0, { dayISO: day, deliveryISO: day, eventISO: day });

test('deliveries from today on that get more or less are listed by day, then by order', () => {
  const days = ['2025-03-12', '2025-03-09', '2025-03-10', '2025-03-12'];
  const claims = days.map((day, at) => missing('dcba'.charAt(at), day, 2));
  const told = (before: Outlook, after: Outlook) =>
    diffShorts(before, after)
      .map((row) => `${row.dateISO.slice(8)} ${row.orderId} ${row.shortBefore} ${row.shortAfter}`)
      .join(', ');
  expect(told(withClaims(), withClaims(...claims))).toBe('10 b 0 2, 12 a 0 2, 12 d 0 2');
  expect(told(withClaims(...claims), withClaims())).toBe('10 b 2 0, 12 a 2 0, 12 d 2 0');
});
