import { IconChevronRight } from '@tabler/icons-react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { EveryDayLine, EveryDayType } from '#domain/supply/daily-care.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatDay, formatTrays } from '#ui/format.ts';
import { useDialogTarget, OpenedFor } from '#ui/dialogs/lazy-dialog.tsx';
import { ActionIcon } from '#ui/kit/action-icon.tsx';
import { Tick } from '#ui/kit/tick.tsx';
import { FactList, SectionCard } from '#ui/page/page-parts.tsx';
import { useIsNarrow } from '#ui/page/screen-kind.ts';
import { useRemembered } from '#ui/page/use-remembered.ts';
import { TaskTypeIcon, taskTypeLabel } from '#ui/pictures/task-type-icon.tsx';
import { everyDayText } from './every-day-text.ts';
import classes from '../tasks.module.css';

const readWords = (stored: string | null): readonly string[] => stored?.split(' ') ?? [];

const joinWords = (words: readonly string[]): string => words.join(' ');

/** What is misted and watered today beside the list: a box for each, for today alone. */
export function EveryDayCard(props: {
  readonly lines: readonly EveryDayLine[];
  readonly today: IsoDate;
}) {
  const narrow = useIsNarrow();
  const { isTicked, toggle } = useEveryDayTicks(props.today);
  const looking = useDialogTarget<EveryDayLine>();
  if (props.lines.length === 0) return null;
  return (
    <SectionCard title="Every day" flush>
      <ul>
        {props.lines.map((line) => {
          const { type } = line;
          const label = taskTypeLabel(type);
          return (
            <li key={type} className={classes.item} data-done={isTicked(type) || undefined}>
              <div className={classes.everyDay}>
                <TaskTypeIcon type={type} aria-hidden />
                <span className={classes.name}>{everyDayText(line)}</span>
              </div>
              <ActionIcon
                aria-label={`More for ${label}, every day`}
                className={`${classes.chevronButton} no-print`}
                onClick={() => looking.open(line)}
              >
                <IconChevronRight size="1.25rem" />
              </ActionIcon>
              <label className={classes.tick} data-tick={type} data-large={narrow || undefined}>
                <Tick
                  size={narrow ? 'lg' : 'sm'}
                  checked={isTicked(type)}
                  indeterminate={false}
                  onChange={() => toggle(type)}
                  aria-label={`Done today: ${label}`}
                />
              </label>
            </li>
          );
        })}
      </ul>
      <OpenedFor dialog={looking}>
        {(shown, line) => <EveryDaySheet {...shown} line={line} />}
      </OpenedFor>
    </SectionCard>
  );
}

/**
 * What of the work of every day was ticked today, on this device; the ticks of any other day are over. The plan knows
 * nothing of them.
 */
function useEveryDayTicks(today: IsoDate) {
  const [words, setWords] = useRemembered('mgm.ui.everyDayTicks', readWords, joinWords);
  const [day, ...kept] = words;
  const ticked = day === today ? kept : [];
  return {
    isTicked: (type: EveryDayType) => ticked.includes(type),
    toggle: (type: EveryDayType) => {
      const others = ticked.filter((one) => one !== type);
      setWords([today, ...others, ...(ticked.includes(type) ? [] : [type])]);
    },
  };
}

/** Of work that is done every day, the last day of each batch. */
function EveryDaySheet({ line, ...shown }: ShownDialog & { readonly line: EveryDayLine }) {
  const { type, parts } = line;
  return (
    <Dialog
      {...shown}
      title={`${taskTypeLabel(type)}, every day`}
      size="sm"
      isQuestion
      closeOnBackdrop
      closeLabel="Close"
    >
      <FactList
        facts={parts.map(({ name, trays, lastISO }) => [
          `${name}, ${formatTrays(trays)}`,
          `through ${formatDay(lastISO)}`,
        ])}
      />
    </Dialog>
  );
}
