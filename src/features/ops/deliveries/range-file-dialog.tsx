import { downloadTable } from '#ui/csv/csv.ts';
import { useMemo, useState } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { DELIVERY_HEADS, deliveryRows } from '#domain/deliveries/delivery-rows.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { DayRangeBar } from '#ui/day-range/day-range-bar.tsx';
import { dayRangeName, type DayRange } from '#ui/day-range/day-range.ts';
import { monthRangeOf } from '#ui/day-range/month-range.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { fileDays, fileText } from './file-range.ts';
import { Stack } from '#ui/kit/plain-parts.tsx';

const QUICK_RANGES = [
  { label: '7d', days: 7 },
  { label: '30d', days: 30 },
] as const;

/** The deliveries of a range of days as a file, for a bookkeeping program: the month of the day on screen at first. */
export function RangeFileDialog({ day, ...shown }: ShownDialog & { readonly day: IsoDate }) {
  const today = useToday();
  const farm = useFarm((whole) => whole);
  const [range, setRange] = useState<DayRange>(() => monthRangeOf(day).range);
  const rows = useMemo(() => {
    const { from, to } = fileDays(range, today);
    return deliveryRows(farm, from, to);
  }, [farm, range, today]);
  return (
    <SaveDialog
      {...shown}
      title="Deliveries as a file"
      subtitle="One row per line: ordered, packed, returned, price and amount."
      problem={rows.length === 0 ? 'No deliveries on these days.' : null}
      save={() => {
        downloadTable(`deliveries-${dayRangeName(range)}.csv`, [DELIVERY_HEADS, ...rows]);
        return true;
      }}
      saveLabel="Download CSV"
      footerNote={<span aria-live="polite">{fileText(rows)}</span>}
    >
      <Stack gap="lg" align="start">
        <DayRangeBar today={today} range={range} onChange={setRange} quick={QUICK_RANGES} />
      </Stack>
    </SaveDialog>
  );
}
