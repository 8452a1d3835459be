import { useMemo } from 'react';
import { isAutoSeedUsage, latestSeed } from '#domain/catalog/seeds/latest-seed.ts';
import { seedLink } from '#domain/catalog/seeds/seed-link.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import { sownTraysOf } from '#domain/seed-lots/lot-text.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';
import { useCarryOut, useFarm, useFarmNow, useToday } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatLb } from '#ui/format.ts';
import { instantDay, instantLabel, fullInstant } from '#ui/instant-label.ts';
import { markText } from '#ui/mark-text.ts';
import type { RecordColumn } from '#ui/tables/record-column.tsx';
import { deleteItem } from '#ui/tables/menu-items.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { useIsNarrow } from '#ui/page/screen-kind.ts';
import { CatalogVariety } from '../varieties/page/catalog-variety.tsx';
import classes from './seed-vault.module.css';
import { deleteQuestion, signedPounds, signedSeed } from './seed-text.ts';
import { OutsideLink } from '#ui/page/outside-link.tsx';
import { QuietNote } from '#ui/kit/plain-parts.tsx';
import { Badge } from '#ui/kit/badge.tsx';

const SHOWN = 20;
type BookingColumn = RecordColumn<SeedTransaction>;

const DELETED_VARIETY = '(deleted variety)';

const pounds: BookingColumn = {
  head: 'Pounds',
  numeric: true,
  cell: (booking) => signedPounds(booking.pounds),
  csv: (booking) => roundUnits(booking.pounds),
};

const note: BookingColumn = {
  head: 'Note',
  cell: (booking) => <Note booking={booking} />,
  csv: (booking) => booking.note,
};

const lot: BookingColumn = { head: 'Lot', csv: (booking) => booking.lot?.code ?? '' };

export function RecentIntakeTable() {
  const today = useToday();
  const bookings = useFarm((farm) => farm.seedsInventory);
  const varieties = useFarm(selectVarietiesById);
  const remove = useDeleteBooking();
  const latest = useMemo(() => latestSeed(bookings, SHOWN), [bookings]);
  const nameOf = ({ varietyId }: SeedTransaction) =>
    varieties.get(varietyId)?.name ?? DELETED_VARIETY;
  const isNarrow = useIsNarrow();
  const date: BookingColumn = {
    head: 'Date',
    cell: ({ atISO }) => (
      <time dateTime={atISO} title={fullInstant(atISO)}>
        {instantLabel(atISO, today)}
      </time>
    ),
    csv: ({ atISO }) => instantDay(atISO),
  };
  const variety: BookingColumn = {
    head: 'Variety',
    cell: ({ varietyId }) => {
      const known = varieties.get(varietyId);
      return known === undefined ? DELETED_VARIETY : <CatalogVariety variety={known} />;
    },
    csv: nameOf,
  };
  return (
    <RecordTable
      title="Recent Intake"
      csvName="seed-recent-intake.csv"
      records={latest}
      idOf={(booking) => booking.id}
      nameOf={(booking) =>
        `${nameOf(booking)}, ${signedSeed(booking.pounds)}, ${instantLabel(booking.atISO, today)}`
      }
      empty={{ title: 'No intakes yet.', hint: 'Seed you receive or use appears here.' }}
      columns={isNarrow ? [variety, date, pounds, lot, note] : [date, variety, pounds, lot, note]}
      menuOf={(booking) => [deleteItem(() => void remove(booking, nameOf(booking)))]}
    />
  );
}

/** "Lot RB-2291, from the bag"; '' for a booking of no lot. */
function lotInWords({ lot: of, note: words }: SeedTransaction): string {
  const code = of?.code ?? '';
  return code === '' ? '' : [`Lot ${code}`, words].filter(Boolean).join(', ');
}

function Note({ booking }: { readonly booking: SeedTransaction }) {
  const today = useToday();
  const link = seedLink(booking);
  return (
    <span className={classes.booking}>
      {isAutoSeedUsage(booking) && <Badge color="gray">Automatic</Badge>}
      {lotInWords(booking) || booking.note || '—'}
      {booking.by && <QuietNote span>{markText(booking.by, today)}</QuietNote>}
      {link !== null && (
        <OutsideLink href={link} aria-label="Open the page of this seed in a new tab" />
      )}
    </span>
  );
}

function useDeleteBooking(): (booking: SeedTransaction, name: string) => Promise<void> {
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const farmNow = useFarmNow();
  return async (booking, name) => {
    const sown = sownTraysOf(farmNow().traysPlantedLog, booking.id);
    if (!(await confirm(deleteQuestion(booking, name, sown)))) return;
    const action = { type: 'DELETE_SEED_TXN', payload: { id: booking.id } } as const;
    const detail = `${name}, ${formatLb(booking.pounds, 2)}`;
    carryOut(action, 'Intake deleted', { detail });
  };
}
