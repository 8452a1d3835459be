/** The fields of a variety that decide whether it can be saved. */
interface VarietyToSave {
  readonly name: string;
  /** Null while the field is empty. */
  readonly daysToHarvest: number | null;
}

/** Says why a variety can't be saved: it needs a name and days to harvest of 0 or more. */
export function varietySaveProblem(draft: VarietyToSave): string | null {
  const { name, daysToHarvest } = draft;
  const hasDays = daysToHarvest !== null && Number.isFinite(daysToHarvest) && daysToHarvest >= 0;
  return name.trim() !== '' && hasDays ? null : 'Name and days to harvest required';
}
