import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { ToldDiff } from '#domain/plan-diff/told-diff.ts';
import type { PromiseAmount } from '#domain/promise/promise-amount.ts';
import type { PromiseLine } from '#domain/promise/promise-line.ts';
import type { PromiseQuestion } from '#domain/promise/promise-question.ts';
import type { LeftLot } from '#domain/shortages/left-lots.ts';
import type { Replanting } from '#domain/shortages/replanting.ts';
import type { ProposalKind, ShortDelivery, ShortageReason } from '#domain/shortages/shortage.ts';
import type { DocumentPatch } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** The farm that a question is about, and its day. */
export interface AskedFarm {
  readonly farm: FarmDocument;
  readonly today: IsoDate;
}

/** The answer to "Can I say yes?" in words. */
export interface ToldPromise {
  readonly answer: 'YES' | 'NO';
  readonly headline: string;
  /** What a yes takes; empty on a no. */
  readonly details: readonly string[];
  readonly lines: readonly PromiseLine[];
  readonly changes: readonly NewDeliveryChange[];
}

/** How much of it can be had, and when all of it. */
export interface ToldReach {
  /** '' on a yes. */
  readonly text: string;
  readonly most: PromiseAmount | null;
  readonly earliestISO: IsoDate | null;
}

/** An answer, or why the question cannot be answered; the reason is fit to be shown. */
export type PromiseReply =
  | { readonly ok: true; readonly told: ToldPromise }
  | { readonly ok: false; readonly error: string };

/** One way out of a shortage, in words. */
export interface ToldProposal {
  readonly kind: ProposalKind;
  readonly title: string;
  readonly cost: string;
  readonly changes: readonly NewDeliveryChange[];
  /** Other deliveries that get more or less. */
  readonly others: readonly string[];
}

/** A delivery that is short, and why. */
export interface ReasonedShortage extends ShortDelivery {
  readonly reasons: readonly ShortageReason[];
}

/** A delivery that is short, why, and what can be done. */
export interface ToldShortage extends ReasonedShortage {
  readonly proposals: readonly ToldProposal[];
}

/** Who is short in the next days, and what is left over. */
export interface ToldShortages {
  readonly short: readonly ToldShortage[];
  readonly left: readonly LeftLot[];
}

/** An order that comes too late to be grown for, in words, and the ways out. */
export interface ToldLateOrder {
  readonly text: string;
  /** A one-time order can be had on this day if that is agreed; null when it cannot, and for a standing order. */
  readonly move: {
    readonly dateISO: IsoDate;
    readonly changes: readonly NewDeliveryChange[];
  } | null;
  /** So much of its one item can be had on its day if that is agreed; null when nothing can. */
  readonly take: {
    readonly amount: PromiseAmount;
    readonly changes: readonly NewDeliveryChange[];
  } | null;
  /** The first delivery of a standing order from which on none is short; null when there is none. */
  readonly startISO: IsoDate | null;
}

/** Answers questions about the plan of a farm, without holding up the screen where the browser can do that. */
export interface FarmAnswers {
  promise(asked: AskedFarm, question: PromiseQuestion): Promise<PromiseReply>;
  /** Follows an answer; null when something else was asked before it was found. */
  reach(asked: AskedFarm, question: PromiseQuestion): Promise<ToldReach | null>;
  shortages(asked: AskedFarm): Promise<ToldShortages>;
  /** Only which deliveries are short in the next days. */
  short(asked: AskedFarm): Promise<readonly ShortDelivery[]>;
  /** The same with its reasons, without the ways out, which take long to find. */
  reasons(asked: AskedFarm): Promise<readonly ReasonedShortage[]>;
  /** Who misses more after a change of the farm, in a sentence; '' when nobody does. */
  newShort(asked: AskedFarm, patches: readonly DocumentPatch[]): Promise<string>;
  /** Growing once more what deliveries of a variety miss; null when that helps nobody. */
  replanting(asked: AskedFarm, varietyId: string): Promise<Replanting | null>;
  /** What a change of the farm would do to the plan. */
  diff(asked: AskedFarm, patches: readonly DocumentPatch[]): Promise<ToldDiff>;
  /** Whether an order comes too late with a change of the farm; null when not, or something else was asked before. */
  late(
    asked: AskedFarm,
    patches: readonly DocumentPatch[],
    orderId: string,
  ): Promise<ToldLateOrder | null>;
}
