import { expect, test } from 'vitest';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { supplyLedger } from './supply-ledger.ts';

/** The lots of a farm's ledger as the worked example lists them: ounces cut, carried in, left, kept back and free. */
function lotsOf(farm: FarmDocument, today = BISTRO_DAY) {
  const ledger = supplyLedger({ ...farm, tasks: planFarm(farm, today).tasks }, today);
  return [...ledger.values()].flatMap(({ lots, carriedInOz }) =>
    lots.map(({ id, state, oz, dayISO, ...lot }) => {
      const carriedIn = carriedInOz.get(dayISO) ?? 0;
      const rest = [lot.leftOz, lot.reserveOz, lot.freeOz].map((ounces) => roundTo(ounces, 6));
      return [id, state, oz, carriedIn, ...rest];
    }),
  );
}

test('example 1: Friday’s leftover is not for sale, because Saturday carries it', () => {
  const lots = lotsOf(bistroFarm());
  expect(lots.filter(([id]) => /2026-11|2026-12-04/.test(String(id)))).toEqual([
    ['sunflower|2026-11-27', 'growing', 48, 0, 0, 0, 0],
    ['sunflower|2026-11-28', 'growing', 16, 8, 12, 0.24, 11.76],
    ['sunflower|2026-12-04', 'planned', 48, 0, 0, 0, 0],
    ['radish|2026-11-24', 'growing', 20, 0, 2, 1.08, 0.92],
  ]);
});
