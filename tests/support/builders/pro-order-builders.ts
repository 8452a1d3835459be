import type { Alchemy, ProItem, ProOrder, ProRecurrence } from '#domain/alchemy/alchemy.ts';
import { anItem, aProProduct } from './alchemy-builders.ts';

/** Powder, jars and labels on hand for jars of powder, ten to a batch. */
export function aPowderShop(powder: number, jars: number, labels: number): Alchemy {
  const item = (id: string, name: string, unit: ProItem['unit'], stockQty: number) =>
    anItem({ id, name, unit, unitCost: 1, stockQty });
  return {
    items: [
      item('powder', 'Pea powder', 'g', powder),
      item('jar', 'Jar', 'unit', jars),
      item('label', 'Label', 'unit', labels),
    ],
    products: [
      aProProduct({
        id: 'jars',
        name: 'Pea Powder Jar',
        categoryId: 'c',
        recipe: [
          { itemId: 'powder', qty: 0.3, unit: 'kg', notes: '' },
          { itemId: 'jar', qty: 10, unit: '', notes: '' },
          { itemId: 'label', qty: 10, unit: 'unit', notes: '' },
        ],
      }),
    ],
    categories: [],
    subgroups: [],
    orders: [],
  };
}

/** A draft of Jane Doe for so many jars. */
export function aProOrder(qty: number, more: Partial<ProOrder> = {}): ProOrder {
  return {
    id: 'JANE-001',
    status: 'draft',
    createdAt: '2025-06-02T08:00:00.000Z',
    updatedAt: '2025-06-02T08:00:00.000Z',
    dueAt: null,
    customer: { name: 'Jane Doe', email: '' },
    notes: '',
    lines: [{ productId: 'jars', qty, unitPriceUSD: 0 }],
    _reserved: false,
    _consumed: false,
    ...more,
  };
}

/** Ten jars for Jane Doe every other Friday from 3/7/2025 on. */
export function aProRecurrence(more: Partial<ProRecurrence> = {}): ProRecurrence {
  return {
    id: 'JANE-009',
    customer: { name: 'Jane Doe', email: '' },
    notes: '',
    lines: [{ productId: 'jars', qty: 10, unitPriceUSD: 9 }],
    startDate: '2025-03-07',
    frequency: 'WEEKLY',
    weekday: 5,
    interval: 2,
    ...more,
  };
}
