import { countRecords } from '#domain/harvests/dismissed-learning.ts';
import { recordHarvest } from '#domain/harvests/record-harvest.ts';
import { takeYield } from '#domain/harvests/take-yield.ts';
import { varietyLearnings, type VarietyLearning } from '#domain/harvests/variety-learning.ts';
import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { idOfMoment } from '#domain/records/id-of-moment.ts';
import { changeById, keepOnly, recordById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { HarvestAction } from './harvest-action.ts';

/** What came out of the harvests. A record changes no task: the work was planned and is done. */
export function reduceHarvests(
  document: FarmDocument,
  action: HarvestAction,
  atISO: IsoInstant,
): FarmDocument {
  switch (action.type) {
    case 'RECORD_HARVEST': {
      const before = document.harvestLog ?? [];
      const { record, others = [] } = action.payload;
      const harvestLog = [record, ...others].reduce(recordHarvest, before);
      return harvestLog === before ? document : { ...document, harvestLog };
    }
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
