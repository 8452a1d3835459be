import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';

/** What came out of a harvest, and what is learned from it. */
export type HarvestAction =
  /** A second record of the same harvest replaces the first; others were weighed in the same go. */
  | {
      readonly type: 'RECORD_HARVEST';
      readonly payload: {
        readonly record: HarvestRecord;
        readonly others?: readonly HarvestRecord[];
      };
    }
  /** A harvest sheet that came back from the grow room: what was cut is ticked, with what it weighed. */
  | {
      readonly type: 'ENTER_HARVEST_SHEET';
      readonly payload: {
        readonly cutIds: readonly string[];
        readonly records: readonly HarvestRecord[];
      };
    }
  | { readonly type: 'REMOVE_HARVEST_RECORD'; readonly payload: { readonly id: string } }
  /** Plans with the yield that the harvests up to the day propose, and puts it into the journal. */
  | {
      readonly type: 'USE_YIELD';
      readonly payload: { readonly varietyId: string; readonly todayISO: IsoDate };
    }
  /** Gives a variety the buffer that its harvests propose. */
  | {
      readonly type: 'USE_BUFFER';
      readonly payload: { readonly varietyId: string; readonly todayISO: IsoDate };
    }
  /** Hides the proposals of a variety until more of its harvests are recorded. */
  | { readonly type: 'DISMISS_LEARNING'; readonly payload: { readonly varietyId: string } };
