import type { Typed } from '../../records/typed-record.ts';
import type { Overhead, OverheadBill, OverheadScenario } from '../catalog.ts';

/** A month of a year; January is 1. */
export interface BillPeriod {
  readonly month: number;
  readonly year: number;
}

export type OverheadDraft = Typed<Omit<Overhead, 'id'>>;

export type BillDraft = Typed<Omit<OverheadBill, 'id'>>;

export type ScenarioDraft = Typed<OverheadScenario>;

export function overheadSaveProblem({ name }: { readonly name: string }): string | null {
  return name.trim() === '' ? 'Name required' : null;
}

/** Budget fields of a draft. A cost that isn't a number is 0. */
export function overheadFields(draft: OverheadDraft): Omit<Overhead, 'id'> {
  const { name, category, mode, cost, notes } = draft;
  return { name: name.trim(), category, mode, cost: cost ?? 0, notes: notes.trim() };
}

/**
 * An amount that isn’t a number is 0. Months are 1 to 12, years whole; the period is that of a bill without its
 * own.
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
