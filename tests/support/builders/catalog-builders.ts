import type { Purchase } from '#domain/buying/purchase.ts';
import type { Customer } from '#domain/customers/customer.ts';
import type {
  Material,
  Overhead,
  OverheadBill,
  Packaging,
  TraySize,
} from '#domain/catalog/catalog.ts';

/** A material bought by the piece: 100 for $10. */
export function aMaterial(more: Partial<Material> = {}): Material {
  const id = more.id ?? 'mat_lid';
  return {
    id,
    name: id.replace(/^mat_/, ''),
    type: 'other',
    purchaseUnit: 'each',
    purchaseQty: 100,
    purchaseCost: 10,
    stock: { qty: 0, unit: 'each' },
    isPrimarySoil: false,
    meta: {},
    ...more,
  };
}

/** A soil bought as 50 lb for $25, of which a tray takes 2.5 lb. */
export function aSoil(more: Partial<Material> = {}): Material {
  return aMaterial({
    id: 'mat_soil',
    type: 'soil',
    purchaseUnit: 'lb',
    purchaseQty: 50,
    purchaseCost: 25,
    stock: { qty: 0, unit: 'lb' },
    meta: { packSize: 50, packCost: 25, avgSoilPerTray: { qty: 2.5, unit: 'lb' } },
    ...more,
  });
}

/** A package of 4 oz of greens, without container, inserts or label. */
export function aPackaging(more: Partial<Packaging> = {}): Packaging {
  const id = more.id ?? 'pkg_4';
  return {
    id,
    name: id.replace(/^pkg_/, ''),
    category: 'MICROGREENS',
    containerMaterialId: null,
    netContent: null,
    microgreenContent: { qty: 4, unit: 'oz' },
    bom: [],
    labelRule: null,
    notes: '',
    ...more,
  };
}

/** A recurring budget: $600 rent a month. */
export function anOverhead(more: Partial<Overhead> = {}): Overhead {
  return {
    id: more.id ?? `ovh_${more.name ?? 'rent'}`,
    name: 'Rent',
    category: 'RENT',
    mode: 'PER_MONTH',
    cost: 600,
    notes: '',
    ...more,
  };
}

/** A bill of November 2026: $600 rent. */
export function aBill(more: Partial<OverheadBill> = {}): OverheadBill {
  return {
    id: 'bill_rent',
    name: 'Rent',
    category: 'RENT',
    month: 11,
    year: 2026,
    amount: 600,
    notes: '',
    ...more,
  };
}

/** Five pounds of sunflower seed that were ordered on 11/16 and come on 11/30. */
export function aPurchase(more: Partial<Purchase> = {}): Purchase {
  return {
    id: 'pur_1',
    stockId: 'seed:sunflower',
    qty: 5,
    unit: 'lb',
    packs: 1,
    cost: 32,
    supplier: 'Johnny’s',
    note: '',
    orderedISO: '2026-11-16',
    expectedISO: '2026-11-30',
    status: 'ORDERED',
    receivedISO: null,
    receivedQty: null,
    ...more,
  };
}

/** The 1010: half a slot, comes back, 20 of them. */
export function aTraySize(more: Partial<TraySize> = {}): TraySize {
  return { id: 'siz_1010', name: '1010', slotShare: 0.5, comesBack: true, owned: 20, ...more };
}

/** Bistro, of whom only the name is known. */
export function aCustomer(more: Partial<Customer> = {}): Customer {
  return { id: 'cus_1', name: 'Bistro', email: '', phone: '', address: '', note: '', ...more };
}
