import type { MembersOutcome } from './members-outcome.ts';

/** What is wrong with the end of a simulation of a farm of several people; nothing when all is well. */
export function membersComplaints(outcome: MembersOutcome): readonly string[] {
  const { lost, doubled, unplanned, apart, unsettled, mistakes, frightened } = outcome;
  const { problems, restless, undone } = outcome;
  const unexpected = problems.filter((line) => !/(load|save)RemoteState failed \d/.test(line));
  return [
    ...lost.map((work) => `${work} is lost`),
    ...doubled.map((task) => `${task} is there twice`),
    ...unplanned.map((name) => `${name} has other work than follows from its orders`),
    ...apart.map((name) => `${name} has another farm`),
    ...unsettled.map((name) => `${name} is not in step`),
    ...frightened.map((name) => `${name} was told of unsent work that was none`),
    ...mistakes.map((mistake) => `the service has stored or answered wrongly: ${mistake}`),
    ...new Set(unexpected),
    ...(restless > 0 ? [`the farm was still stored ${restless} times in the end`] : []),
    ...undone.map((name) => `what was brought back has not stayed: ${name}`),
  ];
}
