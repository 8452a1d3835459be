import type { PayloadOf } from '#state/records/farm-action.ts';
import type { JsonRecord } from '#state/read/coerce.ts';
import * as a from '#state/schema/field.ts';
import { SEED_LOT } from '#state/schema/seeds.ts';
import { UsageError } from '../command.ts';
import { describedPayload } from './described-payload.ts';

const intake = describedPayload<PayloadOf<'ADD_SEED_INTAKE'>>({
  id: a.optionalText(),
  varietyId: a.required(a.text()),
  pounds: a.number({ or: 0 }),
  note: a.text(),
  atISO: a.required(a.instant()),
  link: a.optionalText(),
  lot: a.optional(SEED_LOT),
  paid: a.positive(undefined),
});

/** Seed that came in, or went out with pounds below 0. */
export function seedIntake(payload: JsonRecord): PayloadOf<'ADD_SEED_INTAKE'> {
  const read = intake(payload);
  if (read.pounds === 0) throw new UsageError("needs a number 'pounds' other than 0.");
  return read;
}
