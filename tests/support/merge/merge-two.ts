import type { FarmDocument } from '#state/document/farm-document.ts';
import { type MergedFarms, mergeFarms } from '#state/merge/merge-farms.ts';
import { act, MOMENT } from '#tests/support/devices/act.ts';

/** What a phone has done while an office did something else; the phone wrote later. */
export function mergeTwo(
  base: FarmDocument | null,
  phone: FarmDocument,
  office: FarmDocument,
  [phoneAt, officeAt] = [2, 1],
): MergedFarms {
  return mergeFarms({
    base,
    local: writtenAt(phone, phoneAt),
    remote: writtenAt(office, officeAt),
    ...MOMENT,
    deviceNames: { local: 'Phone', remote: 'Office' },
  });
}

/** What two devices have done apart, with either of them as the phone. */
export function mergeBothWays(
  base: FarmDocument | null,
  one: FarmDocument,
  other: FarmDocument,
): readonly MergedFarms[] {
  return [mergeTwo(base, one, other), mergeTwo(base, other, one)];
}

/** The farm after the first value that gave way was brought back. */
export function withOther({ merged, notices }: MergedFarms): FarmDocument {
  const payload = { id: notices[0]?.id ?? '' };
  return act(merged, { type: 'RESTORE_SYNC_NOTICE', payload });
}

function writtenAt(farm: FarmDocument, lastWriteAt = 0): FarmDocument {
  return { ...farm, meta: { ...farm.meta, lastWriteAt } };
}
