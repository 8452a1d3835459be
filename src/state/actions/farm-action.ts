import type { Moment } from '#domain/calendar/moment.ts';
import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { CapacityPatch } from '#domain/capacity/save-capacity.ts';
import type { Material, SeedSetting } from '#domain/catalog/catalog.ts';
import type { MixProduct } from '#domain/catalog/products/product.ts';
import type { JournalEntry, Variety } from '#domain/catalog/varieties/variety.ts';
import type { Order, RecurringOrder, SingleOrder } from '#domain/orders/order.ts';
import type { BufferSettings } from '#domain/planning/buffer-settings.ts';
import type { ManualTaskPlan } from '#domain/planning/manual-tasks.ts';
import type { HarvestLoss } from '#domain/planning/task.ts';
import type { SettingsPatch } from '#domain/settings/save-settings.ts';
import type { TrayCount } from '#domain/trays/count-trays.ts';
import type { LateList } from '#domain/trays/late-list.ts';
import type { PlantedLine } from '#domain/trays/planted-log.ts';
import type { ClosedDay } from '#domain/trays/tick-tasks.ts';
import type { FarmDocument, SliceName } from '../document/farm-document.ts';
import type { ActionOf, RecordAction, RecordChange, RecordName } from './action-of.ts';
import type { OverheadAction, PackagingAction } from './catalog-action.ts';
import type { DeliveryAction } from './delivery-action.ts';
import type { DryLoadAction } from './dry-load-action.ts';
import type { HarvestAction } from './harvest-action.ts';
import type { ImportAction } from './import-action.ts';
import type { ProItemAction, ProProductAction } from './pro-catalog-action.ts';
import type { ProOrderAction, ProStandingAction } from './pro-order-action.ts';
import type {
  CustomerAction,
  OrderLifeAction,
  PackingAction,
  PriceAction,
} from './sales-action.ts';
import type { SeedAction } from './seed-action.ts';
import type { StockCountAction, StockOfMaterial } from './stock-count-action.ts';
import type { SyncNoticeAction } from './sync-notice-action.ts';

/** Changes of varieties. Deleting cascades, see `reduceVarieties`. */
export type VarietyAction =
  | RecordAction<'VARIETY', Variety>
  /** Several at once, as crops taken over from the library. */
  | ActionOf<'ADD_VARIETIES', { readonly varieties: readonly Variety[] }>
  | ActionOf<'SAVE_CALIBRATION', Calibration>
  | ActionOf<'ADD_JOURNAL_ENTRY', OfVariety & { readonly entry: JournalEntry }>
  | ActionOf<'UPDATE_JOURNAL_ENTRY', OfVariety & RecordChange<JournalEntry>>
  | ActionOf<'DELETE_JOURNAL_ENTRY', OfVariety & RecordName>;

interface OfVariety {
  readonly varietyId: string;
}

interface Calibration extends RecordName {
  readonly samples: readonly number[];
  readonly atISO: IsoInstant;
}

/** Names the varieties whose seed a material is. */
interface MaybeSeed {
  readonly seedOf?: readonly string[];
}

/** Changes of raw materials and their stock. */
export type MaterialAction =
  | ActionOf<'ADD_MATERIAL', Material & MaybeSeed>
  | ActionOf<'UPDATE_MATERIAL', RecordChange<Material> & MaybeSeed>
  | ActionOf<'DELETE_MATERIAL', RecordName>
  /** Adds what came in to the stock. */
  | ActionOf<'RECEIVE_STOCK', StockOfMaterial>
  /** Sets what is on hand, as after a count. */
  | ActionOf<'ADJUST_STOCK', StockOfMaterial>
  /** The soil that trays are filled with, in place of the one before. */
  | ActionOf<'SET_PRIMARY_SOIL', RecordName>
  | ActionOf<'SET_SEED_MATERIAL', SeedSetting & OfVariety>;

/** Changes of mixes; single products follow their varieties by themselves. */
export type ProductAction =
  | ActionOf<'ADD_PRODUCT', MixProduct>
  | ActionOf<'UPDATE_PRODUCT', RecordChange<Omit<MixProduct, 'type'>>>
  | ActionOf<'DELETE_PRODUCT', RecordName>;

/** Changes of the three order lists. */
export type OrderAction =
  | ActionOf<'ADD_ORDER', Order>
  /** Replaces the whole order, since switching its kind changes its fields. */
  | ActionOf<'UPDATE_ORDER', Order>
  | ActionOf<'DELETE_ORDER', RecordName>
  | RecordAction<'RECURRING', RecurringOrder>
  | RecordAction<'SINGLE', SingleOrder>;

export type TaskAction =
  /** With `done` the task becomes that, also when another tab was faster; without, it flips. */
  | ActionOf<'TOGGLE_TASK_DONE', RecordName & { readonly done?: boolean }>
  /** With `taskIds` only these of the day, as where others of it are shown elsewhere. */
  | ActionOf<'MARK_DAY_DONE', ClosedDay>
  | ActionOf<'ADD_MANUAL_TASK', ManualTaskPlan>
  | ActionOf<'DELETE_MANUAL_TASK', RecordName>
  /** Ends a task that comes back: its open ones after today go. */
  | ActionOf<'STOP_SERIES', { readonly seriesId: string }>
  /** Gives an open task up: it stays in the archive as skipped. Marking it open brings it back. */
  | ActionOf<'SKIP_TASK', RecordName>
  /** Tells afterwards that a batch was planted as planned: its open soak and plantings are ticked. */
  | ActionOf<'MARK_PLANTED', { readonly cycleKey: string }>
  /** Tells that all late work was done in its time; of batches that were missed only soak and planting. */
  | ActionOf<'MARK_LATE_DONE', LateList>
  /** Puts all late work on today, as far as the steps around it leave room. */
  | ActionOf<'MOVE_LATE_TO_TODAY', LateList>
  /** Gives all late work up. */
  | ActionOf<'SKIP_LATE', LateList>
  /** Records plantings that were ticked before plantings were recorded at the tick. */
  | ActionOf<'RECORD_AS_PLANNED', { readonly ids: readonly string[] }>
  /** Puts an open task on another day; planning again leaves it there. */
  | ActionOf<'MOVE_TASK', RecordName & { readonly dateISO: IsoDate }>
  /** Plans again from the orders, for today and 90 days ahead; never a change by a person. */
  | { readonly type: 'REGENERATE_TASKS' };

interface PlantedDay {
  readonly dateISO: IsoDate;
  readonly entries: readonly PlantedLine[];
  readonly recordedAtISO: IsoInstant;
  /** Closes the day in the same step, as MARK_DAY_DONE. */
  readonly markDayDone?: boolean;
  readonly taskIds?: readonly string[];
  /** Ticks the open soak and plantings of that batch, each on its own day, as MARK_PLANTED. */
  readonly cycleKey?: string;
}

/** What is written down about a growing day. */
export type FarmLogAction =
  /**
   * Trays really planted on a day: replaces what was recorded for the same day and variety, and
   * books the seed of the difference.
   */
  | ActionOf<'RECORD_TRAYS_PLANTED', PlantedDay>
  /** An id is made from the rest when there is none. */
  | ActionOf<'ADD_HARVEST_LOSS', Omit<HarvestLoss, 'id'> & Partial<RecordName>>
  | ActionOf<'DELETE_HARVEST_LOSS', RecordName>
  /** Puts the trays right as they were counted on the shelf. */
  | ActionOf<'COUNT_TRAYS', TrayCount>;

/** Changes of racks, trays, dryers and what the simulator places; parts left out stay. */
export type CapacityAction = ActionOf<'CAPACITY_UPDATE', CapacityPatch>;

/** Changes of settings, of the buffers, and of the quick tasks, which are kept there. */
export type SettingsAction =
  /** Merges section by section; the weekend switch is mirrored to its three places. */
  | ActionOf<'UPDATE_SETTINGS', SettingsPatch>
  | ActionOf<'UPDATE_BATCH_SETTINGS', BufferSettings>
  | ActionOf<'UPSERT_COMMON_TASK', { readonly name: string; readonly previous?: string }>
  | ActionOf<'REMOVE_COMMON_TASK', { readonly name: string }>;

interface LoadedSlices {
  readonly slices: Partial<Pick<FarmDocument, SliceName>>;
  /** When the farm of the file began anew after a wipe. */
  readonly wipedAt?: IsoInstant;
  /** Who of several people wiped it. */
  readonly wipedBy?: string;
  /** They come from a copy on this device instead of a file. */
  readonly fromCopy?: boolean;
}

/** Whole-document changes. */
export type DataAction =
  /** Replaces the slices present, as after an import; they are normalised by then. */
  | ActionOf<'LOAD_DATA_SLICES', LoadedSlices>
  | { readonly type: 'LOAD_DEMO_DATA' }
  /** Empties one part of the farm, and what cannot be without it. */
  | ActionOf<'RESET_DATA', { readonly name: ResetName }>;

/** Parts of a farm that can be emptied by themselves. */
export const RESET_NAMES = [
  'varieties',
  'products',
  'recurring',
  'orders',
  'tasks',
  'seedsInventory',
] as const;

export type ResetName = (typeof RESET_NAMES)[number];

/** Everything a person, or the app on their behalf, can do to a farm. */
export type FarmAction =
  | VarietyAction
  | SeedAction
  | MaterialAction
  | StockCountAction
  | ProductAction
  | OrderAction
  | OrderLifeAction
  | DeliveryAction
  | PackingAction
  | CustomerAction
  | PriceAction
  | HarvestAction
  | TaskAction
  | FarmLogAction
  | CapacityAction
  | PackagingAction
  | OverheadAction
  | ProItemAction
  | ProProductAction
  | ProOrderAction
  | ProStandingAction
  | DryLoadAction
  | SettingsAction
  | ImportAction
  | SyncNoticeAction
  | DataAction;

/** What an action of a type is done with; undefined when the type says all. */
export type PayloadOf<T extends FarmAction['type']> =
  Extract<FarmAction, { readonly type: T }> extends { readonly payload: infer P } ? P : undefined;

/**
 * An action with its moment, so that the same action on the same document always gives the same
 * result.
 */
export type StampedAction = FarmAction & { readonly moment: Moment };
