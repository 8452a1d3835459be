import { Anchor, Badge } from '@mantine/core';
import { IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { isAutoSeedUsage, latestSeed } from '#domain/catalog/latest-seed.ts';
import { seedLink } from '#domain/catalog/seed-link.ts';
import type { SeedTransaction } from '#domain/catalog/seed-transaction.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import type { FarmDocument } from '#state/farm-document.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';
import { useFarm, useToday } from '#state/use-farm.ts';
import { instantDay, instantLabel } from '#ui/instant-label.ts';
import { RecordTable } from '#ui/record-table.tsx';
import { VarietyLink } from '../varieties/variety-link.tsx';
import classes from './seed-vault.module.css';
import { signedPounds } from './seed-words.ts';
import { useDeleteBooking } from './use-seed-work.ts';

const SHOWN = 20;
const selectSeeds = (farm: FarmDocument) => farm.seedsInventory;

/** What came in and went out of the seed vault of late. */
export function RecentIntakeTable() {
  const today = useToday();
  const bookings = useFarm(selectSeeds);
  const varieties = useFarm(selectVarietiesById);
  const remove = useDeleteBooking();
  const latest = useMemo(() => latestSeed(bookings, SHOWN), [bookings]);
  const nameOf = ({ varietyId }: SeedTransaction) =>
    varieties.get(varietyId)?.name ?? DELETED_VARIETY;
  return (
    <RecordTable
      title="Recent Intake"
      label="Recent Intake"
      csvName="seed-recent-intake.csv"
      records={latest}
      idOf={(booking) => booking.id}
      nameOf={(booking) =>
        `${nameOf(booking)}, ${signedPounds(booking.pounds)} lb, ${instantLabel(booking.atISO, today)}`
      }
      empty={{ title: 'No intakes yet.', hint: 'Seed that comes in or is used is listed here.' }}
      columns={[
        {
          head: 'Date',
          cell: ({ atISO }) => (
            <time dateTime={atISO} title={new Date(atISO).toLocaleString('en-US')}>
              {instantLabel(atISO, today)}
            </time>
          ),
          csv: ({ atISO }) => instantDay(atISO),
        },
        {
          head: 'Variety',
          cell: (booking) => {
            const variety = varieties.get(booking.varietyId);
            return variety === undefined ? DELETED_VARIETY : <VarietyLink variety={variety} />;
          },
          csv: nameOf,
        },
        {
          head: 'Pounds',
          numeric: true,
          cell: ({ pounds }) => signedPounds(pounds),
          csv: ({ pounds }) => roundUnits(pounds),
        },
        { head: 'Note', cell: (booking) => <Note booking={booking} />, csv: ({ note }) => note },
      ]}
      menuOf={(booking) => [
        {
          label: 'Delete',
          icon: <IconTrash size="1rem" />,
          danger: true,
          onClick: () => void remove(booking, nameOf(booking)),
        },
      ]}
    />
  );
}

const DELETED_VARIETY = '(deleted variety)';

function Note({ booking }: { readonly booking: SeedTransaction }) {
  const link = seedLink(booking);
  return (
    <span className={classes.booking}>
      {isAutoSeedUsage(booking) && <Badge color="gray">Automatic</Badge>}
      {booking.note || '—'}
      {link !== null && (
        <Anchor
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Open the page of this seed in a new tab"
        >
          <IconExternalLink size="1rem" aria-hidden />
        </Anchor>
      )}
    </span>
  );
}
