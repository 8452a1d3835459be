/** Seed that came in, while it is typed. */
export interface IntakeDraft {
  readonly varietyId: string | null;
  readonly pounds: number | null;
  /** Dollars for all of it; null keeps the price that the variety has. */
  readonly paid: number | null;
  readonly lot: string;
  readonly note: string;
}

export const EMPTY_INTAKE: IntakeDraft = {
  varietyId: null,
  pounds: null,
  paid: null,
  lot: '',
  note: '',
};

/** Why the seed cannot be added yet, or null. */
export function intakeProblem({ varietyId, pounds }: IntakeDraft): string | null {
  const isReady = varietyId !== null && pounds !== null && Number.isFinite(pounds) && pounds > 0;
  return isReady ? null : 'Pick a variety and enter pounds > 0';
}

/** Why a count cannot be saved yet, or null. */
export function countProblem(counted: number | null): string | null {
  const isCount = counted !== null && Number.isFinite(counted) && counted >= 0;
  return isCount ? null : 'Enter the pounds on hand, 0 or more';
}
