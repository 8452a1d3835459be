import { trayAvailability } from '#domain/capacity/tray-availability.ts';
import type { Typed } from '#domain/records/typed-record.ts';
import type { CountedTrays, TrayCount } from '#domain/trays/count-trays.ts';
import type { OwnedTrays } from '#domain/planning/tray-status.ts';

/** Trays of one kind while they are counted: an emptied field is null. */
export type CountedDraft = Typed<CountedTrays>;

/** A count of all trays that are not in use, while it is filled in. */
type TrayCountDraft = Readonly<Record<keyof TrayCount, CountedDraft>>;

/** What the farm thinks that there is, to be put right. */
export function trayCountDraft(farm: OwnedTrays): TrayCountDraft {
  const { withHoles, withoutHoles } = trayAvailability(farm);
  const kind = ({ clean, dirty }: CountedDraft) => ({ clean, dirty });
  return { withHoles: kind(withHoles), withoutHoles: kind(withoutHoles) };
}

/** The count, or null while a field is empty or holds no whole number of 0 or more. */
export function countedTrays({ withHoles, withoutHoles }: TrayCountDraft): TrayCount | null {
  const kind = ({ clean, dirty }: CountedDraft) =>
    isTrayCount(clean) && isTrayCount(dirty) ? { clean, dirty } : null;
  const [holed, solid] = [kind(withHoles), kind(withoutHoles)];
  return holed === null || solid === null ? null : { withHoles: holed, withoutHoles: solid };
}

/** Whether it is a whole number of trays, none included. */
export function isTrayCount(trays: number | null): trays is number {
  return trays !== null && Number.isInteger(trays) && trays >= 0;
}
