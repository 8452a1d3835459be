import type { WorkMark } from '#domain/calendar/work-mark.ts';
import { merged, required, object, optional, type Field } from './field.ts';
import * as a from './plain-fields.ts';

const MARK = optional(
  object<WorkMark>({
    memberId: required(a.text()),
    name: required(a.text()),
    atISO: required(a.optionalInstant(undefined)),
  }),
);

/** Who did what a record tells. */
export function signature(): Field<WorkMark | undefined> {
  return merged({ kind: 'signature', of: MARK }, MARK);
}

/** Who did what the values of a group tell: it is taken with them, and by itself it is no news. */
export function signatureOf(group: string): Field<WorkMark | undefined> {
  return merged({ kind: 'part', group, signature: MARK }, MARK);
}
