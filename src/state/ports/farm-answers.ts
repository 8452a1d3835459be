import type { SimulationInput, SimulationResult } from '#domain/capacity/simulation.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';
import type { DryPlan } from '#domain/dryer-plan/result/dry-plan.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import type { AvailabilityAmount } from '#domain/answers/availability/availability-amount.ts';
import type { AvailabilityLine } from '#domain/answers/availability/availability-line.ts';
import type { AvailabilityQuestion } from '#domain/answers/availability/availability-question.ts';
import type { LeftoverLot } from '#domain/answers/shortages/leftover-lots.ts';
import type { Replanting } from '#domain/answers/shortages/replanting.ts';
import type {
  SuggestionKind,
  ShortDelivery,
  ShortageReason,
} from '#domain/answers/shortages/shortage.ts';
import type { DocumentPatch } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** The farm that a question is about, and its day. */
export interface AskedFarm {
  readonly farm: FarmDocument;
  readonly today: IsoDate;
}

/** The answer to "Can I say yes?" in words. */
export interface AvailabilityResult {
  readonly answer: 'YES' | 'NO';
  readonly headline: string;
  /** What a yes takes; empty on a no. */
  readonly details: readonly string[];
  readonly lines: readonly AvailabilityLine[];
  readonly changes: readonly NewDeliveryChange[];
}

/** How much of it can be had, and when all of it. */
export interface AvailabilityLimitsResult {
  /** '' on a yes. */
  readonly text: string;
  readonly most: AvailabilityAmount | null;
  readonly earliestISO: IsoDate | null;
}

/** An answer, or why the question cannot be answered; the reason is fit to be shown. */
export type AvailabilityReply =
  | { readonly ok: true; readonly told: AvailabilityResult }
  | { readonly ok: false; readonly error: string };

/** One way out of a shortage, in words. */
export interface SuggestionResult {
  readonly kind: SuggestionKind;
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
export interface ShortageResult extends ReasonedShortage {
  readonly proposals: readonly SuggestionResult[];
}

/** Who is short in the next days, and what is left over. */
export interface ShortageResults {
  readonly short: readonly ShortageResult[];
  readonly left: readonly LeftoverLot[];
}

/** An order that comes too late to be grown for, in words, and the ways out. */
export interface LateOrderResult {
  readonly text: string;
  /** A one-time order can be had on this day if that is agreed; null when it cannot, and for a standing order. */
  readonly move: {
    readonly dateISO: IsoDate;
    readonly changes: readonly NewDeliveryChange[];
  } | null;
  /** So much of its one item can be had on its day if that is agreed; null when nothing can. */
  readonly take: {
    readonly amount: AvailabilityAmount;
    readonly changes: readonly NewDeliveryChange[];
  } | null;
  /** The first delivery of a standing order from which on none is short; null when there is none. */
  readonly startISO: IsoDate | null;
}

/** A simulation, and whether it was worked out beside the screen or on it. */
export interface FinishedSimulation {
  readonly result: SimulationResult;
  readonly ranIn: 'worker' | 'page';
}

/** A question: what it says, what is told on the way, and the answer. */
interface Kind<Args extends readonly unknown[], Answer, News = never> {
  readonly args: Args;
  readonly news: News;
  readonly answer: Answer;
}

type Patches = readonly DocumentPatch[];

/** What can be asked about a farm, and what is answered. */
interface FarmQuestions {
  /** "Can I say yes?": the answer on the way, then how much more there is to say; null when nothing. */
  readonly promise: Kind<
    readonly [AvailabilityQuestion],
    AvailabilityLimitsResult | null,
    AvailabilityReply
  >;
  readonly shortages: Kind<readonly [], ShortageResults>;
  /** Only which deliveries are short in the next days. */
  readonly short: Kind<readonly [], readonly ShortDelivery[]>;
  /** The same with its reasons, without the ways out, which take long to find. */
  readonly reasons: Kind<readonly [], readonly ReasonedShortage[]>;
  /** Who misses more after a change of the farm, in a sentence; '' when nobody does. */
  readonly newShort: Kind<readonly [Patches], string>;
  /** Growing once more what deliveries of a variety miss; null when that helps nobody. */
  readonly replanting: Kind<readonly [varietyId: string], Replanting | null>;
  /** What a change of the farm would do to the plan. */
  readonly diff: Kind<readonly [Patches], PlanChange>;
  /** Whether an order comes too late with a change of the farm; null when not. */
  readonly late: Kind<readonly [Patches, orderId: string], LateOrderResult | null>;
  /** How demands fit. */
  readonly simulate: Kind<readonly [SimulationInput], FinishedSimulation>;
  /** A plan of real machines; on the way the one that is there before a better one is searched for. */
  readonly dryPlan: Kind<readonly [DryPlanInput], DryPlan, DryPlan>;
}

export type QuestionName = keyof FarmQuestions;

export type ArgsOf<Name extends QuestionName> = FarmQuestions[Name]['args'];
export type NewsOf<Name extends QuestionName> = FarmQuestions[Name]['news'];
export type AnswerTo<Name extends QuestionName> = FarmQuestions[Name]['answer'];

export interface FarmQuestion<Name extends QuestionName> {
  /** Null for a question that says all by itself. */
  readonly asked: AskedFarm | null;
  readonly args: ArgsOf<Name>;
}

/** Whoever waits for an answer. */
export interface Waiting<Name extends QuestionName> {
  readonly onNews?: (news: NewsOf<Name>) => void;
  /** Resolves when they wait no more: nothing is told then, and the answer never comes. */
  readonly left?: Promise<void>;
}

/** Answers questions, without holding up the screen where the browser can do that. */
export interface FarmAnswers {
  /** Rejects with the reason when the question cannot be answered. */
  ask<Name extends QuestionName>(
    name: Name,
    question: FarmQuestion<Name>,
    waiting?: Waiting<Name>,
  ): Promise<AnswerTo<Name>>;
}
