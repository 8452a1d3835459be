import { Button } from '@mantine/core';
import { IconPrinter, IconTrashX } from '@tabler/icons-react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm } from '#state/react/use-farm.ts';
import type { RowMenuItem } from '#ui/tables/row-menu-item.ts';
import type { SheetKind } from './day-sheet-text.ts';
import classes from './tasks.module.css';

const tracksLosses = (farm: FarmDocument) => farm.settings.reporting.trackHarvestLoss;
const selectLosses = (farm: FarmDocument) => farm.harvestLosses;
const size = '1.125rem';

/** A day, and what else than closing it can be done with the whole of it. */
export interface DayMenuProps {
  readonly day: TaskDay;
  readonly onLogLoss: (day: TaskDay) => void;
  readonly onPrint: (day: IsoDate, kind: SheetKind) => void;
}

/** What can be done with a whole day, beside closing it. */
export function useDayMenu({ day, onLogLoss, onPrint }: DayMenuProps): readonly RowMenuItem[] {
  const withLosses = useFarm(tracksLosses);
  const losses = useFarm(selectLosses);
  const hasLogged = losses.some(({ dateISO }) => dateISO === day.dateISO);
  const hasHarvests = day.tasks.some(({ type }) => type === 'HARVEST');
  const loss: RowMenuItem = {
    label: withLosses ? 'Log harvest loss' : 'Logged losses',
    icon: <IconTrashX size={size} />,
    onClick: () => onLogLoss(day),
  };
  const sheet = (label: string, kind: 'tasks' | 'harvest'): RowMenuItem => ({
    label,
    icon: <IconPrinter size={size} />,
    onClick: () => onPrint(day.dateISO, kind),
  });
  return [
    ...((withLosses ? hasHarvests : hasLogged) ? [loss] : []),
    sheet('Print day sheet', 'tasks'),
    ...(hasHarvests ? [sheet('Print harvest sheet', 'harvest')] : []),
  ];
}

/** The same on a narrow screen: buttons at the foot of the day. */
export function DayButtons({ items }: { readonly items: readonly RowMenuItem[] }) {
  return (
    <div className={classes.dayButtons}>
      {items.map(({ label, icon, onClick }) => (
        <Button key={label} variant="subtle" color="gray" leftSection={icon} onClick={onClick}>
          {label}
        </Button>
      ))}
    </div>
  );
}
