import { countRecords } from '#domain/harvests/dismissed-suggestion.ts';
import { recordHarvest } from '#domain/harvests/record-harvest.ts';
import { takeYield } from '#domain/harvests/take-yield.ts';
import { yieldEstimates, type YieldEstimate } from '#domain/harvests/yield-estimate.ts';
import { isoInstant, type ActionContext } from '#domain/calendar/moment.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { completeTasks } from '#domain/trays/complete-tasks.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import { isCarriedOut } from '#domain/planning/task.ts';
import { idOfMoment, recordById } from '#domain/records/change-records.ts';
import { type FarmDocument, withList } from '../../document/farm-document.ts';
import { readTexts } from '../../read/coerce.ts';
import { listRecords } from '../../read/read-records.ts';
import { readHarvestLog } from '../../read/slices/read-farm-log.ts';
import * as a from '../../schema/field.ts';
import {
  ofVariety,
  actionRules,
  deletesFrom,
  type OfVariety,
  changeRecord,
} from '../action-rules.ts';
import { PayloadError, recordOf, textOf } from '../described-payload.ts';
import type { JsonRecord } from '../../document/json-record.ts';

interface WeighedHarvest {
  readonly record: HarvestRecord;
  /** Records weighed at the same time. */
  readonly others?: readonly HarvestRecord[];
}

interface HarvestSheet {
  readonly cutIds: readonly string[];
  readonly records: readonly HarvestRecord[];
}

interface LearnedOfVariety extends OfVariety {
  readonly todayISO: ActionContext['today'];
}

const LEARNED = { varietyId: a.neededText(), todayISO: a.neededDay() };

/** Harvest records and suggestions. A record doesn't change tasks; only a weighing sheet marks harvests done. */
export const HARVEST_ACTIONS = {
  /** A second record of the same harvest replaces the first. */
  RECORD_HARVEST: actionRules<WeighedHarvest>({
    payload: (source) => ({ record: readHarvest(recordOf(source, 'record'), 'record') }),
    label: ({ record }, farm) => ofVariety('Record harvest of').label(record, farm),
    run: (farm, { record, others = [] }) => withWeighed(farm, [record, ...others]),
  }),
  /** Enters a harvest sheet: marks harvests done, with their weights. */
  ENTER_HARVEST_SHEET: actionRules<HarvestSheet>({
    payload: ({ cutIds, records }) => ({
      cutIds: readTexts(cutIds),
      records: listRecords(records).map((source) => readHarvest(source, 'records')),
    }),
    label: 'Enter a harvest sheet',
    run: enterSheet,
  }),
  REMOVE_HARVEST_RECORD: deletesFrom('harvestLog', 'Remove harvest weight'),
  /** Plans with the yield that the harvests up to the day propose, and puts it into the journal. */
  USE_YIELD: actionRules({
    payload: LEARNED,
    ...ofVariety('Use learned yield of'),
    run: (farm, learned, { now }) =>
      changeLearned(farm, learned, ({ variety, yieldProposal }) => {
        const atISO = isoInstant(now);
        const entry = { id: idOfMoment('jrn', atISO, [learned.varietyId]), atISO };
        return yieldProposal && takeYield(variety, yieldProposal, learned.todayISO, entry);
      }),
  }),
  USE_BUFFER: actionRules({
    payload: LEARNED,
    ...ofVariety('Use learned buffer of'),
    run: (farm, learned) =>
      changeLearned(
        farm,
        learned,
        ({ variety, bufferProposal }) =>
          bufferProposal && { ...variety, bufferPercent: bufferProposal.percent },
      ),
  }),
  /** Hides the proposals of a variety until more of its harvests are recorded. */
  DISMISS_LEARNING: actionRules({
    payload: { varietyId: a.neededText() },
    label: ofVariety('Hide suggestions for').label,
    run: dismiss,
  }),
};

/** The id follows from the batch it was cut from. */
function readHarvest(source: JsonRecord, field: string): HarvestRecord {
  textOf(source, 'cycleKey');
  const [record] = readHarvestLog([source]) ?? [];
  if (record === undefined) throw new PayloadError(`needs a valid harvest in '${field}'.`);
  return record;
}

function withWeighed(document: FarmDocument, records: readonly HarvestRecord[]): FarmDocument {
  return withList(document, 'harvestLog', records.reduce(recordHarvest, document.harvestLog ?? []));
}

/** Only harvests are marked, whatever else the ids include. */
function enterSheet(
  document: FarmDocument,
  { cutIds, records }: HarvestSheet,
  moment: ActionContext,
): FarmDocument {
  const ids = new Set(cutIds);
  const cut = document.tasks.filter(
    (task) => task.type === 'HARVEST' && ids.has(task.id) && !isCarriedOut(task),
  );
  const ticked = cut.length === 0 ? document : completeTasks(document, cut, true, moment);
  return withWeighed(ticked, records);
}

function changeLearned(
  document: FarmDocument,
  { varietyId, todayISO }: LearnedOfVariety,
  change: (learning: YieldEstimate) => Variety | null,
): FarmDocument {
  const learning = yieldEstimates(document, todayISO).find(
    ({ variety }) => variety.id === varietyId,
  );
  const after = learning && change(learning);
  if (!after) return document;
  return changeRecord(document, 'varieties', varietyId, () => after);
}

function dismiss(document: FarmDocument, { varietyId }: OfVariety): FarmDocument {
  if (recordById(document.varieties, varietyId) === undefined) return document;
  const { settings } = document;
  const recorded = countRecords(document.harvestLog ?? [], varietyId);
  if (settings.learning?.dismissed[varietyId] === recorded) return document;
  const dismissed = { ...settings.learning?.dismissed, [varietyId]: recorded };
  return { ...document, settings: { ...settings, learning: { ...settings.learning, dismissed } } };
}
