import { type IsoDate, type Weekday, addDays, daysBetween } from '#domain/calendar/iso-date.ts';
import type { MixProduct } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';

const PLANTS =
  'Sunflower Pea Radish Broccoli Kale Beet Arugula Basil Cilantro Mustard Cabbage Amaranth Chard Nasturtium Cress Leek'.split(
    ' ',
  );
const KINDS = ['Green', 'Red', 'Dwarf', 'Curly', 'Late'];
const BUYERS = ['Cafe', 'Bistro', 'Grocery', 'Family', 'Market', 'Kitchen', 'School'] as const;
const CATEGORIES = ['FARMERS_MARKET', 'RESTAURANT', 'RESIDENTIAL', 'GENERAL'] as const;
const FREQUENCIES = ['WEEKLY', 'BIWEEKLY', 'MONTHLY_1_3_5', 'MONTHLY_2_4'] as const;

type Made<T> = { readonly [K in keyof T]?: T[K] } & { readonly id: string };
export type MadeVariety = Made<Variety>;

/** Varieties with every kind of step; some need a soak, some a dome. */
export function someVarieties(count: number, draws: SeededDraws): MadeVariety[] {
  return Array.from({ length: count }, (_, at) => {
    const name = `${KINDS[Math.floor(at / PLANTS.length) % KINDS.length]} ${PLANTS[at % PLANTS.length]}`;
    const id = name.toLowerCase().replace(' ', '-');
    const dark = draws.whole(2, 4);
    const days = draws.whole(dark + 4, 14);
    const yieldOz = draws.whole(60, 140) / 10;
    const steps = [
      { type: 'PLANT', dayStart: 0, dayEnd: dark, germMode: 'WEIGHTED' },
      { type: 'BLACKOUT', dayStart: dark, dayEnd: dark + 2 },
      { type: 'LIGHTS', dayStart: dark + 2, dayEnd: days },
      { type: 'HARVEST', dayStart: days, dayEnd: days },
    ] as const;
    const soak = { type: 'SOAK', dayStart: 0, dayEnd: 0, soakHours: 8 } as const;
    return {
      id,
      name,
      yieldOzPerTray: yieldOz,
      calibration: { samples: [yieldOz], avgOzPerTray: yieldOz, lastCalibratedAt: null },
      daysToHarvest: days,
      seedGPerTray: draws.whole(10, 200),
      notes: draws.chance(0.3) ? 'Mist lightly on the second day' : '',
      steps: [...(draws.chance(0.4) ? [soak] : []), ...steps].map((step, place) => ({
        ...step,
        id: `stp_${place}`,
        note: '',
      })),
      packSizes: [2, 4],
    };
  });
}

/** A mix for every eighth variety. */
export function someMixes(varieties: readonly MadeVariety[], draws: SeededDraws): MixProduct[] {
  return varieties
    .filter((_, at) => at % 8 === 0)
    .map(({ id, name = id }, at) => ({
      id: `mix_${at}`,
      type: 'mix',
      name: `${name} Mix`,
      createdAt: '2025-01-01T08:00:00.000Z',
      components: [
        { varietyId: id, percent: 60 },
        { varietyId: varieties[draws.whole(1, 7)]?.id ?? id, percent: 40 },
      ],
      packageSizeOz: 4,
    }));
}

interface Assortment {
  readonly varieties: readonly MadeVariety[];
  readonly mixes: readonly MixProduct[];
  readonly firstDay: IsoDate;
  readonly today: IsoDate;
}

/** Orders begun on any day of the past and the next month; one in seven is a standing order. */
export function someOrders(count: number, from: Assortment, draws: SeededDraws): Order[] {
  const days = daysBetween(from.firstDay, from.today);
  return Array.from({ length: count }, (_, at): Order => {
    const customer = `${draws.pick(BUYERS)} ${at + 1}`;
    const start = addDays(from.firstDay, draws.whole(0, days + 30));
    const order = {
      id: `ord_${at}`,
      name: `${customer} greens`,
      customer,
      orderCategory: draws.pick(CATEGORIES),
      harvestFridayIfWeekend: draws.chance(0.3),
      createdAt: `${from.firstDay}T08:00:00.000Z`,
      items: Array.from({ length: draws.whole(1, 5) }, (__, line) => anItem(line, from, draws)),
    };
    if (at % 7 !== 0) return { ...order, kind: 'ONCE', date: start };
    const frequency = draws.pick(FREQUENCIES);
    return {
      ...order,
      kind: 'RECURRING',
      startDate: start,
      frequency,
      interval: frequency === 'BIWEEKLY' ? 2 : 1,
      // From 0 to 6, so a weekday.
      weekday: draws.whole(0, 6) as Weekday,
    };
  });
}

function anItem(line: number, from: Assortment, draws: SeededDraws): OrderItem {
  const id = `li_${line}`;
  const productId = from.mixes[draws.whole(0, from.mixes.length - 1)]?.id;
  if (productId !== undefined && draws.chance(0.25))
    return { id, mode: 'PACKAGE', productId, packageOz: 4, count: draws.whole(1, 6) };
  const varietyId = from.varieties[draws.whole(0, from.varieties.length - 1)]?.id ?? '';
  if (draws.chance(0.2))
    return { id, mode: 'BULK', varietyId, weight: draws.whole(1, 3), unit: 'lb' };
  return { id, mode: 'PACKAGE', varietyId, packageOz: 2, count: draws.whole(1, 12) };
}
