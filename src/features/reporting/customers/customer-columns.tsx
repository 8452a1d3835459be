import type { CustomerCost } from '#domain/costing/customer-costs.ts';
import type { Customer } from '#domain/customers/customer.ts';
import type { CustomerMargins } from '#domain/margins/event-margins.ts';
import { sumOfMoney } from '#domain/invoices/invoice-amounts.ts';
import type { OrderCostTotals } from '#domain/costing/order-cost-totals.ts';
import { formatDollars, formatMarginPercent, formatNumber } from '#ui/format.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { orderAmountColumns } from '../order-amount-columns.ts';
import { IncompleteCost } from '../incomplete-mark.tsx';
import { amountPaidColumn } from '../margin-cells.tsx';
import { incompleteText, type IncompleteOrders } from '../summary-tiles.tsx';
import classes from './customers.module.css';
import { LinkButton } from '#ui/kit/plain-parts.tsx';

export function customerColumns(view: {
  readonly totals: OrderCostTotals;
  /** Null while the farm has no price at all. */
  readonly earned: CustomerMargins | null;
  /** What customers owe, by their key; null on a farm that doesn’t bill. */
  readonly owed: ReadonlyMap<string, number> | null;
  readonly contacts: ReadonlyMap<string, Customer>;
  /** A list row has its View beside the name. */
  readonly isNarrow: boolean;
  readonly onView: (customer: CustomerCost) => void;
}): readonly RecordColumn<CustomerCost>[] {
  const { totals, earned, owed, contacts, isNarrow, onView } = view;
  const average = totals.ordersCount > 0 ? totals.totalCost / totals.ordersCount : 0;
  return [
    valueColumn('Customer', ({ customer }) => customer, {
      cell: (customer) => (
        <div className={classes.lead}>
          <div>
            <LinkButton className={classes.name} onClick={() => onView(customer)}>
              {customer.customer}
            </LinkButton>
            <Reached contact={contacts.get(customer.key)} />
          </div>
          {isNarrow && <TopVarieties customer={customer} onView={onView} />}
        </div>
      ),
      foot: 'Total',
    }),
    amountColumn('Orders', (one) => one.ordersCount, formatNumber, { total: totals.ordersCount }),
    ...orderAmountColumns<CustomerCost>(totals),
    dollarColumn('Total cost', (one) => one.totalCost, totals.totalCost, totals),
    dollarColumn('Avg / order', (one) => one.averageCost, average, totals),
    ...earnedColumns(earned),
    ...(owed === null ? [] : [owesColumn(owed)]),
    {
      head: 'Top varieties',
      numeric: true,
      cell: (customer) => <TopVarieties customer={customer} onView={onView} />,
      csv: ({ topVarieties }) => topVarieties.map(({ name }) => name).join('; '),
      wideOnly: true,
    },
    ...(totals.incompleteOrders > 0 ? [LACK_A_PART] : []),
    ...(contacts.size > 0 ? contactColumns(contacts) : []),
  ];
}

/** The quickest way to a customer, under its name. */
function Reached({ contact }: { readonly contact: Customer | undefined }) {
  const way = contact?.phone || contact?.email;
  return way ? <div className={classes.contact}>{way}</div> : null;
}

/** Of the file alone, once the farm knows how to reach somebody. */
function contactColumns(
  contacts: ReadonlyMap<string, Customer>,
): readonly RecordColumn<CustomerCost>[] {
  const column = (head: string, field: 'email' | 'phone' | 'address') => ({
    head,
    csv: ({ key }: CustomerCost) => contacts.get(key)?.[field] ?? null,
  });
  return [column('Email', 'email'), column('Phone', 'phone'), column('Address', 'address')];
}

/** Of the file alone, where some cost is not whole: the screen has its mark. */
const LACK_A_PART: RecordColumn<CustomerCost> = {
  head: 'Orders with incomplete costs',
  csv: ({ incompleteOrders }) => incompleteOrders,
};

/** What customers bring. */
function earnedColumns(earned: CustomerMargins | null): readonly RecordColumn<CustomerCost>[] {
  if (earned === null) return [];
  const { byKey, sum } = earned;
  const of = (customer: CustomerCost) => byKey.get(customer.key) ?? null;
  return [
    amountPaidColumn(of, sum),
    amountColumn('Margin', (customer) => of(customer)?.margin ?? null, formatDollars, {
      total: sum.margin,
    }),
    amountColumn(
      'Margin %',
      (customer) => of(customer)?.marginPercent ?? null,
      formatMarginPercent,
      { foot: formatMarginPercent(sum.marginPercent) },
    ),
  ];
}

/** What is open of the customer’s invoices, of all days; below 0: credit. */
function owesColumn(owed: ReadonlyMap<string, number>): RecordColumn<CustomerCost> {
  const owes = ({ key }: CustomerCost) => owed.get(key) ?? 0;
  return valueColumn('Owes', owes, {
    numeric: true,
    cell: (customer) => (owes(customer) === 0 ? '—' : formatDollars(owes(customer))),
    foot: formatDollars(sumOfMoney([...owed.values()])),
  });
}

/** Opens the varieties of a customer; a dash when there are none. */
function TopVarieties(props: {
  readonly customer: CustomerCost;
  readonly onView: (customer: CustomerCost) => void;
}) {
  const { customer, onView } = props;
  if (customer.topVarieties.length === 0) return '—';
  return (
    <LinkButton
      className={classes.view}
      aria-label={`View ${customer.customer}`}
      onClick={() => onView(customer)}
    >
      View
    </LinkButton>
  );
}

function dollarColumn(
  head: string,
  dollars: (customer: CustomerCost) => number,
  total: number,
  totals: OrderCostTotals,
): RecordColumn<CustomerCost> {
  const marked = (amount: number, orders: IncompleteOrders) => (
    <IncompleteCost text={incompleteText(orders)}>{formatDollars(amount)}</IncompleteCost>
  );
  return valueColumn(head, dollars, {
    numeric: true,
    cell: (customer) => marked(dollars(customer), customer),
    foot: marked(total, totals),
  });
}
