import type { StepType } from '#domain/catalog/variety.ts';
import { TaskTypeIcon } from '#ui/task-type-icon.tsx';

/** The picture of a grow step: the one of the task it makes. */
export function StepIcon({ type }: { readonly type: StepType }) {
  const task = type === 'GERM_WEIGHTED' || type === 'GERMINATION' ? 'GERM' : type;
  return <TaskTypeIcon type={task} aria-hidden />;
}
