import { ok } from 'node:assert';
import { addDays } from '#domain/calendar/iso-date.ts';
import { packList } from '#domain/deliveries/pack-list.ts';
import { eventMargins, totalMargin } from '#domain/margins/event-margins.ts';
import type { Price } from '#domain/prices/price.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { largeFarm } from '../farms/large-farm.ts';
import { type Job, writingDown } from '../job.ts';

const TODAY = '2026-11-20';
const YEAR = { from: addDays(TODAY, -364), to: TODAY };
const PRICES = 10_000;

const PACK_MS = 100;
const MARGIN_MS = 150;

/** Packing a day and the margin of a year, with a long price list. */
export function salesJobs(orders: number): Job[] {
  const farm = withPrices(largeFarm({ varieties: 40, orders, months: 12, today: TODAY }));
  const pack = () => packList(farm, TODAY, TODAY);
  const margin = () => totalMargin(eventMargins(farm, YEAR, TODAY));
  const records = [farm.orders, farm.prices];
  const reading = writingDown(`${orders} orders and ${PRICES} prices`, records);
  return [
    {
      name: `pack list of a day, ${orders} orders, ${PRICES} prices`,
      contenders: [{ name: 'packList', kind: 'ours', run: pack }, reading],
      withinMs: PACK_MS,
      check: () => ok(pack().orders.length > 0, 'Something is packed'),
    },
    {
      name: `margin, ${orders} orders, a year, ${PRICES} prices`,
      contenders: [{ name: 'eventMargins', kind: 'ours', run: margin }, reading],
      withinMs: MARGIN_MS,
      check: () => ok(margin().amount > 0, 'Something is sold for a price'),
    },
  ];
}

/** Prices of every variety in every size, changed again and again, some of them for one customer. */
export function withPrices(farm: FarmDocument): FarmDocument {
  const customers = [...new Set(farm.orders.map(({ customer }) => customer))];
  const prices = Array.from({ length: PRICES }, (_, at): Price => {
    const varietyId = farm.varieties[at % farm.varieties.length]?.id ?? '';
    const customer = at % 3 === 0 ? customers[at % customers.length] : undefined;
    return {
      id: `prc_${at}`,
      varietyId,
      packageOz: [null, 2, 4, 8][at % 4] ?? null,
      amount: 3 + (at % 7),
      from: at % 5 === 0 ? null : addDays(TODAY, -(at % 700)),
      ...(customer !== undefined && { customer }),
    };
  });
  return { ...farm, prices };
}
