import type { Alchemy } from '#domain/alchemy/alchemy.ts';
import type { Purchase } from '#domain/buying/purchase.ts';
import type { DryLoad } from '#domain/drying/dry-load.ts';
import type { IsoInstant, Millis } from '#domain/calendar/iso-date.ts';
import type { Capacity } from '#domain/capacity/capacity.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { Customer } from '#domain/customers/customer.ts';
import type { Delivery } from '#domain/orders/delivery.ts';
import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import type {
  CostSnapshot,
  DemandRecord,
  Market,
  Order,
  PastOrder,
  RecurringOrder,
  SingleOrder,
} from '#domain/orders/order.ts';
import type { BufferSettings, Settings } from '#domain/settings/settings.ts';
import type { Invoice, Payment } from '#domain/invoices/invoice.ts';
import type { HarvestLoss, Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import type { Price } from '#domain/prices/price.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import type { TrayStatus } from '#domain/planning/tray-status.ts';
import { isRecord, readOwn, type JsonRecord } from './json-record.ts';

export interface Meta {
  readonly version: 2;
  /** Last change by a person, a restore or an import; 0 = never. */
  readonly lastWriteAt: Millis;
  /** Last change of `catalog`; 0 = never. */
  readonly catalogUpdatedAt: Millis;
  /** Document schema; absent = 2. */
  readonly schema?: number;
  readonly sync?: JsonRecord;
}

/** A whole farm: the one document that is stored, synced, exported and imported. */
export interface FarmDocument {
  readonly meta: Meta;
  readonly varieties: readonly Variety[];
  readonly products: readonly Product[];
  readonly recurring: readonly RecurringOrder[];
  readonly single: readonly SingleOrder[];
  readonly orders: readonly Order[];
  readonly tasks: readonly Task[];
  readonly seedsInventory: readonly SeedTransaction[];
  readonly settings: Settings;
  readonly catalog: Catalog;
  readonly batchSettings: BufferSettings;
  readonly trayStatus: TrayStatus;
  readonly traysPlantedLog: readonly TraysPlantedEntry[];
  readonly harvestLosses: readonly HarvestLoss[];
  readonly capacity: Capacity;
  readonly markets: readonly Market[];
  readonly demandRecords: readonly DemandRecord[];
  readonly alchemy: Alchemy;
  readonly costHistory?: readonly CostSnapshot[];
  /** Deleted orders with past deliveries; absent if there are none. */
  readonly pastOrders?: readonly PastOrder[];
  /** Weights at the cut. */
  readonly harvestLog?: readonly HarvestRecord[];
  readonly deliveryChanges?: readonly DeliveryChange[];
  readonly customers?: readonly Customer[];
  readonly prices?: readonly Price[];
  /** Packing and delivery records; absent if there are none. */
  readonly deliveries?: readonly Delivery[];
  readonly dryLoads?: readonly DryLoad[];
  readonly purchases?: readonly Purchase[];
  readonly invoices?: readonly Invoice[];
  readonly payments?: readonly Payment[];
}

/** A slice of the document that a backup may carry. */
export type SliceName = Exclude<keyof FarmDocument, 'meta'>;

export type FarmList = {
  [Slice in SliceName]-?: NonNullable<FarmDocument[Slice]> extends readonly unknown[]
    ? Slice
    : never;
}[SliceName];

/** The file that a farm is exported to and imported from; `state` is the farm itself. */
export interface BackupFile {
  readonly app: 'microgreens-manager';
  readonly version: 2;
  readonly exportedAt: IsoInstant;
  readonly state: FarmDocument;
}

/** True when two JSON values say the same; an undefined entry counts as absent, as in JSON. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return (
      left.length === right.length && left.every((item, index) => sameValue(item, right[index]))
    );
  }
  if (!isRecord(left) || !isRecord(right)) return false;
  return (
    Object.keys(left).every((key) => sameValue(left[key], readOwn(right, key))) &&
    Object.keys(right).every((key) => Object.hasOwn(left, key) || right[key] === undefined)
  );
}

type OptionalList = {
  [K in FarmList]: undefined extends FarmDocument[K] ? K : never;
}[FarmList];

/** A farm with another list of records, which it does not have where that is empty. */
export function withList<K extends OptionalList>(
  document: FarmDocument,
  name: K,
  records: NonNullable<FarmDocument[K]>,
): FarmDocument {
  const before = document[name];
  if (records === before || (records.length === 0 && before === undefined)) return document;
  const { [name]: _before, ...rest } = document;
  // Only a list that may be absent was taken out.
  return (records.length === 0 ? rest : { ...rest, [name]: records }) as FarmDocument;
}
