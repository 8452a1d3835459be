import { isIsoDate } from '#domain/calendar/day-number.ts';
import { bookSeed } from '#domain/catalog/seeds/book-seed.ts';
import { countTrays } from '#domain/trays/count-trays.ts';
import { loseTrays, takeBackLoss } from '#domain/trays/lose-trays.ts';
import { recordPlanted } from '#domain/trays/planted-log.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { idOfMoment } from '#domain/records/id-of-moment.ts';
import { freeId } from '#domain/records/change-records.ts';
import type { Moment } from '#domain/calendar/moment.ts';
import type { FarmLogAction } from './farm-action.ts';
import { followLoads } from './follow-loads.ts';
import { replantTrays } from '#domain/trays/mark-tasks.ts';
import { tickDay, tickPlanted } from '#domain/trays/tick-tasks.ts';

type PlantingRecord = Extract<FarmLogAction, { type: 'RECORD_TRAYS_PLANTED' }>['payload'];
type LossReport = Extract<FarmLogAction, { type: 'ADD_HARVEST_LOSS' }>['payload'];

/** What is written down about a growing day: trays planted, and trays lost at a harvest. */
export function reduceFarmLog(
  document: FarmDocument,
  action: FarmLogAction,
  moment: Moment,
): FarmDocument {
  switch (action.type) {
    case 'RECORD_TRAYS_PLANTED':
      // A day that is closed with it may have a dryer to load.
      return followLoads(
        document,
        recordTraysPlanted(document, action.payload, moment),
        moment.today,
      );
    case 'ADD_HARVEST_LOSS':
      return addHarvestLoss(document, action.payload, moment);
    case 'COUNT_TRAYS':
      return countTrays(document, action.payload, moment);
    case 'DELETE_HARVEST_LOSS':
      return takeBackLoss(document, action.payload.id, moment.today);
  }
}

/**
 * The recorded counts come first, so that the plantings marked with the day put just these trays in
 * use; plantings that are done already are put right.
 */
function recordTraysPlanted(
  document: FarmDocument,
  payload: PlantingRecord,
  moment: Moment,
): FarmDocument {
  const { dateISO, entries, recordedAtISO, taskIds, cycleKey } = payload;
  if (!isIsoDate(dateISO)) return document;
  const { log, changes } = recordPlanted(document.traysPlantedLog, dateISO, entries, recordedAtISO);
  if (changes.length === 0) return document;
  const recorded = replantTrays(document, log, dateISO, moment);
  const booked = changes.reduce(
    (farm, change) => bookSeed(farm, { ...change, dateISO }, recordedAtISO),
    recorded,
  );
  if (cycleKey !== undefined) return tickPlanted(booked, cycleKey, moment);
  if (payload.markDayDone !== true) return booked;
  return tickDay(booked, { dateISO, ...(taskIds === undefined ? {} : { taskIds }) }, moment);
}

function addHarvestLoss(document: FarmDocument, loss: LossReport, moment: Moment): FarmDocument {
  const { dateISO, varietyId, atISO } = loss;
  const qty = Math.floor(loss.qty);
  if (varietyId === '' || !isIsoDate(dateISO) || !Number.isFinite(qty) || qty < 1) return document;
  const wanted = loss.id || idOfMoment('loss', atISO, [dateISO, varietyId]);
  const id = freeId(wanted, document.harvestLosses);
  const added = { ...loss, id, qty, note: loss.note.trim() };
  return loseTrays(document, added, moment.today);
}
