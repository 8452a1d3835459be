import type { EveryDayLine } from '#domain/supply/every-day.ts';
import { SectionCard } from '#ui/page/section-card.tsx';
import { TaskTypeIcon } from '#ui/pictures/task-type-icon.tsx';
import { everyDayWords } from './every-day-words.ts';
import classes from './tasks.module.css';

/** What is misted and watered today beside the list: nothing to tick. */
export function EveryDayCard({ lines }: { readonly lines: readonly EveryDayLine[] }) {
  if (lines.length === 0) return null;
  return (
    <SectionCard title="Every day" flush>
      <ul className={classes.list}>
        {lines.map((line) => (
          <li key={`${line.type} ${line.lastISO}`} className={classes.everyDay}>
            <TaskTypeIcon type={line.type} aria-hidden />
            <span>{everyDayWords(line)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
