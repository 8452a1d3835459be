import type { DryModel } from './dry-model.ts';

/** Trays that can stand for each other but for their due day. */
interface TrayClass {
  readonly variety: number;
  /** For each machine the shelves of a tray. */
  readonly shelvesOf: Float64Array;
  /** For each day whether trays can be planted for a cut. */
  readonly canPlant: Uint8Array;
  /** The first such day. */
  readonly opens: number;
}

/** The classes of all trays, and in which orders a load can take them. */
export interface TrayClasses {
  readonly classes: readonly TrayClass[];
  /** The class of each demand. */
  readonly classOf: Int32Array;
  /** For each machine the orders, each a list of classes. */
  readonly orders: readonly (readonly Int32Array[])[];
}

/**
 * Groups a model's trays into classes that take the same shelves in every machine and can be harvested on the
 * same days. With one variety per load, a class has one variety.
 */
export function trayClasses({ machines, demands, varieties, isMixed }: DryModel): TrayClasses {
  const indexOf = new Map<string, number>();
  const classes: TrayClass[] = [];
  const classOf = Int32Array.from(demands, ({ variety }) => {
    const { canPlant } = varieties[variety] ?? { canPlant: new Uint8Array() };
    const shelves = machines.map(({ shelvesOf }) => shelvesOf[variety] ?? Infinity);
    const key = isMixed ? `${shelves.join()}|${canPlant.join('')}` : String(variety);
    const known = indexOf.get(key);
    if (known !== undefined) return known;
    indexOf.set(key, classes.length);
    const first = canPlant.indexOf(1);
    const opens = first === -1 ? Infinity : first;
    return classes.push({ variety, canPlant, opens, shelvesOf: Float64Array.from(shelves) }) - 1;
  });
  const orders = machines.map((_, machine) => ordersOf(classes, machine, isMixed));
  return { classes, classOf, orders };
}

/** Small trays first, those that ripen last first, large ones first …; one variety a load: each alone. */
function ordersOf(
  classes: readonly TrayClass[],
  machine: number,
  isMixed: boolean,
): readonly Int32Array[] {
  const known = classes
    .map(({ shelvesOf, opens }, index) => ({ index, opens, each: shelvesOf[machine] ?? Infinity }))
    .filter(({ each }) => Number.isFinite(each));
  if (!isMixed) return known.map(({ index }) => Int32Array.of(index));
  type Known = (typeof known)[number];
  const size = (a: Known, b: Known) => a.each - b.each;
  const latest = (a: Known, b: Known) => b.opens - a.opens;
  return [
    (a: Known, b: Known) => size(a, b) || latest(a, b),
    (a: Known, b: Known) => latest(a, b) || size(a, b),
    (a: Known, b: Known) => size(b, a) || latest(a, b),
    (a: Known, b: Known) => latest(a, b) || size(b, a),
  ].map((order) => Int32Array.from(known.toSorted(order), ({ index }) => index));
}
