import type { ImportRemarks } from '#state/backup/import-remarks.ts';
import { formatCount } from '#ui/format.ts';

/** What an import had to read otherwise or leave out, in sentences; '' when there is nothing to tell. */
export function remarkText({ unnamedVarieties, undatedTasks }: ImportRemarks): string {
  const unnamed = formatCount(unnamedVarieties.length, 'variety', 'varieties');
  return [
    ...(unnamedVarieties.length === 0
      ? []
      : [
          `${unnamed} had no name and now ${unnamedVarieties.length === 1 ? 'uses its' : 'use their'} ID: ${unnamedVarieties.join(', ')}.`,
        ]),
    ...(undatedTasks === 0
      ? []
      : [
          `${formatCount(undatedTasks, 'task')} skipped because ${undatedTasks === 1 ? 'its' : 'their'} date can’t be read.`,
        ]),
  ].join(' ');
}
