import { noteAccount } from '../members/let-device-in.ts';
import type { StateStore } from '../store/state-store.ts';

/** Notes with the farms of guests what a list may know them by; what could not be noted is noted in a few minutes. */
export function guestNotes({ members }: StateStore): (farmId: string, names: string) => void {
  return (farmId, names) => {
    members.change({ farmId }, (people) => noteAccount(people, names)).catch(() => undefined);
  };
}
