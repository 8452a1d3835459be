import { useDeferredValue, useMemo } from 'react';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { takenLotsText } from '#domain/seed-lots/lot-text.ts';
import { unrecordedOfLateDays, type UnrecordedPlantings } from '#domain/trays/unrecorded-days.ts';
import { useFarm, useFarmNow, usePerform, useToday } from '#state/react/use-farm.ts';
import { selectTaskDays } from '#state/selectors/tasks.ts';
import { formatDay, formatTrays } from '#ui/format.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { storedJson, useRemembered } from '#ui/page/use-remembered.ts';
import { useSayOfTasks } from '../list/use-say-of-tasks.ts';
import { SmallGrayButton, SmallButton } from '#ui/kit/plain-parts.tsx';

/** Plantings that were ticked before a tick recorded them. Hidden, it stays away until there are others. */
export function UnrecordedStrip(props: { readonly onLook: (day: TaskDay) => void }) {
  const today = useToday();
  // A tick is drawn first: all work of long ago is looked at after it.
  const tasks = useDeferredValue(useFarm((farm) => farm.tasks));
  const traysPlantedLog = useDeferredValue(useFarm((farm) => farm.traysPlantedLog));
  const days = useFarm(selectTaskDays);
  const perform = usePerform();
  const farmNow = useFarmNow();
  const say = useSayOfTasks();
  const [hidden, hide] = useRemembered('mgm.hiddenPlantings', readIds);
  const missing = useMemo(
    () => unrecordedOfLateDays({ tasks, traysPlantedLog }, today),
    [tasks, traysPlantedLog, today],
  );
  if (missing === null || missing.ids.every((id) => hidden.includes(id))) return null;
  const { ids } = missing;
  const oldest = days.find(({ dateISO }) => dateISO === missing.days[0]);
  const record = () => {
    const before = farmNow();
    perform({ type: 'RECORD_AS_PLANNED', payload: { ids } });
    const lots = takenLotsText(before, farmNow());
    const words = [`${formatTrays(missing.trays)} recorded as planned`, lots];
    say(words.filter(Boolean).join(', '));
  };
  return (
    <NoticeStrip
      word={formatTrays(missing.trays)}
      actions={
        <>
          <SmallButton onClick={record}>Record as planned</SmallButton>
          {oldest !== undefined && (
            <SmallButton onClick={() => props.onLook(oldest)}>Look</SmallButton>
          )}
          <SmallGrayButton onClick={() => hide(ids)}>Hide</SmallGrayButton>
        </>
      }
    >
      {missingWords(missing)}
    </NoticeStrip>
  );
}

/** The rest of the line after the trays: "planted on Fri 11/20 are not recorded". */
function missingWords({ days, trays }: UnrecordedPlantings): string {
  const [first] = days;
  const when = days.length === 1 && first !== undefined ? formatDay(first) : `${days.length} days`;
  return `planted on ${when} ${trays === 1 ? 'is' : 'are'} not recorded`;
}

function readIds(stored: string | null): readonly string[] {
  const read = storedJson(stored);
  return Array.isArray(read) ? read.filter((id) => typeof id === 'string') : [];
}
