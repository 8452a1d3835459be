import type { SimulationOutcome, SimulationPlan, Trouble } from './simulate.ts';

/** What two copies of a profile both have not sent yet is sent by both, and counts twice. No work is lost by it. */
const UNCOUNTABLE: readonly Trouble[] = ['copied profile'];

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
