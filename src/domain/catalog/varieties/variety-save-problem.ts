interface VarietyToSave {
  readonly name: string;
  /** Null while the field is empty. */
  readonly daysToHarvest: number | null;
}

export function varietySaveProblem(draft: VarietyToSave): string | null {
  const { name, daysToHarvest } = draft;
  const hasDays = daysToHarvest !== null && Number.isFinite(daysToHarvest) && daysToHarvest >= 0;
  return name.trim() !== '' && hasDays ? null : 'Name and days to harvest required';
}
