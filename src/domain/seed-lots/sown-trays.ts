import { sumByKey } from '#domain/records/lists.ts';
import type { SownTrays } from '#domain/planning/task.ts';

/** Merges sown trays by seed lot, in the order taken. Trays beyond the planted number are dropped from the end. */
export function sownWithin(lines: readonly SownTrays[], trays: number): readonly SownTrays[] {
  const sown = new Map<string, number>();
  let left = trays;
  for (const [txnId, wanted] of sumsByLot(lines)) {
    const taken = Math.min(wanted, left);
    if (taken > 0) sown.set(txnId, taken);
    left -= taken;
  }
  if (isSame(lines, sown)) return lines;
  return [...sown].map(([txnId, taken]) => ({ txnId, trays: taken }));
}

function sumsByLot(lines: readonly SownTrays[]): ReadonlyMap<string, number> {
  const named = lines.filter(({ txnId, trays }) => txnId !== '' && trays >= 1);
  return sumByKey(named.map(({ txnId, trays }) => [txnId, trays]));
}

function isSame(lines: readonly SownTrays[], sown: ReadonlyMap<string, number>): boolean {
  return lines.length === sown.size && lines.every(({ txnId, trays }) => sown.get(txnId) === trays);
}

/** Warns if more trays are named than were planted: "3 trays were planted, not 4." */
export function tooManySownText(trays: number, named: number): string {
  const planted = trays === 1 ? '1 tray was planted' : `${trays} trays were planted`;
  return `${planted}, not ${named}.`;
}
