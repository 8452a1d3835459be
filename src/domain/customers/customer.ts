/** How often deliveries of a customer go on one invoice. */
export const BILL_EVERY = ['delivery', 'week', 'month'] as const;

export type BillEvery = (typeof BILL_EVERY)[number];

/** A customer whom the farm wants to reach. Orders name their customer by the name alone. */
export interface Customer {
  /** `cus_…`. */
  readonly id: string;
  /** Unique, see `customerKey`. */
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** May have lines. */
  readonly address: string;
  readonly note: string;
  /** Who invoices go to, with lines; absent = name and address. */
  readonly billTo?: string;
  /** Days to pay; absent = the farm’s. So is the next. */
  readonly termsDays?: number;
  readonly every?: BillEvery;
  readonly taxFree?: boolean;
  readonly taxNumber?: string;
}

/** Key of a customer's name. Ignores case and extra spaces. */
export function customerKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

export function customerByKey(
  customers: readonly Customer[] | undefined,
  key: string,
): Customer | undefined {
  return customers?.find(({ name }) => customerKey(name) === key);
}

/**
 * Whom an order is for, as reports group orders: its customer, else the order's own name, else `Unassigned`.
 * A delivered order keeps the name it had then.
 */
export function customerOf({
  customer,
  name,
  sent,
}: {
  readonly customer: string;
  readonly name: string;
  readonly sent?: { readonly to: string } | undefined;
}) {
  const shown = customer.trim() || (sent?.to ?? name).trim() || 'Unassigned';
  return { key: customerKey(shown), name: shown };
}
