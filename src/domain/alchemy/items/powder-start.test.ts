import { expect, test } from 'vitest';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { anOverhead, aSoil } from '#tests/support/builders/catalog-builders.ts';
import { costBook } from '#domain/costing/cost-book.ts';
import { proItemDraft } from './pro-item-draft.ts';
import { withPowderDefaults } from './powder-start.ts';

test('a powder calculation begins with the yield, the ratio and the tray cost of its variety', () => {
  const ratios = { freshLb_to_fd_g: 45.359237, fd_g_to_powder_g: 0.9 };
  const pea = aVariety({ id: 'pea', yieldOzPerTray: 15, ...ratios });
  const overheads = [anOverhead({ mode: 'PER_TRAY', cost: 2.5 })];
  const catalog = { materials: [aSoil()], overheads };
  const farm = aFarm({ varieties: [pea], catalog });
  const { powder } = proItemDraft(null);
  expect(withPowderDefaults(powder, pea, farm)).toMatchObject({
    enabled: true,
    harvestOzPerTray: 15,
    // 45.359237 × 0.9 ÷ 453.59237 × 100
    powderYieldPct: 9,
    freshCostPerTrayUSD: 2.5 + costBook(farm).soil.dollars,
  });
  // Four decimals, in dollars and in ounces.
  const fine = { ...pea, yieldOzPerTray: 15.12344 };
  const dear = { overheads: [anOverhead({ mode: 'PER_TRAY', cost: 2.12344 })] };
  const ofFine = withPowderDefaults(powder, fine, aFarm({ varieties: [fine], catalog: dear }));
  expect(ofFine).toMatchObject({ harvestOzPerTray: 15.1234, freshCostPerTrayUSD: 2.1234 });
  expect(withPowderDefaults({ ...powder, powderYieldPct: 7 }, pea, farm).powderYieldPct).toBe(7);
  expect(withPowderDefaults(powder, undefined, farm)).toEqual({ ...powder, enabled: true });
});

test('another variety brings its own figures, but for what was typed', () => {
  const pea = aVariety({ id: 'pea', yieldOzPerTray: 15, freshLb_to_fd_g: 45.359237 });
  const kale = aVariety({ id: 'kale', yieldOzPerTray: 7.5, freshLb_to_fd_g: 22.6796185 });
  const farm = aFarm({ varieties: [pea, kale] });
  const ofPea = withPowderDefaults(proItemDraft(null).powder, pea, farm);
  expect(withPowderDefaults(ofPea, kale, farm, pea)).toMatchObject({
    harvestOzPerTray: 7.5,
    // 22.6796185 ÷ 453.59237 × 100
    powderYieldPct: 5,
  });
  const typed = { ...ofPea, powderYieldPct: 9.5 };
  const mixed = { harvestOzPerTray: 7.5, powderYieldPct: 9.5 };
  expect(withPowderDefaults(typed, kale, farm, pea)).toMatchObject(mixed);
  expect(withPowderDefaults(ofPea, undefined, farm, pea)).toEqual(ofPea);
});
