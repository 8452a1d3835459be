import { isWeighed, type RealTask } from '#domain/supply/real-trays.ts';
import { formatSentence } from '#ui/format.ts';
import { lateList, type LateWork } from '#domain/supply/late-work.ts';
import { useToday } from '#state/react/use-farm.ts';
import { usePerformWithImpact, type PerformResult } from '#state/react/use-perform-with-impact.ts';
import { selectLateWork } from '#state/selectors/late-work.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { detailOf } from '#ui/toasts/detail-of.tsx';
import { toast } from '#ui/toasts/toast.ts';
import {
  lateDoneQuestion,
  lateDoneText,
  lateOvertakenText,
  lateSkipQuestion,
  lateTasksText,
} from './late-text.ts';
import { asksWeight } from '../use-perform-tick.ts';
import { useSayOfTasks } from '../list/use-say-of-tasks.ts';

/** The three steps out of lateness: all of it was done, is done today, or is given up. Each is taken back as one. */
export function useLateActions(late: LateWork, onWeigh: (harvests: readonly RealTask[]) => void) {
  const today = useToday();
  const tell = usePerformWithImpact();
  const confirm = useConfirm();
  const sayOfTasks = useSayOfTasks();

  const say = (
    words: string,
    details: (short: string) => readonly string[],
    { short }: PerformResult,
  ) => {
    const told = short().then((who) => details(formatSentence(who)).filter(Boolean).join(' '));
    sayOfTasks(words, detailOf(told));
  };

  const markDone = async () => {
    if (!(await confirm(lateDoneQuestion(late)))) return;
    const told = tell({ type: 'MARK_LATE_DONE', payload: lateList(late) });
    const { words, seed } = lateDoneText(late, told.before, told.after);
    say(words, (short) => [short, seed], told);
    const harvests = late.tasks.filter(isWeighed);
    if (harvests.length > 0 && asksWeight(told.after)) onWeigh(harvests);
  };

  const moveToToday = () => {
    const told = tell({ type: 'MOVE_LATE_TO_TODAY', payload: lateList(late) });
    const { count } = selectLateWork(told.after, today);
    if (count === late.count) {
      toast.warning('No tasks could be moved to today');
      return;
    }
    const done = countDone(late, told);
    const moved = late.count - count - done;
    const stay = count === 0 ? '' : `${lateTasksText(count)} couldn’t be moved.`;
    const words =
      moved === 0
        ? `${lateTasksText(done)} done with what is due today`
        : `${lateTasksText(moved)} moved to today`;
    const overtaken = moved === 0 ? '' : lateOvertakenText(done);
    say(words, (short) => [overtaken, stay, short], told);
  };

  const skipAll = async () => {
    const question = lateSkipQuestion(late);
    if (question !== null && !(await confirm(question))) return;
    const told = tell({ type: 'SKIP_LATE', payload: lateList(late) });
    say(`${lateTasksText(late.count)} skipped`, (short) => [short], told);
  };

  return { markDone, moveToToday, skipAll };
}

/** The late tasks that are done by now. */
function countDone({ tasks }: LateWork, { after }: PerformResult): number {
  const late = new Set(tasks.map(({ id }) => id));
  return after.tasks.filter(({ id, done }) => done && late.has(id)).length;
}
