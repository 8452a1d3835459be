import type { IsoDate, IsoInstant, Millis } from '#domain/calendar/iso-date.ts';
import type { MixProduct } from '#domain/catalog/product.ts';
import type { JournalEntry, Variety } from '#domain/catalog/variety.ts';
import type { Order, RecurringOrder, SingleOrder } from '#domain/orders/order.ts';
import type { BatchSettings } from '#domain/planning/batch-settings.ts';
import type { TaskType } from '#domain/planning/task.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { FarmDocument, SliceName } from '../farm-document.ts';

/** Changes of varieties. Deleting cascades, see `reduceVarieties`. */
export type VarietyAction =
  | { readonly type: 'ADD_VARIETY'; readonly payload: Variety }
  | {
      readonly type: 'UPDATE_VARIETY';
      readonly payload: { readonly id: string; readonly patch: Partial<Omit<Variety, 'id'>> };
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
        readonly patch: Partial<Omit<JournalEntry, 'id'>>;
      };
    }
  | {
      readonly type: 'DELETE_JOURNAL_ENTRY';
      readonly payload: { readonly varietyId: string; readonly id: string };
    };

/** Changes of mixes; single products follow their varieties by themselves. */
export type ProductAction =
  | { readonly type: 'ADD_PRODUCT'; readonly payload: MixProduct }
  | {
      readonly type: 'UPDATE_PRODUCT';
      readonly payload: { readonly id: string; readonly patch: Partial<Omit<MixProduct, 'id' | 'type'>> };
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
      readonly payload: { readonly id: string; readonly patch: Partial<Omit<RecurringOrder, 'id'>> };
    }
  | { readonly type: 'DELETE_RECURRING'; readonly payload: { readonly id: string } }
  | { readonly type: 'ADD_SINGLE'; readonly payload: SingleOrder }
  | {
      readonly type: 'UPDATE_SINGLE';
      readonly payload: { readonly id: string; readonly patch: Partial<Omit<SingleOrder, 'id'>> };
    }
  | { readonly type: 'DELETE_SINGLE'; readonly payload: { readonly id: string } };

/** How often a manual task comes back. */
export type ManualTaskRepeat = 'DAILY' | 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY';

/** Work on tasks. */
export type TaskAction =
  | { readonly type: 'TOGGLE_TASK_DONE'; readonly payload: { readonly id: string } }
  | {
      readonly type: 'MARK_DAY_DONE';
      readonly payload: { readonly dateISO: IsoDate; readonly type?: TaskType };
    }
  | {
      readonly type: 'ADD_MANUAL_TASK';
      readonly payload: {
        /** `gen_…`; further occurrences append `-2`, `-3`, … */
        readonly id: string;
        readonly title: string;
        readonly dateISO: IsoDate;
        readonly note?: string;
        readonly repeat?: ManualTaskRepeat;
        /** 1 or more; only read with `repeat`. */
        readonly occurrences?: number;
      };
    }
  | { readonly type: 'DELETE_MANUAL_TASK'; readonly payload: { readonly id: string } }
  /** Plans again from the orders, for today and 90 days ahead; never a change by a person. */
  | { readonly type: 'REGENERATE_TASKS' };

/** Changes of settings and lists kept there. */
export type SettingsAction =
  /** Merges section by section; the weekend switch is mirrored to its three places. */
  | { readonly type: 'UPDATE_SETTINGS'; readonly payload: SettingsPatch }
  | { readonly type: 'UPDATE_BATCH_SETTINGS'; readonly payload: BatchSettings }
  | { readonly type: 'UPSERT_COMMON_TASK'; readonly payload: { readonly name: string; readonly previous?: string } }
  | { readonly type: 'REMOVE_COMMON_TASK'; readonly payload: { readonly name: string } };

/** Some fields of some sections of the settings. */
export type SettingsPatch = {
  readonly [K in keyof Settings]?: Settings[K] extends readonly unknown[]
    ? Settings[K]
    : Settings[K] extends object
      ? Partial<Settings[K]>
      : Settings[K];
};

/** Whole-document changes. */
export type DataAction =
  /** Replaces the slices present, as after an import; they are normalised by then. */
  | {
      readonly type: 'LOAD_DATA_SLICES';
      readonly payload: { readonly slices: Partial<Pick<FarmDocument, SliceName>> };
    }
  | { readonly type: 'LOAD_DEMO_DATA' };

/** Everything a person, or the app on their behalf, can do to a farm. */
export type FarmAction =
  | VarietyAction
  | ProductAction
  | OrderAction
  | TaskAction
  | SettingsAction
  | DataAction;

/** When an action happens: the farm's day and the instant of the write. */
export interface ActionMoment {
  readonly today: IsoDate;
  readonly now: Millis;
}

/** An action with its moment, so that the same action on the same document always gives the same result. */
export type StampedAction = FarmAction & { readonly moment: ActionMoment };
