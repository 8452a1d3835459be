import type { SeedAction } from '#state/actions/seed-action.ts';
import type { JsonRecord } from '#state/normalise/json-record.ts';
import { needed, optional } from '#state/schema/field.ts';
import * as a from '#state/schema/plain-fields.ts';
import { SEED_LOT } from '#state/schema/seeds.ts';
import { UsageError } from '../command.ts';
import { describedPayload } from './described-payload.ts';

type Intake = Extract<SeedAction, { type: 'ADD_SEED_INTAKE' }>['payload'];

const intake = describedPayload<Intake>({
  id: a.optionalText(),
  varietyId: needed(a.text()),
  pounds: a.number({ or: 0 }),
  note: a.text(),
  atISO: needed(a.instant()),
  link: a.optionalText(),
  lot: optional(SEED_LOT),
  paid: a.positive(undefined),
});

/** Seed that came in, or went out with pounds below 0. */
export function seedIntake(payload: JsonRecord): Intake {
  const read = intake(payload);
  if (read.pounds === 0) throw new UsageError("needs a number 'pounds' other than 0.");
  return read;
}
