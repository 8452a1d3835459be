import type { Sentence } from '#domain/tell/say.ts';
import type { BuyingList } from '#domain/buying/buying-list.ts';
import type { BuyingReason } from '#domain/buying/buying-reason.ts';
import type { UnmarkedArrival } from '#domain/buying/unmarked-arrivals.ts';
import type { SimulationInput, SimulationResult } from '#domain/capacity/simulation.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';
import type { DryPlan } from '#domain/dryer-plan/result/dry-plan.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import type { AvailabilityQuestion } from '#domain/answers/availability/availability-question.ts';
import type {
  AvailabilityAnswer,
  AvailabilityLimits,
} from '#domain/answers/availability/availability-answer.ts';
import type { LateOrderReach } from '#domain/answers/availability/late-order-reach.ts';
import type { LeftoverLot } from '#domain/answers/shortages/leftover-lots.ts';
import type { Replanting } from '#domain/answers/shortages/replanting.ts';
import type { ReasonedShortage, ShortageResult } from '#domain/answers/shortages/shortage.ts';
import type { DocumentPatch } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';

export interface AskedFarm {
  readonly farm: FarmDocument;
  readonly today: IsoDate;
}

/** An answer, or why the question cannot be answered; the reason is fit to be shown. */
export type AvailabilityReply =
  | { readonly ok: true; readonly told: AvailabilityAnswer }
  | { readonly ok: false; readonly error: string };

interface ShortageResults {
  readonly short: readonly ShortageResult[];
  readonly left: readonly LeftoverLot[];
}

/** Suggestions for an order that is too late to grow, as text. */
export interface LateOrderResult extends LateOrderReach {
  readonly text: Sentence;
  /** First delivery from which a recurring order is never short; `null` if there is none. */
  readonly startISO: IsoDate | null;
}

export interface FinishedSimulation {
  readonly result: SimulationResult;
  readonly ranIn: 'worker' | 'page';
}

/** A buying list with its text for the dashboard. */
export interface BuyingResult extends BuyingList {
  /** Purchases that may have come in without being received. */
  readonly arrivals: readonly UnmarkedArrival[];
  /** What the dashboard says of a stock that runs out, by its id. */
  readonly outlooks: Readonly<Record<string, Sentence>>;
}

interface Kind<Args extends readonly unknown[], Answer, News = never> {
  readonly args: Args;
  readonly news: News;
  readonly answer: Answer;
}

type Patches = readonly DocumentPatch[];

interface FarmQuestions {
  /** "Can I say yes?": the answer on the way, then how much more there is to say; null when nothing. */
  readonly promise: Kind<
    readonly [AvailabilityQuestion],
    AvailabilityLimits | null,
    AvailabilityReply
  >;
  readonly shortages: Kind<readonly [], ShortageResults>;
  /** The same without the ways out, which take long to find. */
  readonly reasons: Kind<readonly [], readonly ReasonedShortage[]>;
  /** Deliveries that become shorter after a change, in a sentence; '' if there are none. */
  readonly newShort: Kind<readonly [Patches], Sentence>;
  /** Replanting for short deliveries of a variety; `null` if it doesn't help. */
  readonly replanting: Kind<readonly [varietyId: string], Replanting | null>;
  readonly diff: Kind<readonly [Patches], PlanChange>;
  /** Whether an order comes too late with a change of the farm; null when not. */
  readonly late: Kind<readonly [Patches, orderId: string], LateOrderResult | null>;
  /** What to order, from whom, by when, and what comes. */
  readonly buying: Kind<readonly [], BuyingResult>;
  /** Why a stock is on that list; null when it is not. */
  readonly buyingReason: Kind<readonly [stockId: string], BuyingReason | null>;
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

export interface Waiting<Name extends QuestionName> {
  readonly onNews?: (news: NewsOf<Name>) => void;
  /** Resolves when the caller cancels: then nothing is reported or answered. */
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
