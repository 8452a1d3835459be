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
}
