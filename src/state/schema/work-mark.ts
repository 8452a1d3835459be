import type { WorkMark } from '#domain/calendar/moment.ts';
import { type Field } from './merge-rule.ts';
import * as a from './field.ts';

const MARK = a.optional(
  a.object<WorkMark>({
    memberId: a.neededText(),
    name: a.neededText(),
    atISO: a.required(a.optionalInstant(undefined)),
  }),
);

export function signature(): Field<WorkMark | undefined> {
  return a.merged({ kind: 'signature', of: MARK }, MARK);
}

/** Author of a group of values. It merges with them and isn't a change by itself. */
export function signatureOf(group: string): Field<WorkMark | undefined> {
  return a.merged({ kind: 'part', group, signature: MARK }, MARK);
}
