import { type IsoDate, type IsoInstant, dayNumber } from '#domain/calendar/iso-date.ts';
import type { FreezeDryer } from '#domain/capacity/capacity.ts';
import { freeId } from '#domain/records/change-records.ts';
import { dryLoadId, type DryLine, type DryLoad } from '../../drying/dry-load.ts';

/** A load suggested by a plan. A line may appear once per due day. */
export interface ProposedLoad {
  readonly dryerId: string;
  readonly startISO: IsoDate;
  readonly cycleDays?: number | undefined;
  /** Ready day if the cycle days aren't known. */
  readonly readyISO?: IsoDate | undefined;
  readonly note?: string | undefined;
  readonly lines: readonly (Pick<DryLine, 'itemId' | 'varietyId' | 'trays'> & {
    readonly cutISO?: IsoDate | undefined;
  })[];
}

/**
 * Applies a dryer plan: adds its loads and deletes the ones it drops. Loads that are running or done never
 * change.
 *
 * Due days of one item become one line, harvested on the day of the load. A load that replaces a canceled or
 * dropped one takes its id.
 */
export function acceptLoads(
  loads: readonly DryLoad[],
  proposed: readonly ProposedLoad[],
  drop: readonly string[],
  { dryers, atISO }: { readonly dryers: readonly FreezeDryer[]; readonly atISO: IsoInstant },
): readonly DryLoad[] {
  const dropped = new Set(drop);
  const accepted: DryLoad[] = [];
  const kept = loads.filter(({ id, status }) => status !== 'PLANNED' || !dropped.has(id));
  for (const proposal of proposed) {
    const lines = joinLines(proposal);
    if (lines.length === 0) continue;
    const { dryerId, startISO, note = '' } = proposal;
    const held = [...kept.filter(({ status }) => status !== 'CANCELLED'), ...accepted];
    const id = freeId(dryLoadId(dryerId, startISO), held);
    const cycleDays = cycleOf(proposal, dryers);
    accepted.push({ id, dryerId, startISO, cycleDays, status: 'PLANNED', lines, note, atISO });
  }
  const ids = new Set(accepted.map(({ id }) => id));
  return [...kept.filter(({ id }) => !ids.has(id)), ...accepted];
}

function joinLines({ lines, startISO }: ProposedLoad): readonly DryLine[] {
  const byItem = new Map<string, DryLine>();
  for (const { itemId, varietyId, trays, cutISO = startISO } of lines) {
    if (!(trays > 0) || varietyId === '') continue;
    const blank = { itemId, varietyId, trays: 0, cutISO, wetOz: null, dryG: null, harvests: [] };
    const line = byItem.get(itemId) ?? blank;
    byItem.set(itemId, { ...line, trays: line.trays + trays });
  }
  return [...byItem.values()];
}

function cycleOf(
  { dryerId, startISO, readyISO, cycleDays }: ProposedLoad,
  dryers: readonly FreezeDryer[],
): number {
  if (cycleDays !== undefined) return cycleDays;
  if (readyISO !== undefined) return Math.max(0, dayNumber(readyISO) - dayNumber(startISO));
  if (dryerId === '') return 0;
  return Math.ceil(dryers.find(({ id }) => id === dryerId)?.cycleDays ?? 1);
}
