import type { HarvestAction } from '#state/actions/harvest-action.ts';
import type { JsonRecord } from '#state/normalise/json-record.ts';
import { readHarvestLog } from '#state/normalise/read-farm-log.ts';
import { UsageError } from '../command.ts';
import { recordOf, textOf } from './payload-fields.ts';

type PayloadOf<T extends HarvestAction['type']> = Extract<HarvestAction, { type: T }>['payload'];

/** A weighed harvest; its id follows from the cycle it belongs to. */
export function harvestRecord(payload: JsonRecord): PayloadOf<'RECORD_HARVEST'> {
  const source = recordOf(payload, 'record');
  textOf(source, 'cycleKey');
  const [record] = readHarvestLog([source]) ?? [];
  if (record === undefined) throw new UsageError("needs a harvest that can be read in 'record'.");
  return { record };
}
