import { aSyncNotice } from '#tests/support/merge/a-sync-notice.ts';
import { trayUsage } from '#domain/planning/tray-status.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import {
  aPowderShop,
  aProOrder,
  aProRecurrence,
} from '#tests/support/builders/pro-order-builders.ts';
import {
  aFarm,
  aGeneralTask,
  aMix,
  aRecurringOrder,
  aRepeatOrder,
  aSingleOrder,
  aSingleProduct,
  aTask,
  aVariety,
  anOrder,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import {
  aBill,
  aCustomer,
  anOverhead,
  aPackaging,
  aSoil,
  aPurchase,
  aTraySize,
} from '#tests/support/builders/catalog-builders.ts';
import { aPayment, anInvoice } from '#tests/support/builders/invoice-builders.ts';
import { aSentDelivery, aSentLine } from '#tests/support/builders/delivery-builders.ts';
import {
  aHarvestLoss,
  aPlantedEntry,
  aSeedIntake,
} from '#tests/support/builders/report-builders.ts';
import { weighedHarvests } from '#tests/support/builders/weighed-harvests.ts';

export const ENTRY = {
  id: 'jrn_1',
  atISO: '2025-03-01T08:00:00.000Z',
  text: 'Rinse twice',
  pinned: false,
};

export const LOSS = aHarvestLoss({ dateISO: '2025-03-07', qty: 2, note: 'Mould' });

const PAUSE = { id: 'pau_1', from: '2025-05-01', to: '2025-05-07', note: '' };
const PRICE = { id: 'prc_1', varietyId: 'pea', packageOz: 4, amount: 4.5, from: null };

/** Pea that Bistro was sold, of an order that is gone. */
const DELIVERED = aSentDelivery(
  { orderId: 'ord_gone', dateISO: '2025-02-20' },
  'Bistro',
  aSentLine(),
);

export const SALTS = { id: 'cat_salts', name: 'Salts', order: 0 };
export const JARS = { id: 'grp_jars', name: 'Jars', categoryId: 'cat_salts', order: 0, notes: '' };

const NOTICE = aSyncNotice({
  kind: 'text',
  slice: 'varieties',
  entityId: 'kale',
  label: 'Variety Kale',
  field: 'notes',
  kept: '',
  lost: 'Less water',
});

const VARIETIES = [aVariety({ id: 'pea', journal: [ENTRY] }), aVariety({ id: 'kale' })];

/** Half of what a tray of pea is planned with, eight times. */
const HARVESTS = weighedHarvests(
  Array.from({ length: 8 }, () => [1, 4] as const),
  '2025-03-09',
);

const LEFT = aSentDelivery(
  { orderId: 'ord_gone', dateISO: '2025-03-07' },
  'Deli',
  aSentLine({
    text: 'Pea',
    ordered: 8,
    packageOz: null,
    quantity: 8,
    unit: 'oz',
    unitPrice: null,
    amount: null,
  }),
);

const SEED_LOT = {
  code: 'PEA-1',
  supplier: 'Valley Seeds',
  germinationPercent: 94,
  bestBefore: null,
  tests: [{ id: 'gts_1', dateISO: '2025-03-08', percent: 90, note: '' }],
};

const PLANTED = aPlantedEntry({
  dateISO: '2025-02-20',
  trays: 2,
  expectedTrays: 0,
  source: 'manual',
});

/** A farm that has one of nearly everything. */
export function aBusyFarm(): FarmDocument {
  const usage = { trayUsage: trayUsage(2, 'WEIGHTED', 4), trays: 2 };
  return aFarm({
    meta: { version: 2, lastWriteAt: 1, catalogUpdatedAt: 1, sync: { notices: [NOTICE] } },
    varieties: VARIETIES,
    products: [...VARIETIES.map(aSingleProduct), aMix({ pea: 60, kale: 40 })],
    orders: [anOrder({ items: [packages('mix_salad', 3), bulk('pea', 20)] }), aRepeatOrder()],
    recurring: [aRecurringOrder({ pauses: [PAUSE] })],
    customers: [aCustomer()],
    prices: [PRICE],
    invoices: [anInvoice({ id: 'inv_1' }), anInvoice({ id: 'inv_2' })],
    payments: [aPayment({ id: 'pay_1' })],
    single: [aSingleOrder()],
    tasks: [
      aTask({ type: 'SOAK' }),
      aTask({ ...usage, done: true }),
      aGeneralTask({ repeat: { seriesId: 'gen_9', step: 'MONTHLY', firstISO: '2025-03-11' } }),
      aTask({ ...usage, type: 'HARVEST', dateISO: '2025-03-14' }),
    ],
    dryLoads: [aDryLoad({ startISO: '2025-03-17', lines: [aDryLine({ cutISO: '2025-03-10' })] })],
    purchases: [aPurchase({ stockId: 'mat_soil' })],
    deliveries: [LEFT, DELIVERED],
    harvestLosses: [LOSS],
    harvestLog: HARVESTS,
    seedsInventory: [aSeedIntake({ id: 'seed_1', pounds: 5, lot: SEED_LOT })],
    traysPlantedLog: [PLANTED],
    catalog: {
      materials: [aSoil({ id: 'mat_soil' })],
      packaging: [aPackaging({ id: 'pkg_4' })],
      traySizes: [aTraySize()],
      overheads: [anOverhead({ id: 'ovh_rent' })],
      overheadLogs: [aBill()],
    },
    alchemy: {
      ...aPowderShop(800, 30, 40),
      categories: [SALTS, { id: 'cat_empty', name: 'Empty', order: 1 }],
      subgroups: [JARS],
      orders: [aProOrder(10)],
      standing: [aProRecurrence()],
    },
    batchSettings: {
      generalBufferPercent: 6,
      consistent: { percent: 4, varieties: ['pea'] },
      delicate: { percent: 12, varieties: ['kale'] },
      maxExtraTrays: 1,
    },
  });
}
