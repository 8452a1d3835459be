import { expect, test } from 'vitest';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { supplyLedger } from './supply-ledger.ts';

/** The lots of a farm's ledger as the worked example lists them. */
function lotsOf(farm: FarmDocument, today = BISTRO_DAY) {
  const ledger = supplyLedger({ ...farm, tasks: planFarm(farm, today).tasks }, today);
  return [...ledger.values()].flatMap(({ lots, carriedInOz }) =>
    lots.map(({ id, state, oz, dayISO, leftOz, reserveOz, freeOz }) => ({
      id,
      state,
      oz,
      carriedIn: carriedInOz.get(dayISO) ?? 0,
      left: roundTo(leftOz, 6),
      reserve: roundTo(reserveOz, 6),
      free: roundTo(freeOz, 6),
    })),
  );
}

test('example 1: Friday’s leftover is not for sale, because Saturday carries it', () => {
  const lots = lotsOf(bistroFarm());
  expect(lots.filter(({ id }) => /2026-11|2026-12-04/.test(id))).toEqual([
    {
      id: 'sunflower|2026-11-27',
      state: 'growing',
      oz: 48,
      carriedIn: 0,
      left: 0,
      reserve: 0,
      free: 0,
    },
    {
      id: 'sunflower|2026-11-28',
      state: 'growing',
      oz: 16,
      carriedIn: 8,
      left: 12,
      reserve: 0.24,
      free: 11.76,
    },
    {
      id: 'sunflower|2026-12-04',
      state: 'planned',
      oz: 48,
      carriedIn: 0,
      left: 0,
      reserve: 0,
      free: 0,
    },
    {
      id: 'radish|2026-11-24',
      state: 'growing',
      oz: 20,
      carriedIn: 0,
      left: 2,
      reserve: 1.08,
      free: 0.92,
    },
  ]);
});
