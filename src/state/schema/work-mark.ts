import type { WorkMark } from '#domain/calendar/moment.ts';
import { merged, required, object, optional, type Field } from './field.ts';
import * as a from './plain-fields.ts';

const MARK = optional(
  object<WorkMark>({
    memberId: required(a.text()),
    name: required(a.text()),
    atISO: required(a.optionalInstant(undefined)),
  }),
);

/** Author of a record. */
export function signature(): Field<WorkMark | undefined> {
  return merged({ kind: 'signature', of: MARK }, MARK);
}

/** Author of a group of values. It merges with them and isn't a change by itself. */
export function signatureOf(group: string): Field<WorkMark | undefined> {
  return merged({ kind: 'part', group, signature: MARK }, MARK);
}
