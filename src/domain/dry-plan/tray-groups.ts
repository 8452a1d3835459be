import type { DryModel } from './dry-model.ts';
import type { MachineKind } from './machine-kinds.ts';

/** Days between ripe and due from which on a bound does not ask when exactly trays ripen. */
const LONG_RIPE = 21;

/** Trays of one due day that a bound need not tell apart. */
export interface TrayGroup {
  readonly due: number;
  readonly trays: number;
  /** Which trays may share a load: all where loads are mixed, else those of one variety. */
  readonly family: number;
  /** Shelves of a tray in each kind of machines; Infinity where it takes none. */
  readonly shelvesOf: readonly number[];
  /** The least of them. */
  readonly size: number;
  /** For each day how many can be cut. */
  readonly most: Int32Array;
  /** Which they are, by their place in the model. */
  readonly demands: readonly number[];
}

/**
 * Puts trays together that take the same shelves and are due on the same day, whatever they are; those
 * that no machine takes are left out.
 *
 * What is ripe long before it is due counts as ripe with the first of them: that can only lower a bound.
 */
export function trayGroups(model: DryModel, kinds: readonly MachineKind[]): TrayGroup[] {
  const { demands, varieties, isMixed } = model;
  const groups = new Map<string, number[]>();
  const families = new Map<number, number>();
  demands.forEach(({ variety, due, opens }, demand) => {
    const shelves = kinds.map(({ shelvesOf }) => shelvesOf[variety] ?? Infinity);
    if (shelves.every((each) => each === Infinity)) return;
    const isLongRipe = isMixed && due - opens >= LONG_RIPE;
    const ripe = isLongRipe ? '' : varieties[variety]?.canPlant.join('');
    const key = [isMixed ? '' : variety, shelves.join(), due, ripe].join('|');
    groups.set(key, [...(groups.get(key) ?? []), demand]);
    if (!families.has(variety)) families.set(variety, isMixed ? 0 : families.size);
  });
  return [...groups.values()].map((members) => {
    const variety = demands[members[0] ?? 0]?.variety ?? 0;
    return groupOf(model, kinds, members, families.get(variety) ?? 0);
  });
}

function groupOf(
  { demands, varieties, end }: DryModel,
  kinds: readonly MachineKind[],
  members: readonly number[],
  family: number,
): TrayGroup {
  const { due = 0, variety = 0 } = demands[members[0] ?? 0] ?? {};
  const trays = members.reduce((sum, demand) => sum + (demands[demand]?.trays ?? 0), 0);
  const grown = [...new Set(members.map((demand) => demands[demand]?.variety ?? 0))];
  const most = Int32Array.from({ length: end + 1 }, (_, day) => {
    if (grown.some((index) => varieties[index]?.canPlant[day] === 1)) return trays;
    const free = grown.reduce((sum, index) => sum + (varieties[index]?.free[day] ?? 0), 0);
    return Math.min(trays, free);
  });
  const shelvesOf = kinds.map((kind) => kind.shelvesOf[variety] ?? Infinity);
  return { due, trays, family, shelvesOf, size: Math.min(...shelvesOf), most, demands: members };
}
