import type { ProposedLoad } from '#domain/alchemy/dry-loads/accept-loads.ts';
import type { LineWeights } from '#domain/alchemy/dry-loads/run-load.ts';
import type { PayloadOf } from '#state/records/farm-action.ts';
import { parseNumber, readText, readTexts, type JsonRecord } from '#state/read/coerce.ts';
import { readProRecurrence } from '#state/read/slices/read-pro-orders.ts';
import * as a from '#state/schema/field.ts';
import { UsageError } from '../command.ts';
import { type Payloads, dayOf, recordsIn, textOf } from './described-payload.ts';

const TEXT = a.required(a.text());

/** Loads as `mgm dry-plan` tells them, or as a farm keeps them. */
function acceptedPlan(payload: JsonRecord): PayloadOf<'ACCEPT_DRY_PLAN'> {
  return { loads: recordsIn(payload, 'loads').map(proposedLoad), drop: readTexts(payload.drop) };
}

function proposedLoad(source: JsonRecord): ProposedLoad {
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
      trays: wholeTrays(line),
      ...((line.cutISO ?? null) !== null && { cutISO: dayOf(line, 'cutISO') }),
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

/** How the actions of the loads, and a new standing Pro order, are read. */
export const DRY_LOAD_PAYLOADS = {
  ACCEPT_DRY_PLAN: acceptedPlan,
  MOVE_DRY_LOAD: { id: TEXT, startISO: a.required(a.day()) },
  START_DRY_LOAD: startedLoad,
  WEIGH_DRY_LOAD: weighedLoad,
  WEIGH_DRY_LINE: weighedLine,
  ADD_PRO_STANDING: (payload: JsonRecord) => readProRecurrence(payload, readText(payload.id)),
} satisfies Partial<Payloads>;
