import type { SimulationOutcome, SimulationPlan, Trouble } from './simulate.ts';

/** What two copies of a profile both have not sent yet is sent by both, and counts twice. No work is lost by it. */
const UNCOUNTABLE: readonly Trouble[] = ['copied profile'];

/** Whoever puts a farm back, forgets or copies it also puts back, forgets or copies what was edited when. */
const KEEPING_TIME: readonly Trouble[] = ['clocks', 'import'];

/** What is wrong with the end of a simulation; nothing when all is well. */
export function complaintsOf(
  { lost, overruled, apart, unsettled, problems, miscounted }: SimulationOutcome,
  { troubles }: Pick<SimulationPlan, 'troubles'>,
): readonly string[] {
  const canCount = !troubles.some((trouble) => UNCOUNTABLE.includes(trouble));
  const keepsTime = troubles.every((trouble) => KEEPING_TIME.includes(trouble));
  return [
    ...lost.map((work) => `${work} is lost`),
    ...(keepsTime ? overruled.map((value) => `${value} gave way to an earlier edit`) : []),
    ...apart.map((name) => `${name} has another farm`),
    ...unsettled.map((name) => `${name} is not in step`),
    ...unexpectedProblems(problems),
    ...(canCount && miscounted !== 0 ? [`${miscounted} too much on hand`] : []),
  ];
}

/** Problems that were logged, each once; that a bad way to the service is told is none. */
export function unexpectedProblems(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.filter((line) => !/(load|save)RemoteState failed \d/.test(line)));
}
