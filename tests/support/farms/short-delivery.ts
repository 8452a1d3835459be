import type { ShortDelivery } from '#domain/answers/shortages/shortage.ts';
import { forecastSupply, type Outlook } from '#domain/supply/outlook.ts';
import type { ClaimAllocation, SupplyLot } from '#domain/supply/variety-supply.ts';
import { aFarm, aVariety, anOrder, bulk } from '#tests/support/builders/builders.ts';
import { aClaim, aLedger, aLot } from '#tests/support/builders/supply-builders.ts';

/** The Monday on which the questions of these examples are asked. */
export const TODAY = '2025-03-10';
export const march = (day: number): string => `2025-03-${day < 10 ? '0' : ''}${day}`;

/** Order A of Friday 3/14, cut on the 13th: it wants 20 oz of pea and misses 10. */
export const SHORT: ShortDelivery = {
  dateISO: march(14),
  eventISO: march(14),
  orderId: 'a',
  orderName: 'A',
  customer: '',
  varietyId: 'pea',
  varietyName: 'Pea',
  orderedOz: 20,
  shortOz: 10,
  harvestISO: march(13),
};

/** What an order of Friday 3/14 asks of the harvest of the 13th, and got. */
export const claimOf13th = (
  orderId: string,
  oz: number,
  gotOz: number,
  more: Partial<ClaimAllocation> = {},
): ClaimAllocation => {
  const days = { dayISO: march(13), deliveryISO: march(14), eventISO: march(14) };
  return aClaim(orderId, oz, gotOz, { ...days, ...more });
};

export const CLAIM = claimOf13th('a', 20, 10);

/** Ounces that are free on a day on which they are cut. */
export const free = (day: number, freeOz: number, more: Partial<SupplyLot> = {}): SupplyLot =>
  aLot({
    id: `pea|${march(day)}`,
    dayISO: march(day),
    cutISO: march(day),
    oz: freeOz,
    leftOz: freeOz,
    freeOz,
    ...more,
  });

export interface Supply {
  readonly lots?: readonly SupplyLot[];
  readonly claims?: readonly ClaimAllocation[];
  readonly others?: Readonly<Record<string, readonly SupplyLot[]>>;
}

/** An outlook with just these lots and claims of pea, and these lots of other varieties. */
export function outlookWith({ lots = [], claims = [CLAIM], others = {} }: Supply): Outlook {
  const varieties = ['pea', 'kale', 'dill'].map((id) => aVariety({ id, shelfLifeDays: 3 }));
  const order = anOrder({ id: 'a', date: march(14), items: [bulk('pea', 20), bulk('dill', 1)] });
  const bare = forecastSupply(aFarm({ varieties, orders: [order] }), TODAY);
  const known = claims.map((claim) => (claim.order.id === 'a' ? { ...claim, order } : claim));
  const ledger = new Map(aLedger(lots, known));
  for (const [varietyId, own] of Object.entries(others)) {
    const supply = {
      varietyId,
      lots: own,
      claims: [],
      dryClaims: [],
      carriedInOz: new Map<string, number>(),
    };
    ledger.set(varietyId, supply);
  }
  return { ...bare, ledger };
}
