import type { GrowStep, StepType, Variety } from '#domain/catalog/varieties/variety.ts';
import type { MixProduct, SingleProduct } from '#domain/catalog/products/product.ts';
import type {
  BulkItem,
  OnceOrder,
  PackageItem,
  RecurringOrder,
  RepeatOrder,
  SingleOrder,
} from '#domain/orders/order.ts';
import type { Task } from '#domain/planning/task.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';

const LONG_AGO = '2025-01-01T00:00:00.000Z';

/** 'speckled-pea' -> 'Speckled Pea', so that a test names a thing only once. */
function nameOf(id: string): string {
  return id.replace(
    /(^|[-_])([a-z])/g,
    (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase(),
  );
}

/** A grow step on one day, or on a range of days. */
export function aStep(type: StepType, dayStart: number, more: Partial<GrowStep> = {}): GrowStep {
  return { id: `stp_${type}_${dayStart}`, type, dayStart, dayEnd: dayStart, note: '', ...more };
}

/** A variety of 8 oz a tray, ten days, planted and harvested without further steps. */
export function aVariety(more: Partial<Variety> = {}): Variety {
  const id = more.id ?? 'pea';
  const daysToHarvest = more.daysToHarvest ?? 10;
  return {
    id,
    name: nameOf(id),
    yieldOzPerTray: 8,
    yieldOzPerTrayOverride: null,
    calibration: { samples: [], avgOzPerTray: null, lastCalibratedAt: null },
    daysToHarvest,
    seedGPerTray: null,
    notes: '',
    steps: [aStep('PLANT', 0), aStep('HARVEST', daysToHarvest)],
    packSizes: [2, 4],
    cost: { bagLb: null, bagCost: null },
    seedInfo: { reorderUrl: null, reorderUrlUpdatedAt: null },
    journal: [],
    ...more,
  };
}

/** The product the app keeps for a variety. */
export function aSingleProduct(variety: Variety): SingleProduct {
  return {
    id: `prod_${variety.id}`,
    type: 'single',
    name: variety.name,
    varietyId: variety.id,
    createdAt: LONG_AGO,
    packageSizeOz: variety.packSizes[0] ?? 2,
  };
}

/** A mix; blend as `{ pea: 60, kale: 40 }`. */
export function aMix(
  blend: Readonly<Record<string, number>>,
  more: Partial<MixProduct> = {},
): MixProduct {
  const id = more.id ?? 'mix_salad';
  return {
    id,
    type: 'mix',
    name: nameOf(id.replace(/^mix_/, '')),
    createdAt: LONG_AGO,
    components: Object.entries(blend).map(([varietyId, percent]) => ({ varietyId, percent })),
    packageSizeOz: 4,
    ...more,
  };
}

/** Packages of a variety, or of a product when the id starts with `prod_` or `mix_`. */
export function packages(id: string, count: number, packageOz?: number): PackageItem {
  const rest = {
    id: `li_${id}_${count}_${packageOz ?? ''}`,
    mode: 'PACKAGE' as const,
    count,
    ...(packageOz === undefined ? {} : { packageOz }),
  };
  return /^(prod|mix)_/.test(id) ? { ...rest, productId: id } : { ...rest, varietyId: id };
}

/** A loose weight of a variety, or of a product when the id starts with `prod_` or `mix_`. */
export function bulk(id: string, weight: number, unit: BulkItem['unit'] = 'oz'): BulkItem {
  const rest = { id: `li_${id}_${weight}${unit}`, mode: 'BULK' as const, weight, unit };
  return /^(prod|mix)_/.test(id) ? { ...rest, productId: id } : { ...rest, varietyId: id };
}

/** A one-time order of the Orders screen: 8 oz of pea on Friday 3/14/2025. */
export function anOrder(more: Partial<OnceOrder> = {}): OnceOrder {
  const id = more.id ?? 'ord_1';
  return {
    id,
    name: nameOf(id),
    customer: '',
    kind: 'ONCE',
    date: '2025-03-14',
    orderCategory: 'GENERAL',
    harvestFridayIfWeekend: false,
    createdAt: LONG_AGO,
    items: [bulk('pea', 8)],
    ...more,
  };
}

/** A standing order of the Orders screen: 8 oz of pea every Saturday from 3/1/2025. */
export function aRepeatOrder(more: Partial<RepeatOrder> = {}): RepeatOrder {
  const id = more.id ?? 'ord_weekly';
  return {
    id,
    name: nameOf(id),
    customer: '',
    kind: 'RECURRING',
    startDate: '2025-03-01',
    frequency: 'WEEKLY',
    interval: more.frequency === 'BIWEEKLY' ? 2 : 1,
    weekday: 6,
    orderCategory: 'GENERAL',
    harvestFridayIfWeekend: false,
    createdAt: LONG_AGO,
    items: [bulk('pea', 8)],
    ...more,
  };
}

/** A line of the Recurring Orders list: 4 packages of pea every Saturday from 3/1/2025. */
export function aRecurringOrder(more: Partial<RecurringOrder> = {}): RecurringOrder {
  const id = more.id ?? 'rec_1';
  return {
    id,
    name: nameOf(id),
    customer: '',
    startDate: '2025-03-01',
    frequency: 'WEEKLY',
    weekday: 6,
    orderCategory: 'GENERAL',
    items: [{ productId: 'prod_pea', count: 4 }],
    ...more,
  };
}

/** A line of the One-Time Orders list: 4 packages of pea on Friday 3/14/2025. */
export function aSingleOrder(more: Partial<SingleOrder> = {}): SingleOrder {
  const id = more.id ?? 'one_1';
  return {
    id,
    name: nameOf(id),
    customer: '',
    date: '2025-03-14',
    orderCategory: 'GENERAL',
    items: [{ productId: 'prod_pea', count: 4 }],
    ...more,
  };
}

/** An open PLANT task of pea on 3/4/2025 for the harvest of 3/14/2025; keys follow the other fields. */
export function aTask(more: Partial<Task> = {}): Task {
  const type = more.type ?? 'PLANT';
  const dateISO = more.dateISO ?? '2025-03-04';
  const varietyId = more.varietyId ?? 'pea';
  const taskKey = more.taskKey ?? `${dateISO}|${type}|${varietyId}`;
  return {
    id: taskKey,
    taskKey,
    cycleKey: `${varietyId}|2025-03-14`,
    type,
    dateISO,
    done: false,
    note: '',
    trays: 1,
    varietyId,
    varietyName: nameOf(varietyId),
    ...more,
  };
}

/** A task made by hand. */
export function aGeneralTask(more: Partial<Task> = {}): Task {
  const id = more.id ?? 'gen_1';
  const dateISO = more.dateISO ?? '2025-03-11';
  return {
    id,
    taskKey: `${dateISO}|GENERAL|${id}`,
    cycleKey: '',
    type: 'GENERAL',
    dateISO,
    done: false,
    note: '',
    title: 'Sweep/Mop',
    ...more,
  };
}

/** The settings of a fresh farm; sections are replaced as a whole. */
export function someSettings(more: Partial<Settings> = {}): Settings {
  return { ...freshFarm().settings, ...more };
}

/** Parts of a farm that are objects of several fields. */
type Section = 'alchemy' | 'batchSettings' | 'capacity' | 'catalog' | 'settings' | 'trayStatus';

/** Slices of a farm; of its sections only what differs from those of a fresh one. */
export type FarmParts = Partial<Omit<FarmDocument, Section>> & {
  readonly [Name in Section]?: Partial<FarmDocument[Name]>;
};

/** A fresh farm. Every variety gets its single product unless products are given. */
export function aFarm(more: FarmParts = {}): FarmDocument {
  const fresh = freshFarm();
  return {
    ...fresh,
    products: (more.varieties ?? []).map(aSingleProduct),
    ...more,
    alchemy: { ...fresh.alchemy, ...more.alchemy },
    batchSettings: { ...fresh.batchSettings, ...more.batchSettings },
    capacity: { ...fresh.capacity, ...more.capacity },
    catalog: { ...fresh.catalog, ...more.catalog },
    settings: { ...fresh.settings, ...more.settings },
    trayStatus: { ...fresh.trayStatus, ...more.trayStatus },
  };
}
