import type { Purchase } from '#domain/buying/purchase.ts';
import type { UnmarkedArrival } from '#domain/buying/unmarked-arrivals.ts';

export interface NamedPurchase extends Purchase {
  readonly name: string;
  /** What came in meanwhile without it. */
  readonly arrival: UnmarkedArrival | null;
}
