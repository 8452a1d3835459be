import { flowPart } from '#ui/page/flow-part.tsx';

/** The loads of the dryers beside the tasks, on a farm that has put some to work. */
export const DryersOnTasks = flowPart(
  async () => (await import('./dryers-of-day.tsx')).DryersOfDay,
);
