import { countRecords } from '#domain/harvests/dismissed-learning.ts';
import { recordHarvest } from '#domain/harvests/record-harvest.ts';
import { takeYield } from '#domain/harvests/take-yield.ts';
import { varietyLearnings, type VarietyLearning } from '#domain/harvests/variety-learning.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Moment } from '#domain/calendar/moment.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { tickTasks } from '#domain/trays/tick-tasks.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import { isCarriedOut } from '#domain/planning/task-work.ts';
import { idOfMoment } from '#domain/records/id-of-moment.ts';
import { changeById, keepOnly, recordById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { HarvestAction } from './harvest-action.ts';

type SheetEntry = Extract<HarvestAction, { type: 'ENTER_HARVEST_SHEET' }>['payload'];

/** What came out of the harvests. A record changes no task; only a sheet ticks what was cut. */
export function reduceHarvests(
  document: FarmDocument,
  action: HarvestAction,
  moment: Moment,
): FarmDocument {
  const atISO = new Date(moment.now).toISOString();
  switch (action.type) {
    case 'RECORD_HARVEST': {
      const { record, others = [] } = action.payload;
      return withRecords(document, [record, ...others]);
    }
    case 'ENTER_HARVEST_SHEET':
      return enterSheet(document, action.payload, moment);
    case 'REMOVE_HARVEST_RECORD':
      return withoutRecord(document, action.payload.id);
    case 'USE_YIELD': {
      const { varietyId, todayISO } = action.payload;
      return changeLearned(document, action.payload, ({ variety, yieldProposal }) => {
        const entry = { id: idOfMoment('jrn', atISO, [varietyId]), atISO };
        return yieldProposal && takeYield(variety, yieldProposal, todayISO, entry);
      });
    }
    case 'USE_BUFFER':
      return changeLearned(
        document,
        action.payload,
        ({ variety, bufferProposal }) =>
          bufferProposal && { ...variety, bufferPercent: bufferProposal.percent },
      );
    case 'DISMISS_LEARNING':
      return dismiss(document, action.payload.varietyId);
  }
}

function withRecords(document: FarmDocument, records: readonly HarvestRecord[]): FarmDocument {
  const before = document.harvestLog ?? [];
  const harvestLog = records.reduce(recordHarvest, before);
  return harvestLog === before ? document : { ...document, harvestLog };
}

/** Only harvests are ticked, whatever else the ids name. */
function enterSheet(
  document: FarmDocument,
  { cutIds, records }: SheetEntry,
  moment: Moment,
): FarmDocument {
  const ids = new Set(cutIds);
  const cut = document.tasks.filter(
    (task) => task.type === 'HARVEST' && ids.has(task.id) && !isCarriedOut(task),
  );
  const ticked = cut.length === 0 ? document : tickTasks(document, cut, true, moment);
  return withRecords(ticked, records);
}

/** A farm whose last record goes has no list of them, as before the first. */
function withoutRecord(document: FarmDocument, id: string): FarmDocument {
  const { harvestLog: before = [], ...rest } = document;
  const harvestLog = keepOnly(before, (record) => record.id !== id);
  if (harvestLog === before) return document;
  return harvestLog.length === 0 ? rest : { ...rest, harvestLog };
}

function changeLearned(
  document: FarmDocument,
  { varietyId, todayISO }: { readonly varietyId: string; readonly todayISO: IsoDate },
  change: (learning: VarietyLearning) => Variety | null,
): FarmDocument {
  const learning = varietyLearnings(document, todayISO).find(
    ({ variety }) => variety.id === varietyId,
  );
  const after = learning && change(learning);
  if (!after) return document;
  return { ...document, varieties: changeById(document.varieties, varietyId, () => after) };
}

function dismiss(document: FarmDocument, varietyId: string): FarmDocument {
  if (recordById(document.varieties, varietyId) === undefined) return document;
  const { settings } = document;
  const recorded = countRecords(document.harvestLog ?? [], varietyId);
  if (settings.learning?.dismissed[varietyId] === recorded) return document;
  const dismissed = { ...settings.learning?.dismissed, [varietyId]: recorded };
  return { ...document, settings: { ...settings, learning: { ...settings.learning, dismissed } } };
}
