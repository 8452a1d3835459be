import type { ProposedLoad } from '#domain/alchemy/dry-loads/accept-loads.ts';
import type { LineWeights } from '#domain/alchemy/dry-loads/run-load.ts';
import { isIsoDate } from '#domain/calendar/day-number.ts';
import type { FarmAction } from '#state/actions/farm-action.ts';
import { parseNumber, readText, readTexts } from '#state/normalise/coerce.ts';
import { readProStanding } from '#state/normalise/read-pro-orders.ts';
import type { JsonRecord } from '#state/normalise/json-record.ts';
import { needed } from '#state/schema/field.ts';
import { day, foreign, text } from '#state/schema/plain-fields.ts';
import { UsageError } from '../command.ts';
import { describedPayload } from './described-payload.ts';
import { recordsIn, textOf } from './payload-fields.ts';

type PayloadOf<T> = Extract<FarmAction, { readonly type: T; readonly payload: unknown }>['payload'];

interface PatchOfStanding {
  readonly id: string;
  readonly patch: JsonRecord;
}

const TEXT = needed(text());

/** Loads as `mgm dry-plan` tells them, or as a farm keeps them. */
function acceptedPlan(payload: JsonRecord): PayloadOf<'ACCEPT_DRY_PLAN'> {
  return { loads: recordsIn(payload, 'loads').map(proposedLoad), drop: readTexts(payload.drop) };
}

function proposedLoad(source: JsonRecord): ProposedLoad {
  const cycleDays = parseNumber(source.cycleDays);
  return {
    dryerId: readText(source.dryerId),
    startISO: dayIn(source, 'startISO'),
    ...(source.readyISO !== undefined && { readyISO: dayIn(source, 'readyISO') }),
    ...(cycleDays !== null && { cycleDays }),
    ...(source.note !== undefined && { note: readText(source.note) }),
    lines: recordsIn(source, 'lines').map((line) => ({
      itemId: readText(line.itemId),
      varietyId: textOf(line, 'varietyId'),
      trays: wholeTrays(line),
      ...((line.cutISO ?? null) !== null && { cutISO: dayIn(line, 'cutISO') }),
    })),
  };
}

function wholeTrays({ trays }: JsonRecord): number {
  const count = parseNumber(trays);
  if (count === null || !Number.isInteger(count) || count < 1) {
    throw new UsageError("needs a whole number of 1 or more in 'trays'.");
  }
  return count;
}

function dayIn(source: JsonRecord, field: string): string {
  const dayISO = readText(source[field]);
  if (!isIsoDate(dayISO)) throw new UsageError(`needs a day like 2026-11-20 in '${field}'.`);
  return dayISO;
}

/** A weight of 0 or more; null takes one back. */
function weightIn(payload: JsonRecord, field: string): number | null {
  const weight = parseNumber(payload[field]);
  if (payload[field] === null) return null;
  if (weight === null || weight < 0) {
    throw new UsageError(`needs a number of 0 or more in '${field}'.`);
  }
  return weight;
}

function weighedLine(payload: JsonRecord): PayloadOf<'WEIGH_DRY_LINE'> {
  return { loadId: textOf(payload, 'loadId'), ...lineWeights(payload) };
}

function weighedLoad(payload: JsonRecord): PayloadOf<'WEIGH_DRY_LOAD'> {
  return { id: textOf(payload, 'id'), lines: recordsIn(payload, 'lines').map(lineWeights) };
}

function lineWeights(payload: JsonRecord): LineWeights {
  return {
    itemId: readText(payload.itemId),
    ...(payload.wetOz !== undefined && { wetOz: weightIn(payload, 'wetOz') }),
    dryG: weightIn(payload, 'dryG'),
  };
}

function startedLoad(payload: JsonRecord): PayloadOf<'START_DRY_LOAD'> {
  const wet = recordsIn(payload, 'wet').map((line) => ({
    itemId: readText(line.itemId),
    wetOz: weightIn(line, 'wetOz') ?? 0,
  }));
  return { id: textOf(payload, 'id'), ...(wet.length > 0 && { wet }) };
}

/** How the actions of the loads, and of standing Pro orders, are read. */
export const DRY_LOAD_PAYLOADS = {
  ACCEPT_DRY_PLAN: acceptedPlan,
  MOVE_DRY_LOAD: describedPayload<PayloadOf<'MOVE_DRY_LOAD'>>({
    id: TEXT,
    startISO: needed(day()),
  }),
  CANCEL_DRY_LOAD: describedPayload<PayloadOf<'CANCEL_DRY_LOAD'>>({ id: TEXT }),
  START_DRY_LOAD: startedLoad,
  WEIGH_DRY_LOAD: weighedLoad,
  WEIGH_DRY_LINE: weighedLine,
  ADD_PRO_STANDING: (payload: JsonRecord) => readProStanding(payload, readText(payload.id)),
  UPDATE_PRO_STANDING: describedPayload<PatchOfStanding>({
    id: TEXT,
    patch: needed(foreign()),
  }),
  DELETE_PRO_STANDING: describedPayload<PayloadOf<'DELETE_PRO_STANDING'>>({ id: TEXT }),
};
