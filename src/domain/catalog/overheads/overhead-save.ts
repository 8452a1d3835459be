import type {
  Overhead,
  OverheadBill,
  OverheadCategory,
  OverheadMode,
  OverheadScenario,
} from '../catalog.ts';

/** A month of a year; January is 1. */
export interface BillPeriod {
  readonly month: number;
  readonly year: number;
}

/** A recurring budget as it is typed; a cost that is no number is null. */
export interface OverheadDraft {
  readonly name: string;
  readonly category: OverheadCategory;
  readonly mode: OverheadMode;
  readonly cost: number | null;
  readonly notes: string;
}

/** A bill as it is typed; what is no number is null. */
export interface BillDraft {
  readonly name: string;
  readonly category: OverheadCategory;
  readonly month: number | null;
  readonly year: number | null;
  readonly amount: number | null;
  readonly notes: string;
}

/** The volumes of the scenario as they are typed; an emptied one is null. */
export type ScenarioDraft = { readonly [K in keyof OverheadScenario]: number | null };

/** Why a budget or a bill cannot be saved yet; null when it can. */
export function overheadSaveProblem({ name }: { readonly name: string }): string | null {
  return name.trim() === '' ? 'Name required' : null;
}

/** The fields of a budget that a draft sets. A cost that is no number is 0. */
export function overheadFields(draft: OverheadDraft): Omit<Overhead, 'id'> {
  const { name, category, mode, cost, notes } = draft;
  return { name: name.trim(), category, mode, cost: cost ?? 0, notes: notes.trim() };
}

/**
 * The fields of a bill that a draft sets. An amount that is no number is 0; months are 1 to 12, years
 * whole.
 *
 * @param period - The month and year of a bill that does not say its own.
 */
export function billFields(draft: BillDraft, period: BillPeriod): Omit<OverheadBill, 'id'> {
  const { name, category, amount, notes } = draft;
  return {
    name: name.trim(),
    category,
    month: Math.min(12, Math.max(1, Math.floor(draft.month ?? period.month))),
    year: Math.min(9999, Math.max(0, Math.floor(draft.year ?? period.year))),
    amount: amount ?? 0,
    notes: notes.trim(),
  };
}

/** The volumes that a draft means: at least one month, nothing below 0. */
export function scenarioFields(draft: ScenarioDraft): OverheadScenario {
  const volume = (typed: number | null) => Math.max(0, typed ?? 0);
  return {
    months: Math.max(1, draft.months ?? 1),
    trays: volume(draft.trays),
    units: volume(draft.units),
    events: volume(draft.events),
    ounces: volume(draft.ounces),
    batches: volume(draft.batches),
  };
}
