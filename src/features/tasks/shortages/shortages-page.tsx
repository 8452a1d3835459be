import { formatSentence } from '#ui/format.ts';
import { type AmountUnit, amountInUnit } from '#domain/catalog/varieties/variety.ts';
import { Loader } from '@mantine/core';
import { addDays } from '#domain/calendar/iso-date.ts';
import { cycleKey } from '#domain/planning/task.ts';
import { openPlantingDay } from '#domain/trays/open-planting-day.ts';
import type { ShortageResult } from '#domain/answers/shortages/shortage.ts';
import { useFarmNow, useToday } from '#state/react/use-farm.ts';
import { useShortages } from '#state/react/answers/use-shortages.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { OpenedFor, useDialogTarget, lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { EmptyState, PageHeader } from '#ui/page/page-parts.tsx';
import { PrintButton } from '#ui/page/print-button.tsx';
import type { TrayCounting } from '../today/use-close-day.ts';
import { LeftOver } from './left-over.tsx';
import { ShortageCard } from './shortage-card.tsx';
import classes from './shortages.module.css';
import { roundTo } from '#domain/units/rounding.ts';
import type { CsvCell } from '#ui/csv/csv.ts';

const TraysPlantedDialog = lazyDialog(
  async () => (await import('../today/planting/trays-planted-dialog.tsx')).TraysPlantedDialog,
);

/** Left-over greens are told of that are cut within so many days. */
const LEFT_DAYS = 7;

/** Says that the ways out are being worked out, of the farm as it is now. */
function Working() {
  return (
    <output className={classes.working}>
      <Loader size="xs" aria-hidden /> Finding shortages…
    </output>
  );
}

export function ShortagesPage() {
  const today = useToday();
  const { answer: told, isWorking } = useShortages();
  const farmNow = useFarmNow();
  const counting = useDialogTarget<TrayCounting>();
  const markPlanted = ({ varietyId, harvestISO }: ShortageResult) => {
    const key = cycleKey(varietyId, harvestISO);
    const day = openPlantingDay(farmNow().tasks, key);
    if (day !== null) counting.open({ day, closesDay: false, cycleKey: key });
  };
  const working = isWorking && <Working />;
  if (told === null) return <PageHeader title="Shortages" actions={working} />;
  const left = told.left.filter(
    ({ state, cutISO }) =>
      (state === 'cut' || state === 'growing') && cutISO <= addDays(today, LEFT_DAYS),
  );
  return (
    <>
      <PageHeader
        title="Shortages"
        actions={
          <>
            {working}
            {told.short.length > 0 && (
              <>
                <PrintButton />
                <CsvButton fileName="shortages.csv" rows={() => shortageRows(told.short)} />
              </>
            )}
          </>
        }
      />
      {told.short.length === 0 ? (
        <EmptyState title="Nothing is short. Every delivery of the next 14 days is covered." />
      ) : (
        <div className={classes.cards}>
          {told.short.map((row) => (
            <ShortageCard
              key={`${row.orderId}|${row.eventISO}|${row.varietyId}`}
              shortage={row}
              onMarkPlanted={markPlanted}
            />
          ))}
        </div>
      )}
      {left.length > 0 && <LeftOver lots={left} />}
      <OpenedFor dialog={counting}>
        {(shown, day) => <TraysPlantedDialog {...shown} counting={day} />}
      </OpenedFor>
    </>
  );
}

/** Ounces as a number; trays sold alive with their word. */
function cellInUnit(amount: number, { unit }: AmountUnit): CsvCell {
  return unit === 'tray' ? amountInUnit(amount, { unit }) : roundTo(amount, 1);
}

function shortageRows(short: readonly ShortageResult[]): readonly (readonly CsvCell[])[] {
  return [
    ['Day', 'Order', 'Customer', 'Variety', 'Ordered (oz)', 'Short (oz)', 'Harvest', 'Reasons'],
    ...short.map((row) => [
      row.dateISO,
      row.orderName,
      row.customer,
      row.varietyName,
      cellInUnit(row.orderedOz, row),
      cellInUnit(row.shortOz, row),
      row.harvestISO,
      row.reasons.map(({ text }) => formatSentence(text)).join('; '),
    ]),
  ];
}
