import { withRecords } from '../../schema/collections.ts';
import { dryerLabel } from '#domain/alchemy/dry-loads/load-label.ts';
import { isIsoDate } from '#domain/calendar/iso-date.ts';
import { isoInstant } from '#domain/calendar/moment.ts';
import { dayLabel } from '#domain/calendar/day-label.ts';
import { acceptLoads, type ProposedLoad } from '#domain/alchemy/dry-loads/accept-loads.ts';
import {
  cancelLoad,
  moveLoad,
  startLoad,
  touchedCycles,
  weighLine,
  type LineWeights,
  type WetWeight,
} from '#domain/alchemy/dry-loads/run-load.ts';
import { weighIntoStock } from '#domain/alchemy/dry-loads/line-cost.ts';
import { recordById } from '#domain/records/change-records.ts';
import { type FarmDocument, sameValue, withList } from '../../document/farm-document.ts';
import { parseNumber, readText, readTexts } from '../../read/coerce.ts';
import { readDryLoads } from '../../read/slices/read-dry-loads.ts';
import * as a from '../../schema/field.ts';
import { actionRules, type RecordName, ofRecord, changeRecord } from '../action-rules.ts';
import { PayloadError, dayOf, recordsIn, textOf } from '../described-payload.ts';
import type { JsonRecord } from '../../document/json-record.ts';

interface AcceptedPlan {
  readonly loads: readonly ProposedLoad[];
  /** Planned loads that it takes the place of. */
  readonly drop: readonly string[];
}

type StartedLoad = RecordName & { readonly wet?: readonly WetWeight[] };

type WeighedLine = LineWeights & { readonly loadId: string };

/** Changes of dryer loads, from plan to stock. Tasks and dried stock follow. */
export const DRY_LOAD_ACTIONS = {
  ACCEPT_DRY_PLAN: actionRules<AcceptedPlan>({
    payload: (source) => ({
      loads: recordsIn(source, 'loads').map(readProposed),
      drop: readTexts(source.drop),
    }),
    label: 'Put the dryer plan to work',
    run: (farm, { loads, drop }, { now }) => {
      const { dryLoads = [] } = farm;
      const dryers = farm.capacity.freezeDryers;
      const on = { dryers, atISO: isoInstant(now) };
      const accepted = readDryLoads(acceptLoads(dryLoads, loads, drop, on));
      return sameValue(accepted, dryLoads) ? farm : withList(farm, 'dryLoads', accepted);
    },
  }),
  /** Puts a planned load on another day, from today on. */
  MOVE_DRY_LOAD: actionRules({
    payload: { id: a.neededText(), startISO: a.neededDay() },
    ...ofLoad('Move'),
    run: (farm, { id, startISO }, { today }) =>
      !isIsoDate(startISO) || startISO < today
        ? farm
        : changeRecord(farm, 'dryLoads', id, (load) =>
            moveLoad(load, startISO, touchedCycles(farm.tasks)),
          ),
  }),
  CANCEL_DRY_LOAD: actionRules<RecordName>({
    label: ofLoad('Cancel').label,
    run: (farm, { id }) => changeRecord(farm, 'dryLoads', id, cancelLoad),
  }),
  /** A planned load goes into its dryer today. */
  START_DRY_LOAD: actionRules({
    payload: readStarted,
    ...ofLoad('Start'),
    run: (farm, { id, wet }, { today }) =>
      changeRecord(farm, 'dryLoads', id, (load) => startLoad(load, today, farm.tasks, wet)),
  }),
  /** Weights of lines that are told at once; what is dry goes into stock, also when it is put right later. */
  WEIGH_DRY_LOAD: actionRules<RecordName & { readonly lines: readonly LineWeights[] }>({
    payload: (source) => ({
      id: textOf(source, 'id'),
      lines: recordsIn(source, 'lines').map(readWeights),
    }),
    ...ofLoad('Weigh'),
    run: (farm, { id, lines }) =>
      lines.reduce((one, line) => weigh(one, { ...line, loadId: id }), farm),
  }),
  WEIGH_DRY_LINE: actionRules<WeighedLine>({
    payload: (source) => ({ loadId: textOf(source, 'loadId'), ...readWeights(source) }),
    label: ({ loadId }, farm) => `Weigh ${loadName(farm, loadId)}`,
    edits: ({ loadId }) => [{ list: 'dryLoads', id: loadId }],
    run: weigh,
  }),
};

/** A load as `mgm dry-plan` tells it, or as a farm keeps it. */
function readProposed(source: JsonRecord): ProposedLoad {
  const cycleDays = parseNumber(source.cycleDays);
  return {
    dryerId: readText(source.dryerId),
    startISO: dayOf(source, 'startISO'),
    ...(source.readyISO !== undefined && { readyISO: dayOf(source, 'readyISO') }),
    ...(cycleDays !== null && { cycleDays }),
    ...(source.note !== undefined && { note: readText(source.note) }),
    lines: recordsIn(source, 'lines').map((line) => ({
      itemId: readText(line.itemId),
      varietyId: textOf(line, 'varietyId'),
      trays: readTrays(line),
      ...((line.cutISO ?? null) !== null && { cutISO: dayOf(line, 'cutISO') }),
    })),
  };
}

function readTrays({ trays }: JsonRecord): number {
  const count = parseNumber(trays);
  if (count === null || !Number.isInteger(count) || count < 1) {
    throw new PayloadError("needs a whole number of 1 or more in 'trays'.");
  }
  return count;
}

function readStarted(source: JsonRecord): StartedLoad {
  const wet = recordsIn(source, 'wet').map((line) => ({
    itemId: readText(line.itemId),
    wetOz: readWeight(line, 'wetOz') ?? 0,
  }));
  return { id: textOf(source, 'id'), ...(wet.length > 0 && { wet }) };
}

function readWeights(source: JsonRecord): LineWeights {
  return {
    itemId: readText(source.itemId),
    ...(source.wetOz !== undefined && { wetOz: readWeight(source, 'wetOz') }),
    dryG: readWeight(source, 'dryG'),
  };
}

/** A weight of 0 or more; null takes one back. */
function readWeight(source: JsonRecord, field: string): number | null {
  const weight = parseNumber(source[field]);
  if (source[field] === null) return null;
  if (weight === null || weight < 0) {
    throw new PayloadError(`needs a number of 0 or more in '${field}'.`);
  }
  return weight;
}

function ofLoad(verb: string) {
  return ofRecord('dryLoads', verb, loadName);
}

/** Display name of a load, as "Dryer 1 of Friday 11/20". */
function loadName({ dryLoads = [], capacity }: FarmDocument, id: string): string {
  const load = recordById(dryLoads, id);
  if (load === undefined) return 'load';
  const dryer = load.dryerId === '' ? 'fresh items' : dryerLabel(load, capacity.freezeDryers);
  return `${dryer} of ${dayLabel(load.startISO)}`;
}

function weigh(document: FarmDocument, { loadId, ...weights }: WeighedLine): FarmDocument {
  const before = recordById(document.dryLoads ?? [], loadId);
  const after = before && weighLine(before, weights);
  if (before === undefined || after === undefined || sameValue(before, after)) return document;
  const items = weighIntoStock(document, before, after, weights.itemId);
  const weighed = changeRecord(document, 'dryLoads', loadId, () => after);
  return withRecords(weighed, 'alchemy/items', items);
}
