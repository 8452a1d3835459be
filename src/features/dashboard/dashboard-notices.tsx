import { Link } from 'react-router';
import { sumOfMoney } from '#domain/invoices/invoice-amounts.ts';
import { useCarryOut, useFarm, useToday } from '#state/react/use-farm.ts';
import { useTrayCounting } from '#state/react/use-tray-counting.ts';
import { selectSettlement } from '#state/selectors/sales/invoices.ts';
import { formatCount, formatDollars } from '#ui/format.ts';
import { SmallGrayButton } from '#ui/kit/plain-parts.tsx';
import { GivenTwice } from '#ui/notices/given-twice.tsx';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { TraysToCount } from '#ui/trays/too-many-trays.tsx';
import { routePaths } from '#ui/route-paths.ts';

/** More trays than the farm owns, with the way to count them; overdue invoices and numbers given twice. */
export function DashboardNotices() {
  return (
    <>
      <TraysToCount {...useTrayCounting()} />
      <InvoicesLine />
    </>
  );
}

/** Invoices that should have been paid, and numbers that two devices gave; nothing while there are none. */
function InvoicesLine() {
  const today = useToday();
  const settings = useFarm((farm) => farm.settings.invoicing);
  const { invoices } = useFarm((farm) => selectSettlement(farm, today));
  const carryOut = useCarryOut();
  const overdue = invoices.filter(({ state }) => state === 'OVERDUE');
  const amount = formatDollars(sumOfMoney(overdue.map(({ open }) => open)));
  return (
    <>
      {overdue.length > 0 && (
        <NoticeStrip
          word={`${formatCount(overdue.length, 'invoice')} overdue, ${amount}`}
          actions={
            <SmallGrayButton component={Link} to={routePaths.invoices} aria-label="Open invoices">
              Open
            </SmallGrayButton>
          }
        >
          {customersText(overdue.map(({ invoice }) => invoice.customer))}
        </NoticeStrip>
      )}
      <GivenTwice
        invoices={invoices.map(({ invoice }) => invoice)}
        settings={settings}
        onGive={(id, said, detail) =>
          carryOut({ type: 'NUMBER_AGAIN', payload: { id } }, said, { detail })
        }
      />
    </>
  );
}

/** "Bistro Marlow, Deli and 3 more". */
function customersText(customers: readonly string[]): string {
  const names = [...new Set(customers)];
  const more = names.length - SHOWN;
  return more > 1 ? `${names.slice(0, SHOWN).join(', ')} and ${more} more` : names.join(', ');
}

const SHOWN = 2;
