import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { Sentence } from '#domain/tell/say.ts';
import type { ShortRow } from '#domain/answers/plan-diff/plan-diff.ts';

/** Why a harvest gives less than ordered, in unrounded ounces. */
export interface ShortageReason {
  readonly kind:
    | 'late'
    | 'skipped'
    | 'fewer'
    | 'lost'
    | 'held'
    | 'weighed'
    | 'carry'
    | 'moved'
    | 'balance';
  /** Ounces it costs. */
  readonly oz: number;
  readonly text: Sentence;
}

/** Kinds of suggestions, in display order. Delivering less comes last. */
export const PROPOSAL_KINDS = [
  'TAKE',
  'LATER',
  'BUFFER',
  'EARLY',
  'SWAP',
  'MOVE',
  'SPLIT',
  'LESS',
] as const;

export type SuggestionKind = (typeof PROPOSAL_KINDS)[number];

/** One suggestion for a shortage, and its effect on other deliveries. */
export interface ShortageSuggestion {
  readonly kind: SuggestionKind;
  readonly title: Sentence;
  readonly oz: number;
  /** Ounces that are still short. */
  readonly leavesShortOz: number;
  readonly costOz: number;
  /** Ounces of the buffer that it gives away. */
  readonly bufferOz: number;
  readonly changes: readonly NewDeliveryChange[];
  /** Other deliveries that get more or less. */
  readonly others: readonly ShortRow[];
}

export interface ShortDelivery extends Omit<ShortRow, 'shortBefore' | 'shortAfter'> {
  /** The day that the order's own rule gives. */
  readonly eventISO: IsoDate;
  readonly customer: string;
  readonly orderedOz: number;
  readonly shortOz: number;
  readonly harvestISO: IsoDate;
}

export interface ReasonedShortage extends ShortDelivery {
  readonly reasons: readonly ShortageReason[];
}

export interface ShortageResult extends ReasonedShortage {
  readonly proposals: readonly ShortageSuggestion[];
}
