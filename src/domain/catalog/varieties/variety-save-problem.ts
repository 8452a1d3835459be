import type { Typed } from '#domain/records/typed-record.ts';
import type { Variety } from './variety.ts';

export function varietySaveProblem({
  name,
  daysToHarvest,
}: Typed<Pick<Variety, 'name' | 'daysToHarvest'>>): string | null {
  const hasDays = daysToHarvest !== null && Number.isFinite(daysToHarvest) && daysToHarvest >= 0;
  return name.trim() !== '' && hasDays ? null : 'Name and days to harvest required';
}
