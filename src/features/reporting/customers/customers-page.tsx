import { GoToOrders } from '#ui/page/go-to-orders.tsx';
import { useMemo } from 'react';
import type { CustomerCost } from '#domain/costing/customer-costs.ts';
import { selectHasOrders } from '#state/selectors/sales/orders.ts';
import { selectCustomersByKey } from '#state/selectors/sales/customers.ts';
import { selectIsBilling } from '#state/selectors/sales/is-billing.ts';
import { selectCustomerCosts, selectOrderCostTotals } from '#state/selectors/sales/order-costs.ts';
import { selectOwed } from '#state/selectors/sales/invoices.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { DayRangeBar, DayRangeOnPaper } from '#ui/day-range/day-range-bar.tsx';
import { ALL_DAYS, dayRangeName, useDayRange } from '#ui/day-range/day-range.ts';
import { formatDollars, formatNumber } from '#ui/format.ts';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { OpenedFor, useDialogTarget, lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { useIsNarrow } from '#ui/page/screen-kind.ts';
import { incompleteText, SummaryTiles, marginTiles } from '../summary-tiles.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { customerColumns } from './customer-columns.tsx';
import { CustomerDialog } from './customer-dialog.tsx';
import classes from './customers.module.css';
import { TopCustomersCard } from '../cost-bars.tsx';
import { Button, QuietText } from '#ui/kit/plain-parts.tsx';
import { selectCustomerMargins } from '#state/selectors/sales/margins.ts';

const StatementDialog = lazyDialog(
  async () => (await import('./statement/statement-dialog.tsx')).StatementDialog,
);

const LAST_90_DAYS = { label: '90d', days: 90 } as const;

const QUICK_RANGES = [
  LAST_90_DAYS,
  { label: '180d', days: 180 },
  { label: '365d', days: 365 },
  { label: 'All', days: null },
] as const;

export function CustomersPage() {
  const today = useToday();
  const [range, changeRange] = useDayRange(today, LAST_90_DAYS);
  const { from, to } = range;
  const customers = useFarm((farm) => selectCustomerCosts(farm, from, to, today));
  const totals = useFarm((farm) => selectOrderCostTotals(farm, from, to, today));
  const earned = useFarm((farm) => selectCustomerMargins(farm, from, to, today));
  const hasOrders = useFarm(selectHasOrders);
  const { onView, dialogs } = useCustomerDialogs();
  const contacts = useFarm(selectCustomersByKey);
  const owed = useFarm((farm) => (selectIsBilling(farm) ? selectOwed(farm, today) : null));
  const isNarrow = useIsNarrow();
  const columns = useMemo(
    () => customerColumns({ totals, earned, owed, contacts, isNarrow, onView }),
    [totals, earned, owed, contacts, isNarrow, onView],
  );
  return (
    <>
      <PageHeader
        title="Customer cost dashboard"
        actions={
          <DayRangeBar today={today} range={range} onChange={changeRange} quick={QUICK_RANGES} />
        }
      />
      <QuietText className={classes.subtitle}>
        Aggregate order cost trends by customer for smart follow-ups.
      </QuietText>
      <DayRangeOnPaper range={range} />
      <SummaryTiles
        tiles={[
          { name: 'Customers', value: formatNumber(customers.length) },
          { name: 'Orders', value: formatNumber(totals.ordersCount) },
          {
            name: 'Total cost',
            value: formatDollars(totals.totalCost),
            note: incompleteText(totals),
          },
          ...marginTiles(earned && earned.sum),
        ]}
      />
      {customers.length > 0 && <TopCustomersCard customers={customers} />}
      <RecordTable
        title="Customers"
        csvName={`customer-costs-${dayRangeName(range)}.csv`}
        records={customers}
        columns={columns}
        idOf={({ key }) => key}
        horizontalSpacing={earned === null ? 'lg' : 'md'}
        initialSort={{ head: 'Total cost', descending: true }}
        empty={nothingInRange(hasOrders, () => changeRange(() => ALL_DAYS))}
      />
      {dialogs}
    </>
  );
}

function nothingInRange(hasOrders: boolean, showAll: () => void) {
  return {
    title: 'No customers in this range.',
    hint: hasOrders
      ? 'Choose other dates. Customers with an order in the range appear here.'
      : 'Customers with an order appear here with its cost.',
    action: hasOrders ? <Button onClick={showAll}>Show all dates</Button> : <GoToOrders />,
  };
}

function useCustomerDialogs() {
  const viewed = useDialogTarget<CustomerCost>();
  const contact = useDialogTarget<string>();
  const statement = useDialogTarget<string>();
  const dialogs = (
    <>
      <OpenedFor dialog={viewed}>
        {(shown, customer) => (
          <CustomerDialog
            {...shown}
            customer={customer}
            onEdit={() => {
              viewed.close();
              contact.open(customer.customer);
            }}
            onStatement={() => {
              viewed.close();
              statement.open(customer.customer);
            }}
          />
        )}
      </OpenedFor>
      <OpenedFor dialog={contact}>
        {(shown, name) => <ContactDialog {...shown} name={name} />}
      </OpenedFor>
      <OpenedFor dialog={statement}>
        {(shown, name) => <StatementDialog {...shown} customer={name} />}
      </OpenedFor>
    </>
  );
  return { onView: viewed.open, dialogs };
}
