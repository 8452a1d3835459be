import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { Named } from '#domain/records/lists.ts';
import type { CapacityDemand } from './capacity.ts';
import { nextNumberedId } from '../records/numbered-id.ts';
import type { Typed } from '../records/typed-record.ts';
import type { SimulationWindow } from './simulation-input.ts';

/** Priorities of demands, most urgent first. */
export const PRIORITIES = [
  'critical',
  'normal',
  'low',
] as const satisfies readonly CapacityDemand['priority'][];

/** A demand as typed. Missing trays and ounces count as 0. */
export interface DemandDraft extends Typed<
  Pick<
    CapacityDemand,
    'label' | 'varietyId' | 'traysNeeded' | 'priority' | 'requiresFreezeDry' | 'ozPerTray'
  >
> {
  /** Null follows the window: its last day. */
  readonly targetDate: IsoDate | null;
}

/** The form as it opens: seven trays of freeze-dried sunflower. */
export function newDemandDraft(varieties: readonly Named[]): DemandDraft {
  return {
    label: 'FD Sunflower',
    varietyId: defaultVarietyId(varieties),
    traysNeeded: 7,
    targetDate: null,
    priority: 'normal',
    requiresFreezeDry: true,
    ozPerTray: 16,
  };
}

/** The variety `sun`, else the first one whose id or name begins so, else the first one; '' for none. */
export function defaultVarietyId(varieties: readonly Named[]): string {
  const isSun = (text: string) => text.toLowerCase().startsWith('sun');
  const chosen =
    varieties.find(({ id }) => id === 'sun') ??
    varieties.find(({ id, name }) => isSun(id) || isSun(name)) ??
    varieties[0];
  return chosen?.id ?? '';
}

/** The first day counts: a window of one day ends on it. */
export function windowEnd({ from, days }: SimulationWindow): IsoDate {
  return addDays(from, days - 1);
}

export function demandProblem(draft: DemandDraft): string | null {
  if (draft.label.trim() === '') return 'Enter a label';
  if (draft.varietyId === '') return 'Choose a variety';
  if ((draft.traysNeeded ?? 0) === 0) return 'Enter at least one tray';
  return null;
}

/** @param knownIds - Ids of all demands so far, also of those that are only tried. */
export function demandOfDraft(
  draft: DemandDraft,
  window: SimulationWindow,
  knownIds: readonly string[],
): CapacityDemand {
  return {
    id: nextNumberedId('dem_', knownIds),
    ...draft,
    label: draft.label.trim(),
    traysNeeded: draft.traysNeeded ?? 0,
    targetDate: draft.targetDate ?? windowEnd(window),
    ozPerTray: draft.ozPerTray ?? 0,
  };
}

/** Gives simulated demands unused ids, so they can be stored with others. */
export function withUnusedIds(
  tried: readonly CapacityDemand[],
  stored: readonly CapacityDemand[],
): readonly CapacityDemand[] {
  const known = stored.map(({ id }) => id);
  return tried.map((demand) => {
    const id = known.includes(demand.id) ? nextNumberedId('dem_', known) : demand.id;
    known.push(id);
    return { ...demand, id };
  });
}
