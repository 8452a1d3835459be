import { noteAccount } from '../members/let-device-in.ts';
import type { StateStore } from '../store/state-store.ts';

/** Stores hashed names with the farms of allowed accounts. Failed writes are retried in a few minutes. */
export function guestNotes({ members }: StateStore): (farmId: string, names: string) => void {
  return (farmId, names) => {
    members.change({ farmId }, (people) => noteAccount(people, names)).catch(() => undefined);
  };
}
