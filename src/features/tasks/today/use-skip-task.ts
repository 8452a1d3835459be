import { useCallbackRef } from '@mantine/hooks';
import { formatSentence } from '#ui/format.ts';
import type { Task } from '#domain/planning/task.ts';
import { movesBatch } from '#domain/trays/planted-batches.ts';
import { usePreview } from '#state/react/answers/use-preview.ts';
import { useFarmNow, useToday } from '#state/react/use-farm.ts';
import { usePerformWithImpact } from '#state/react/use-perform-with-impact.ts';
import { selectLateBatches } from '#state/selectors/late-work.ts';
import { detailOf } from '#ui/toasts/detail-of.tsx';
import { taskInText } from './list/task-text.ts';
import { useSayOfTasks } from './list/use-say-of-tasks.ts';
import { skippedBatchText } from './planting/planting-text.ts';

export function useSkipTask() {
  const tell = usePerformWithImpact();
  const today = useToday();
  const farmNow = useFarmNow();
  const say = useSayOfTasks();
  const trial = usePreview();
  return useCallbackRef((task: Task) => {
    const isBatch = movesBatch(farmNow(), task);
    const missed = selectLateBatches(farmNow(), today).find(
      ({ cycleKey }) => cycleKey === task.cycleKey,
    );
    // Late, it gave nothing already: who goes short is told beside what it would have given.
    const planted =
      missed && trial({ type: 'MARK_PLANTED', payload: { cycleKey: missed.cycleKey } });
    const { short } = tell({ type: 'SKIP_TASK', payload: { id: task.id } }, planted);
    const words = isBatch ? skippedBatchText(task) : `${taskInText(task)} skipped`;
    say(words, detailOf(short().then(formatSentence)));
  });
}
