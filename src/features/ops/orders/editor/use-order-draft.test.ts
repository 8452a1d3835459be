import { expect, test } from 'vitest';
import { assortmentOf } from '#domain/demand/demand-lines.ts';
import type { HarvestDefaults } from '#domain/settings/settings.ts';
import { aMix, aSingleProduct, aVariety } from '#tests/support/builders/builders.ts';
import { newItemDraft } from './items/item-draft.ts';
import { newOrderDraft, type OrderDraft } from './order-draft.ts';
import { withFirstDay } from './use-order-draft.ts';

/** A Friday. */
const TODAY = '2026-11-20';
const MADE = { id: 'ord_1', itemId: 'li_1', createdAt: '2026-11-20T15:00:00.000Z' };
const PEA = aVariety({ id: 'pea', daysToHarvest: 12 });
const RADISH = aVariety({ id: 'radish', daysToHarvest: 8 });
const MIX = aMix({ pea: 10, radish: 90 });
const SHOP = assortmentOf({
  varieties: [PEA, RADISH],
  products: [aSingleProduct(PEA), aSingleProduct(RADISH), MIX],
});
const PLANNER: HarvestDefaults = {
  weekStartsOn: 1,
  weekendHarvestToFriday: false,
  defaultHarvestBufferDays: 0,
};

function selling(
  kind: OrderDraft['kind'],
  ...targets: readonly OrderDraft['items'][number]['target'][]
) {
  const items = targets.map((target, at) => ({ ...newItemDraft(`li_${at}`), target }));
  return { ...newOrderDraft('orders', kind, TODAY, MADE), items };
}

const withDay = (draft: OrderDraft, planner = PLANNER) => withFirstDay(draft, SHOP, planner, TODAY);

test('an order is for the first day for which the slowest of its crops can be grown', () => {
  const radish = { varietyId: 'radish' };
  expect(withDay(selling('ONCE', radish)).date).toBe('2026-11-28');
  expect(withDay(selling('ONCE', radish, null, { varietyId: 'pea' })).date).toBe('2026-12-02');
  expect(withDay(selling('ONCE', { productId: MIX.id })).date).toBe('2026-12-02');
  const buffered = { ...PLANNER, defaultHarvestBufferDays: 2 };
  expect(withDay(selling('ONCE', radish), buffered).date).toBe('2026-11-30');
});

test('a standing order begins on the first day of its weekday on which its crops are ready, after today', () => {
  const radish = selling('RECURRING', { varietyId: 'radish' });
  expect(withDay(radish)).toMatchObject({ startDate: '2026-11-28', weekday: 6, weekOfMonth: 4 });
  const pea = selling('RECURRING', { varietyId: 'pea' });
  expect(withDay(pea)).toMatchObject({ startDate: '2026-12-05', weekday: 6, weekOfMonth: 1 });
  expect(withDay({ ...pea, weekday: 3 })).toMatchObject({ startDate: '2026-12-02', weekday: 3 });
  const shoots = { ...SHOP, varieties: new Map([['pea', { ...PEA, daysToHarvest: 0 }]]) };
  const friday = { ...pea, weekday: 5 } as const;
  expect(withFirstDay(friday, shoots, PLANNER, TODAY).startDate).toBe('2026-11-27');
});

test('an order that asks for no crop yet stays on its day', () => {
  for (const kind of ['ONCE', 'RECURRING'] as const) {
    const blank = selling(kind, null, { productId: 'gone' });
    expect(withDay(blank)).toBe(blank);
  }
});
