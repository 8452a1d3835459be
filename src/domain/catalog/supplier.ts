/** Who sells a stock, and how long that takes; what is not known is left out. */
export interface Supplied {
  readonly supplier?: string;
  /** Days from the order until it is on the shelf, whole; absent = the farm's usual ones. */
  readonly leadDays?: number;
}

export function withSupplier<T extends Supplied>(
  known: T,
  typed: { readonly supplier: string; readonly leadDays: number | null },
): T {
  const { supplier: _supplier, leadDays: _days, ...others } = known;
  const supplier = typed.supplier.trim();
  return {
    ...others,
    ...(supplier !== '' && { supplier }),
    ...(typed.leadDays !== null && { leadDays: typed.leadDays }),
    // The optional fields are those that may be left out.
  } as T;
}
