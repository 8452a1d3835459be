import type { HarvestAction } from '#state/actions/harvest-action.ts';
import type { JsonRecord } from '#state/normalise/json-record.ts';
import { readHarvestLog } from '#state/normalise/read-farm-log.ts';
import { UsageError } from '../command.ts';
import { dayOf, recordOf, textOf } from './payload-fields.ts';

type PayloadOf<T extends HarvestAction['type']> = Extract<HarvestAction, { type: T }>['payload'];

/** A weighed harvest; its id follows from the cycle it belongs to. */
export function harvestRecord(payload: JsonRecord): PayloadOf<'RECORD_HARVEST'> {
  const source = recordOf(payload, 'record');
  textOf(source, 'cycleKey');
  const [record] = readHarvestLog([source]) ?? [];
  if (record === undefined) throw new UsageError("needs a harvest that can be read in 'record'.");
  return { record };
}

/** The variety whose harvests propose something, and the day up to which they are read. */
export function learnedOfVariety(payload: JsonRecord): PayloadOf<'USE_YIELD'> {
  return { varietyId: textOf(payload, 'varietyId'), todayISO: dayOf(payload, 'todayISO') };
}
