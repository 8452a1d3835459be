import { IconClipboardCheck, IconPrinter, IconTags, IconTrashX } from '@tabler/icons-react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { largeMenuItem, type RowMenuItem } from '#ui/tables/menu-items.tsx';
import { sheetRows, type SheetKind } from '../sheets/day-sheet-text.ts';
import classes from '../tasks.module.css';
import type { TaskActions } from '../use-task-actions.ts';
import { GrayButton } from '#ui/kit/plain-parts.tsx';

/** A day, and what else than closing it can be done with the whole of it. */
export interface DayMenuProps {
  readonly day: TaskDay;
  readonly actions: TaskActions;
  readonly onPrint: (day: IsoDate, kind: SheetKind) => void;
}

export function useDayMenu(props: DayMenuProps): readonly RowMenuItem[] {
  const { day, actions, onPrint } = props;
  const today = useToday();
  const withLosses = useFarm((farm) => farm.settings.reporting.trackHarvestLoss);
  const losses = useFarm((farm) => farm.harvestLosses);
  const hasLogged = losses.some(({ dateISO }) => dateISO === day.dateISO);
  const hasHarvests = sheetRows(day, 'harvest').length > 0;
  const lossLabel = withLosses ? 'Log harvest loss' : 'Logged losses';
  const loss = largeMenuItem(lossLabel, IconTrashX, () => actions.logLoss(day));
  const sheet = (label: string, kind: 'tasks' | 'harvest') =>
    largeMenuItem(label, IconPrinter, () => onPrint(day.dateISO, kind));
  const planted = useFarm((farm) => farm.traysPlantedLog);
  const hasPlantings =
    day.tasks.some(({ type, skipped }) => type === 'PLANT' && skipped !== true) ||
    planted.some(({ dateISO, trays }) => dateISO === day.dateISO && trays > 0);
  const tags = largeMenuItem('Tray tags…', IconTags, () => actions.tagTrays(day.dateISO));
  const enter = largeMenuItem('Enter harvest sheet', IconClipboardCheck, () =>
    actions.enterSheet(day),
  );
  return [
    ...((withLosses ? hasHarvests : hasLogged) ? [loss] : []),
    sheet('Print day sheet', 'tasks'),
    ...(hasHarvests ? [sheet('Print harvest sheet', 'harvest')] : []),
    ...(hasPlantings ? [tags] : []),
    ...(hasHarvests && day.dateISO <= today ? [enter] : []),
  ];
}

/** The same on a narrow screen: buttons at the foot of the day. */
export function DayButtons({ items }: { readonly items: readonly RowMenuItem[] }) {
  return (
    <div className={classes.dayButtons}>
      {items.map(({ label, icon, onClick }) => (
        <GrayButton key={label} leftSection={icon} onClick={onClick}>
          {label}
        </GrayButton>
      ))}
    </div>
  );
}
