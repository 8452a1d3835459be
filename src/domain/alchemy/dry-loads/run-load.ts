import { onDay, say, type Sentence } from '#domain/tell/say.ts';
import { type IsoDate, latestOf } from '#domain/calendar/iso-date.ts';
import { type Task, isCarriedOut, cycleKey } from '#domain/planning/task.ts';
import type { DryLine, DryLoad } from '../../drying/dry-load.ts';

/** Cycles that have a done task. They stay planted, whatever happens to the load. */
export function touchedCycles(tasks: readonly Task[]): ReadonlySet<string> {
  return new Set(tasks.filter(({ done }) => done).map((task) => task.cycleKey));
}

/** Moves a planned load to another day. Its harvests move too, unless work on them is done. */
export function moveLoad(load: DryLoad, startISO: IsoDate, touched: ReadonlySet<string>): DryLoad {
  if (load.status !== 'PLANNED' || load.startISO === startISO) return load;
  const lines = load.lines.map((line) =>
    touched.has(cycleKey(line.varietyId, line.cutISO)) ? line : { ...line, cutISO: startISO },
  );
  return { ...load, startISO, lines };
}

/** Cancels a planned load. Trays planted for it become surplus. */
export function cancelLoad(load: DryLoad): DryLoad {
  return load.status === 'PLANNED' ? { ...load, status: 'CANCELLED' } : load;
}

export type WetWeight = Pick<DryLine, 'itemId'> & { readonly wetOz: number };

function cutCycles(tasks: readonly Task[]): ReadonlySet<string> {
  const cut = tasks.filter((task) => task.type === 'HARVEST' && isCarriedOut(task));
  return new Set(cut.map((task) => task.cycleKey));
}

/** Says why a load can’t start on a day: its greens are harvested later and aren’t harvested yet. */
export function startProblem(
  { lines }: DryLoad,
  startISO: IsoDate,
  tasks: readonly Task[],
): Sentence | null {
  const cut = cutCycles(tasks);
  const ahead = lines
    .filter(({ varietyId, cutISO }) => cutISO > startISO && !cut.has(cycleKey(varietyId, cutISO)))
    .map(({ cutISO }) => cutISO);
  const last = latestOf(ahead);
  if (last === null) return null;
  return say`Its greens are harvested ${onDay(last)}. Harvest them first, then start the load.`;
}

/** Starts a planned load on a day and links the harvests that were cut for it. Without harvests it links none. */
export function startLoad(
  load: DryLoad,
  startISO: IsoDate,
  tasks: readonly Task[],
  wet: readonly WetWeight[] = [],
): DryLoad {
  if (load.status !== 'PLANNED' || load.dryerId === '') return load;
  if (startProblem(load, startISO, tasks) !== null) return load;
  const cut = cutCycles(tasks);
  const lines = load.lines.map((line): DryLine => {
    const key = cycleKey(line.varietyId, line.cutISO);
    const weighed = wet.find(({ itemId }) => itemId === line.itemId);
    return {
      ...line,
      wetOz: weighed?.wetOz ?? line.wetOz,
      harvests: cut.has(key) ? [key] : line.harvests,
    };
  });
  const planned = load.startISO === startISO ? {} : { plannedISO: load.startISO };
  return { ...load, status: 'RUNNING', startISO, ...planned, lines };
}

/** Undoes a start, unless a line is already weighed. The load is planned for its day again. */
export function undoStartLoad(load: DryLoad): DryLoad {
  const isWeighed = load.lines.some(({ dryG }) => dryG !== null);
  if (load.status !== 'RUNNING' || isWeighed) return load;
  const { plannedISO = load.startISO, ...rest } = load;
  return {
    ...rest,
    status: 'PLANNED',
    startISO: plannedISO,
    lines: load.lines.map((line) => ({ ...line, harvests: [] })),
  };
}

/** The weights of one line; without a field that stays as it is. */
export interface LineWeights {
  readonly itemId: string;
  readonly wetOz?: number | null | undefined;
  readonly dryG?: number | null | undefined;
}

/** Weighs a line of a load. The load is done once all lines have a dry weight. */
export function weighLine(load: DryLoad, { itemId, wetOz, dryG }: LineWeights): DryLoad {
  if (load.status === 'CANCELLED') return load;
  const lines = load.lines.map((line) =>
    line.itemId === itemId
      ? {
          ...line,
          wetOz: wetOz === undefined ? line.wetOz : wetOz,
          dryG: dryG === undefined ? line.dryG : dryG,
          ...(dryG === null && line.dryG !== null && { wasWeighed: true }),
        }
      : line,
  );
  return { ...load, lines, status: statusOf({ ...load, lines }) };
}

/** A fully weighed load is done. A fresh load is done once all its lines are weighed. */
function statusOf({ dryerId, status, lines }: DryLoad): DryLoad['status'] {
  const weighed = lines.filter(({ dryG }) => dryG !== null).length;
  if (weighed === lines.length) return 'DONE';
  if (dryerId === '') return 'PLANNED';
  return weighed > 0 || status === 'DONE' ? 'RUNNING' : status;
}
