import { expect, test } from 'vitest';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { selectSupplyLedger } from './supply.ts';

test('the ledger is laid out again only when something it follows from has changed', () => {
  const farm = bistroFarm();
  const shown = selectSupplyLedger(farm, BISTRO_DAY);
  expect(shown.get('radish')?.lots[0]).toMatchObject({ oz: 20, leftOz: 2 });
  expect(selectSupplyLedger({ ...farm, markets: [] }, BISTRO_DAY)).toBe(shown);
  expect(selectSupplyLedger({ ...farm, orders: [] }, BISTRO_DAY)).not.toBe(shown);
  expect(selectSupplyLedger(farm, '2026-11-23')).not.toBe(shown);
});
