import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import type { ActionOf, RecordName } from './action-of.ts';

interface WeighedHarvest {
  readonly record: HarvestRecord;
  /** What was weighed in the same go. */
  readonly others?: readonly HarvestRecord[];
}

interface HarvestSheetEntry {
  readonly cutIds: readonly string[];
  readonly records: readonly HarvestRecord[];
}

interface LearnedOfVariety {
  readonly varietyId: string;
  readonly todayISO: IsoDate;
}

/** What came out of a harvest, and what is learned from it. */
export type HarvestAction =
  /** A second record of the same harvest replaces the first. */
  | ActionOf<'RECORD_HARVEST', WeighedHarvest>
  /** A harvest sheet that came back from the grow room: what was cut is ticked, with what it weighed. */
  | ActionOf<'ENTER_HARVEST_SHEET', HarvestSheetEntry>
  | ActionOf<'REMOVE_HARVEST_RECORD', RecordName>
  /** Plans with the yield that the harvests up to the day propose, and puts it into the journal. */
  | ActionOf<'USE_YIELD', LearnedOfVariety>
  /** Gives a variety the buffer that its harvests propose. */
  | ActionOf<'USE_BUFFER', LearnedOfVariety>
  /** Hides the proposals of a variety until more of its harvests are recorded. */
  | ActionOf<'DISMISS_LEARNING', { readonly varietyId: string }>;
