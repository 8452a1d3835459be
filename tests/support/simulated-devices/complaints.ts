import type { SimulationOutcome, SimulationPlan, Trouble } from './simulate.ts';

/**
 * Two counts can be added only when it is known what they have in common. Where that is forgotten, or the
 * service went back to a farm that this device never saw, an amount may count twice. No work is lost by it.
 */
const UNCOUNTABLE: readonly Trouble[] = ['metadata lost', 'copied profile', 'rollback', 'wipe'];

/** What is wrong with the end of a simulation; nothing when all is well. */
export function complaintsOf(
  { lost, apart, unsettled, problems, miscounted }: SimulationOutcome,
  { troubles }: Pick<SimulationPlan, 'troubles'>,
): readonly string[] {
  const canCount = !troubles.some((trouble) => UNCOUNTABLE.includes(trouble));
  const unexpected = problems.filter((line) => !/(load|save)RemoteState failed \d/.test(line));
  return [
    ...lost.map((work) => `${work} is lost`),
    ...apart.map((name) => `${name} has another farm`),
    ...unsettled.map((name) => `${name} is not in step`),
    ...new Set(unexpected),
    ...(canCount && miscounted !== 0 ? [`${miscounted} too much on hand`] : []),
  ];
}
