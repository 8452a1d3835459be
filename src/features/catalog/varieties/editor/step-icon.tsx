import type { StepType } from '#domain/catalog/varieties/variety.ts';
import { TaskTypeIcon } from '#ui/pictures/task-type-icon.tsx';

/** The picture of a grow step: the one of the task it makes. */
export function StepIcon({ type }: { readonly type: StepType }) {
  const task = type === 'GERM_WEIGHTED' || type === 'GERMINATION' ? 'GERM' : type;
  return <TaskTypeIcon type={task} aria-hidden />;
}
