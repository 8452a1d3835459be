import { dayLabel } from '#domain/calendar/day-label.ts';
import { isIsoDate } from '#domain/calendar/iso-date.ts';
import type { HarvestLoss } from '#domain/planning/task.ts';
import { countTrays, type CountedTrays } from '#domain/trays/count-trays.ts';
import { recordTraysPlanted, type PlantedDay } from '#domain/trays/complete-tasks.ts';
import { recordLoss, removeLoss } from '#domain/supply/record-loss.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { idOfMoment, freeId } from '#domain/records/change-records.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import type { PlantedLine } from '#domain/trays/planted-log.ts';
import * as a from '../schema/field.ts';
import { HARVEST_LOSSES, PLANTED_SOURCE, SOWN_TRAYS } from '../schema/work.ts';
import { ofVariety, actionRules, type RecordName } from './action-rules.ts';
import { newRecordOf } from './described-payload.ts';
import { followLoads, followLots } from './work/follow-loads.ts';
import { setPlantedLots } from './work/seed-lots.ts';

type LossReport = Omit<HarvestLoss, 'id'> & Partial<RecordName>;

const COUNT = a.required(a.whole({ min: 0, or: 0 }));
const COUNTED = a.required(a.object<CountedTrays>({ clean: COUNT, dirty: COUNT }));

export const FARM_LOG_ACTIONS = {
  /** Trays really planted on a day: replaces what was recorded for day and variety, and books seed for the difference. */
  RECORD_TRAYS_PLANTED: actionRules<PlantedDay>({
    payload: {
      entries: a.required(
        a.list<PlantedLine>('Line', {
          varietyId: a.neededText(),
          actualTrays: COUNT,
          expectedTrays: a.number({ or: 0 }),
          taskIds: a.texts(),
          source: PLANTED_SOURCE,
          seedLots: a.optional(SOWN_TRAYS),
        }),
      ),
      dateISO: a.neededDay(),
      recordedAtISO: a.required(a.instant()),
      markDayDone: a.refined(a.flag(), 'else absent', (isDone) => isDone || undefined),
      cycleKey: a.refined(a.text(), 'else absent', (key) => key || undefined),
      taskIds: a.optional(a.texts()),
    },
    label: ({ dateISO }) => `Record trays planted on ${dayLabel(dateISO)}`,
    // A day that is closed with it may have a dryer to load.
    run: (farm, day, moment) => {
      const recorded = followLots(farm, recordTraysPlanted(farm, day, moment));
      return followLoads(farm, withChosenLots(recorded, day), moment.today);
    },
  }),
  /** A missing id is derived from the rest. */
  ADD_HARVEST_LOSS: actionRules<LossReport>({
    payload: newRecordOf(HARVEST_LOSSES, ['dateISO', 'varietyId', 'qty', 'atISO']),
    label: ofVariety('Log harvest loss of').label,
    run: addHarvestLoss,
  }),
  DELETE_HARVEST_LOSS: actionRules<RecordName>({
    label: 'Delete harvest loss',
    run: (farm, { id }, { today }) => removeLoss(farm, id, today),
  }),
  /** Puts the trays right as they were counted on the shelf. */
  COUNT_TRAYS: actionRules({
    payload: { withHoles: COUNTED, withoutHoles: COUNTED },
    label: 'Count trays',
    run: countTrays,
  }),
};

/** Lots that were chosen with a count take the place of those it would have taken. */
function withChosenLots(document: FarmDocument, day: PlantedDay): FarmDocument {
  const { dateISO, recordedAtISO } = day;
  return day.entries.reduce(
    (farm, { varietyId, seedLots }) =>
      seedLots === undefined
        ? farm
        : setPlantedLots(farm, { dateISO, varietyId, seedLots }, recordedAtISO),
    document,
  );
}

function addHarvestLoss(
  document: FarmDocument,
  loss: LossReport,
  moment: ActionContext,
): FarmDocument {
  const { dateISO, varietyId, atISO } = loss;
  const qty = Math.floor(loss.qty);
  if (varietyId === '' || !isIsoDate(dateISO) || !Number.isFinite(qty) || qty < 1) return document;
  const wanted = loss.id || idOfMoment('loss', atISO, [dateISO, varietyId]);
  const id = freeId(wanted, document.harvestLosses);
  const added = { ...loss, id, qty, note: loss.note.trim() };
  return recordLoss(document, added, moment.today);
}
