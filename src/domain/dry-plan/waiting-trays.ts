import type { DryModel } from './dry-model.ts';
import { trayClasses, type TrayClass } from './tray-classes.ts';

/** Trays that take the same shelves in every machine, whenever they ripen. */
export interface TraySize {
  /** For each machine the shelves of a tray. */
  readonly shelvesOf: Float64Array;
  /** Its classes, those that ripen last first. */
  readonly classes: readonly number[];
  /** The day from which trays of all its classes are ripe. */
  readonly allRipe: number;
  /** The day from which trays of some class are. */
  readonly someRipe: number;
  /** By day how many trays are due before it. */
  readonly dueBefore: Int32Array;
}

/** The trays of a farm as a search sees them that goes through the days from the last one back. */
export interface WaitingTrays {
  readonly classes: readonly TrayClass[];
  readonly sizes: readonly TraySize[];
  /** For each class its size. */
  readonly sizeOf: Int32Array;
  /** By class and due day the demand of each tray. */
  readonly due: readonly ReadonlyMap<number, readonly number[]>[];
  /** What a waiting tray of each class counts for in the key of a state. */
  readonly weights: Float64Array;
  /** The first day on which a tray is due, or can be ready. */
  readonly firstDay: number;
  /** The shortest cycle. */
  readonly quickest: number;
}

/** Lays out the trays of a model; those that no machine takes are left out. */
export function waitingTrays(model: DryModel, weight: () => number): WaitingTrays {
  const { classes, classOf } = trayClasses(model);
  const keys = classes.map(({ shelvesOf }) => shelvesOf.join());
  const known = [...new Set(keys)];
  const sizeOf = Int32Array.from(keys, (key) => known.indexOf(key));
  const due = classes.map(() => new Map<number, number[]>());
  model.demands.forEach((demand, at) => {
    const trays = due[classOf[at] ?? 0];
    const { shelvesOf } = classes[classOf[at] ?? 0] ?? { shelvesOf: [] };
    if (shelvesOf.every((shelves) => shelves === Infinity)) return;
    const sooner = trays?.get(demand.due) ?? [];
    trays?.set(demand.due, [...sooner, ...Array<number>(demand.trays).fill(at)]);
  });
  const sizes = known.map((key, size) => {
    const own = [...classes.keys()].filter((index) => sizeOf[index] === size);
    const opens = (index: number) => classes[index]?.opens ?? Infinity;
    return {
      shelvesOf: classes[keys.indexOf(key)]?.shelvesOf ?? new Float64Array(),
      classes: own.toSorted((a, b) => opens(b) - opens(a)),
      allRipe: Math.max(...own.map(opens)),
      someRipe: Math.min(...own.map(opens)),
      dueBefore: dueBefore(
        own.map((index) => due[index] ?? new Map<number, readonly number[]>()),
        model.end,
      ),
    };
  });
  const quickest = Math.min(...model.machines.map(({ cycle }) => cycle));
  const days = due.flatMap((trays) => [...trays.keys()]);
  const firstReady = quickest + Math.min(...classes.map(({ opens }) => opens));
  return {
    classes,
    sizes,
    sizeOf,
    due,
    weights: Float64Array.from(classes, weight),
    firstDay: Math.min(firstReady, ...days),
    quickest,
  };
}

function dueBefore(
  due: readonly ReadonlyMap<number, readonly number[]>[],
  end: number,
): Int32Array {
  const before = new Int32Array(end + 2);
  for (let day = 0; day <= end; day += 1) {
    const today = due.reduce((sum, trays) => sum + (trays.get(day)?.length ?? 0), 0);
    before[day + 1] = (before[day] ?? 0) + today;
  }
  return before;
}
