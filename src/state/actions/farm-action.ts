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
import type { Quantity } from '#domain/units/unit.ts';
import type { FarmDocument, SliceName } from '../document/farm-document.ts';
import type { OverheadAction, PackagingAction } from './catalog-action.ts';
import type { DeliveryAction } from './delivery-action.ts';
import type { DryLoadAction } from './dry-load-action.ts';
import type { HarvestAction } from './harvest-action.ts';
import type { ImportAction } from './import-action.ts';
import type { ProItemAction, ProProductAction } from './pro-catalog-action.ts';
import type { ProOrderAction, ProStandingAction } from './pro-order-action.ts';
import type { RecordPatch } from '#domain/records/record-patch.ts';
import type {
  CustomerAction,
  OrderLifeAction,
  PackingAction,
  PriceAction,
} from './sales-action.ts';
import type { SeedAction } from './seed-action.ts';
import type { StockCountAction } from './stock-count-action.ts';
import type { SyncNoticeAction } from './sync-notice-action.ts';

/** Changes of varieties. Deleting cascades, see `reduceVarieties`. */
export type VarietyAction =
  | { readonly type: 'ADD_VARIETY'; readonly payload: Variety }
  /** Several at once, as crops taken over from the library. */
  | { readonly type: 'ADD_VARIETIES'; readonly payload: { readonly varieties: readonly Variety[] } }
  | {
      readonly type: 'UPDATE_VARIETY';
      readonly payload: { readonly id: string; readonly patch: RecordPatch<Omit<Variety, 'id'>> };
    }
  | { readonly type: 'DELETE_VARIETY'; readonly payload: { readonly id: string } }
  | {
      readonly type: 'SAVE_CALIBRATION';
      readonly payload: {
        readonly id: string;
        readonly samples: readonly number[];
        readonly atISO: IsoInstant;
      };
    }
  | {
      readonly type: 'ADD_JOURNAL_ENTRY';
      readonly payload: { readonly varietyId: string; readonly entry: JournalEntry };
    }
  | {
      readonly type: 'UPDATE_JOURNAL_ENTRY';
      readonly payload: {
        readonly varietyId: string;
        readonly id: string;
        readonly patch: RecordPatch<Omit<JournalEntry, 'id'>>;
      };
    }
  | {
      readonly type: 'DELETE_JOURNAL_ENTRY';
      readonly payload: { readonly varietyId: string; readonly id: string };
    };

/** Changes of raw materials and their stock; `seedOf` names the varieties whose seed a material is. */
export type MaterialAction =
  | {
      readonly type: 'ADD_MATERIAL';
      readonly payload: Material & { readonly seedOf?: readonly string[] };
    }
  | {
      readonly type: 'UPDATE_MATERIAL';
      readonly payload: {
        readonly id: string;
        readonly patch: RecordPatch<Omit<Material, 'id'>>;
        readonly seedOf?: readonly string[];
      };
    }
  | { readonly type: 'DELETE_MATERIAL'; readonly payload: { readonly id: string } }
  /** Adds what came in to the stock. */
  | {
      readonly type: 'RECEIVE_STOCK';
      readonly payload: { readonly id: string; readonly quantity: Quantity };
    }
  /** Sets what is on hand, as after a count. */
  | {
      readonly type: 'ADJUST_STOCK';
      readonly payload: { readonly id: string; readonly quantity: Quantity };
    }
  /** The soil that trays are filled with, in place of the one before. */
  | { readonly type: 'SET_PRIMARY_SOIL'; readonly payload: { readonly id: string } }
  | {
      readonly type: 'SET_SEED_MATERIAL';
      readonly payload: SeedSetting & { readonly varietyId: string };
    };

/** Changes of mixes; single products follow their varieties by themselves. */
export type ProductAction =
  | { readonly type: 'ADD_PRODUCT'; readonly payload: MixProduct }
  | {
      readonly type: 'UPDATE_PRODUCT';
      readonly payload: {
        readonly id: string;
        readonly patch: RecordPatch<Omit<MixProduct, 'id' | 'type'>>;
      };
    }
  | { readonly type: 'DELETE_PRODUCT'; readonly payload: { readonly id: string } };

/** Changes of the three order lists. */
export type OrderAction =
  | { readonly type: 'ADD_ORDER'; readonly payload: Order }
  /** Replaces the whole order, since switching its kind changes its fields. */
  | { readonly type: 'UPDATE_ORDER'; readonly payload: Order }
  | { readonly type: 'DELETE_ORDER'; readonly payload: { readonly id: string } }
  | { readonly type: 'ADD_RECURRING'; readonly payload: RecurringOrder }
  | {
      readonly type: 'UPDATE_RECURRING';
      readonly payload: {
        readonly id: string;
        readonly patch: RecordPatch<Omit<RecurringOrder, 'id'>>;
      };
    }
  | { readonly type: 'DELETE_RECURRING'; readonly payload: { readonly id: string } }
  | { readonly type: 'ADD_SINGLE'; readonly payload: SingleOrder }
  | {
      readonly type: 'UPDATE_SINGLE';
      readonly payload: {
        readonly id: string;
        readonly patch: RecordPatch<Omit<SingleOrder, 'id'>>;
      };
    }
  | { readonly type: 'DELETE_SINGLE'; readonly payload: { readonly id: string } };

export type TaskAction =
  | {
      readonly type: 'TOGGLE_TASK_DONE';
      /** With `done` the task becomes that, also when another tab was faster; without, it flips. */
      readonly payload: { readonly id: string; readonly done?: boolean };
    }
  | {
      readonly type: 'MARK_DAY_DONE';
      /** With `taskIds` only these of the day, as where others of it are shown elsewhere. */
      readonly payload: ClosedDay;
    }
  | { readonly type: 'ADD_MANUAL_TASK'; readonly payload: ManualTaskPlan }
  | { readonly type: 'DELETE_MANUAL_TASK'; readonly payload: { readonly id: string } }
  /** Ends a task that comes back: its open ones after today go. */
  | { readonly type: 'STOP_SERIES'; readonly payload: { readonly seriesId: string } }
  /** Gives an open task up: it stays in the archive as skipped. Marking it open brings it back. */
  | { readonly type: 'SKIP_TASK'; readonly payload: { readonly id: string } }
  /** Tells afterwards that a batch was planted as planned: its open soak and plantings are ticked. */
  | { readonly type: 'MARK_PLANTED'; readonly payload: { readonly cycleKey: string } }
  /** Tells that all late work was done in its time; of batches that were missed only soak and planting. */
  | { readonly type: 'MARK_LATE_DONE'; readonly payload: LateList }
  /** Puts all late work on today, as far as the steps around it leave room. */
  | { readonly type: 'MOVE_LATE_TO_TODAY'; readonly payload: LateList }
  /** Gives all late work up. */
  | { readonly type: 'SKIP_LATE'; readonly payload: LateList }
  /** Records plantings that were ticked before plantings were recorded at the tick. */
  | { readonly type: 'RECORD_AS_PLANNED'; readonly payload: { readonly ids: readonly string[] } }
  /** Puts an open task on another day; planning again leaves it there. */
  | {
      readonly type: 'MOVE_TASK';
      readonly payload: { readonly id: string; readonly dateISO: IsoDate };
    }
  /** Plans again from the orders, for today and 90 days ahead; never a change by a person. */
  | { readonly type: 'REGENERATE_TASKS' };

/** What is written down about a growing day. */
export type FarmLogAction =
  /**
   * Trays really planted on a day: replaces what was recorded for the same day and variety, and
   * books the seed of the difference. With `markDayDone` it closes the day in the same step, as MARK_DAY_DONE;
   * with `cycleKey` it ticks the open soak and plantings of that batch, each on its own day, as MARK_PLANTED.
   */
  | {
      readonly type: 'RECORD_TRAYS_PLANTED';
      readonly payload: {
        readonly dateISO: IsoDate;
        readonly entries: readonly PlantedLine[];
        readonly recordedAtISO: IsoInstant;
        readonly markDayDone?: boolean;
        readonly taskIds?: readonly string[];
        readonly cycleKey?: string;
      };
    }
  | {
      readonly type: 'ADD_HARVEST_LOSS';
      /** An id is made from the rest when there is none. */
      readonly payload: Omit<HarvestLoss, 'id'> & { readonly id?: string };
    }
  | { readonly type: 'DELETE_HARVEST_LOSS'; readonly payload: { readonly id: string } }
  /** Puts the trays right as they were counted on the shelf. */
  | { readonly type: 'COUNT_TRAYS'; readonly payload: TrayCount };

/** Changes of racks, trays, dryers and what the simulator places; parts left out stay. */
export interface CapacityAction {
  readonly type: 'CAPACITY_UPDATE';
  readonly payload: CapacityPatch;
}

/** Changes of settings and lists kept there. */
export type SettingsAction =
  /** Merges section by section; the weekend switch is mirrored to its three places. */
  | { readonly type: 'UPDATE_SETTINGS'; readonly payload: SettingsPatch }
  | { readonly type: 'UPDATE_BATCH_SETTINGS'; readonly payload: BufferSettings }
  | {
      readonly type: 'UPSERT_COMMON_TASK';
      readonly payload: { readonly name: string; readonly previous?: string };
    }
  | { readonly type: 'REMOVE_COMMON_TASK'; readonly payload: { readonly name: string } };

/** Whole-document changes. */
export type DataAction =
  /** Replaces the slices present, as after an import; they are normalised by then. */
  | {
      readonly type: 'LOAD_DATA_SLICES';
      readonly payload: {
        readonly slices: Partial<Pick<FarmDocument, SliceName>>;
        /** When the farm of the file began anew after a wipe. */
        readonly wipedAt?: IsoInstant;
        /** They come from a copy on this device instead of a file. */
        readonly fromCopy?: boolean;
      };
    }
  | { readonly type: 'LOAD_DEMO_DATA' }
  /** Empties one part of the farm, and what cannot be without it. */
  | { readonly type: 'RESET_DATA'; readonly payload: { readonly name: ResetName } };

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

/**
 * An action with its moment, so that the same action on the same document always gives the same
 * result.
 */
export type StampedAction = FarmAction & { readonly moment: Moment };
