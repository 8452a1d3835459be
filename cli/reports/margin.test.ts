import { expect, test } from 'vitest';
import type { Price } from '#domain/prices/price.ts';
import { askReport } from '#tests/support/mgm/ask-report.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { aDelivery } from '#tests/support/builders/delivery-builders.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';

let ids = 0;
const price = (target: string, packageOz: number | null, amount: number, more = {}): Price => ({
  id: `prc_${(ids += 1)}`,
  productId: target,
  packageOz,
  amount,
  from: null,
  ...more,
});

const PRICES = [
  price('mix_farmers-mix', 2, 5),
  price('prod_sunflower', 4, 6),
  price('prod_sunflower', null, 16),
  price('prod_speckled-pea', 4, 6),
  price('prod_speckled-pea', null, 14),
  price('prod_speckled-pea', null, 12, { customer: 'bistro  marlow' }),
  price('prod_rambo-radish', 2, 4),
  price('prod_rambo-radish', null, 20),
  price('prod_broccoli', 2, 4.5),
  price('prod_red-russian-kale', 2, 4),
  price('prod_genovese-basil', 1, 3),
  price('mix_garden-crunch', 4, 6.5, { from: '2026-10-25' }),
];

/** On Tuesday the 27th Bistro Marlow gave half a pound of pea back. */
const DELIVERY = aDelivery({
  orderId: 'ord_mupokglcvua',
  dateISO: '2026-10-27',
  lines: [{ itemId: 'li_1', packed: 1.5, returned: 0.5, reason: 'QUALITY' }],
});

/*
 * With a pencil. A tray takes $1.066667 of soil (0.7 of 21 gallons for $32), $0.42 of light and
 * ($350 + $29 + $38) / 140 = $2.978571 of the month: $4.465238 beside its seed. An ounce of a variety is
 * that with its seed over its yield, and $0.01 of cold storage:
 *
 *   Sunflower  (1.306900 + 4.465238) / 16.28 + 0.01 = 0.364554     Kale     (0.552919 …) / 7.5  0.679088
 *   Pea        (1.333356 …) / 14.97                   0.397348     Arugula  (0.322757 …) / 6.5  0.746615
 *   Radish     (0.869503 …) / 10.5, its own figure    0.518071     Mustard  (0.338630 …) / 7    0.696267
 *   Broccoli   (0.634931 …) / 8.48                    0.611435     Basil    (0.515882 …) / 5    1.006224
 *   Cilantro   (0.821001 …) / 6.4904, 184 being grams 0.824469
 *
 * A package with $0.03 of tape: 1 oz 0.082167, 2 oz 0.322, 4 oz 0.338667, 8 oz 0.5455 (container, pad, labels at
 * $0.008167). An ounce of Farmers Mix is 40% broccoli, 25% kale, 20% radish,
 * 10% mustard and 5% arugula, 0.624918; of Spicy Mix 0.617239; of Garden Crunch 0.394663. Each variety of an order is
 * a batch, $1.50, and a market is an event, $35 + $12.
 */
const BY_HAND = [
  // 24 oz pea, 20 oz sunflower, 280 g (9.8756 oz) cilantro, 3 batches; 1.5 × 12 + 20/16 × 16, cilantro has no price.
  ['2026-10-20', 38, 29.47, 8.53, 22.4, 1],
  // 10 kale of 2 oz, 5 Garden Crunch of 4 oz, 4 batches; 10 × 4, the mix has its price from the 25th.
  ['2026-10-21', 40, 32.39, 7.61, 19, 1],
  // 2 Garden Crunch, 2 broccoli, 4 batches; 2 × 4.50.
  ['2026-10-22', 9, 12.92, -3.92, -43.6, 1],
  // 26 Farmers Mix, 9 sunflower, 8 pea, 8 radish, 6 basil, 8 batches, a market; 130 + 54 + 48 + 32 + 18.
  ['2026-10-24', 282, 148.86, 133.14, 47.2, 0],
  // 12 Spicy Mix, 14 Farmers Mix, 10 sunflower of 2 oz, 6 batches, a market; 14 × 5.
  ['2026-10-25', 70, 107.19, -37.19, -53.1, 2],
  // Grown as on the 20th; a pound of pea was paid: 12 + 20.
  ['2026-10-27', 32, 29.47, 2.53, 7.9, 1],
  // As on the 21st, with 5 × 6.50.
  ['2026-10-28', 72.5, 32.39, 40.11, 55.3, 0],
  // 20 oz radish, 2 mustard of 8 oz, 2 batches; 1.25 × 20.
  ['2026-10-30', 25, 25.59, -0.59, -2.4, 1],
  ['2026-10-31', 282, 148.86, 133.14, 47.2, 0],
  // 4 pea of 4 oz, 4 broccoli of 2 oz, 2 batches; 4 × 6 + 4 × 4.50.
  ['2026-10-31', 42, 16.89, 25.11, 59.8, 0],
];

test('the margin of October on the sample farm is what a pencil makes of it', () => {
  const farm = { ...normalizeFarm(smallFarmState()), prices: PRICES, deliveries: [DELIVERY] };
  const { json } = askReport('margin', farm, { from: '2026-10-01', to: '2026-10-31' });
  const { rows, totals } = json as {
    readonly rows: readonly Readonly<Record<string, unknown>>[];
    readonly totals: unknown;
  };
  expect(
    rows.map((row) => [
      row['dayISO'],
      row['amount'],
      row['cost'],
      row['margin'],
      row['marginPercent'],
      row['unpriced'],
    ]),
  ).toEqual(BY_HAND);
  // The costs unrounded are 584.038204; 308.46 / 892.50.
  expect(totals).toEqual({ amount: 892.5, cost: 584.04, margin: 308.46, marginPercent: 34.6 });
});
