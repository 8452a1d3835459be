import { isIsoDate } from '#domain/calendar/day-number.ts';
import { seedGramsPerTray, seedUsage } from '#domain/catalog/seeds/seed-usage.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import { recordPlanted } from '#domain/trays/planted-log.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { hashBase36 } from '#domain/records/hash-base36.ts';
import { freeId, keepOnly, recordById } from '#domain/records/change-records.ts';
import type { Moment } from '#domain/calendar/moment.ts';
import type { FarmLogAction } from './farm-action.ts';
import { markDayDone, replantTrays } from '#domain/trays/mark-tasks.ts';

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
      return recordTraysPlanted(document, action.payload, moment);
    case 'ADD_HARVEST_LOSS':
      return addHarvestLoss(document, action.payload);
    case 'DELETE_HARVEST_LOSS': {
      const harvestLosses = keepOnly(document.harvestLosses, ({ id }) => id !== action.payload.id);
      return harvestLosses === document.harvestLosses ? document : { ...document, harvestLosses };
    }
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
  const { dateISO, entries, recordedAtISO } = payload;
  if (!isIsoDate(dateISO)) return document;
  const { log, changes } = recordPlanted(document.traysPlantedLog, dateISO, entries, recordedAtISO);
  if (changes.length === 0) return document;
  const bookings = changes.flatMap((change) => seedBooking(document, change, payload));
  const recorded = replantTrays(document, log, dateISO, moment);
  const booked = { ...recorded, seedsInventory: [...document.seedsInventory, ...bookings] };
  return payload.markDayDone === true ? markDayDone(booked, { dateISO }, moment) : booked;
}

/** No seed is booked while its density is unknown, or when as many trays are recorded as before. */
function seedBooking(
  document: FarmDocument,
  { varietyId, deltaTrays }: { readonly varietyId: string; readonly deltaTrays: number },
  { dateISO, recordedAtISO }: PlantingRecord,
): SeedTransaction[] {
  const variety = recordById(document.varieties, varietyId);
  const gramsPerTray = variety && seedGramsPerTray(variety, document.catalog);
  if (!gramsPerTray || deltaTrays === 0) return [];
  const wanted = idOfMoment('seed', recordedAtISO, [dateISO, varietyId]);
  const id = freeId(wanted, document.seedsInventory);
  return [seedUsage({ varietyId, dateISO, deltaTrays, gramsPerTray }, id, recordedAtISO)];
}

function addHarvestLoss(document: FarmDocument, loss: LossReport): FarmDocument {
  const { dateISO, varietyId, atISO } = loss;
  const qty = Math.floor(loss.qty);
  if (varietyId === '' || !isIsoDate(dateISO) || !Number.isFinite(qty) || qty < 1) return document;
  const wanted = loss.id || idOfMoment('loss', atISO, [dateISO, varietyId]);
  const id = freeId(wanted, document.harvestLosses);
  const added = { ...loss, id, qty, note: loss.note.trim() };
  return { ...document, harvestLosses: [...document.harvestLosses, added] };
}

/** An id that follows from the action alone, so that the same action makes the same record. */
function idOfMoment(prefix: string, atISO: string, of: readonly string[]): string {
  const time = Date.parse(atISO);
  const stamp = (Number.isFinite(time) ? time : 0).toString(36);
  return `${prefix}_${stamp}${hashBase36(of.join('|')).slice(-4)}`;
}
