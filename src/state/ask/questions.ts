import { newShortText } from '#domain/answers/plan-diff/diff-shorts.ts';
import { computePlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import { createAvailabilityCheck } from '#domain/answers/availability/availability-check.ts';
import { AvailabilityError } from '#domain/answers/availability/availability-question.ts';
import { leftoverLots } from '#domain/answers/shortages/leftover-lots.ts';
import { replantingOf } from '#domain/answers/shortages/replanting.ts';
import { reasonedShortages, shortageResults } from '#domain/answers/shortages/list-shortages.ts';
import { buyingReason } from '#domain/buying/buying-reason.ts';
import type { Millis } from '#domain/calendar/iso-date.ts';
import { simulateCapacity } from '#domain/capacity/simulate-capacity.ts';
import { firstDryPlan, searchDryPlan } from '#domain/dryer-plan/search/search-dry-plan.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import type { DocumentPatch } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type {
  AnswerTo,
  AskedFarm,
  ArgsOf,
  FinishedSimulation,
  NewsOf,
  QuestionName,
} from '../ports/farm-answers.ts';
import { computeLateOrder } from './compute-late-order.ts';
import { computeBuying } from './compute-buying.ts';

/** A place to run questions: the worker or the page. */
export interface AnswerPlace {
  readonly ranIn: FinishedSimulation['ranIn'];
  /** Time after which to yield. */
  readonly slice: Millis;
  /** Time for a search; the causes and cures of what is late come after it. */
  readonly searchTime: Millis;
  readonly now: () => Millis;
  /** Yields to other work, such as a newer question or a cancel. */
  readonly yieldToMain: () => Promise<void>;
}

interface Known extends AnswerPlace {
  readonly before: () => Outlook<FarmDocument>;
  readonly asked: () => AskedFarm;
  readonly after: (patches: readonly DocumentPatch[]) => Outlook<FarmDocument>;
}

/** Computes an answer step by step and yields in between. May report progress. */
export type AnswerSteps<Name extends QuestionName> = Generator<
  NewsOf<Name> | undefined,
  AnswerTo<Name>
>;

type QuestionTable = {
  readonly [Name in QuestionName]: (
    known: Known,
    ...args: ArgsOf<Name>
  ) => AnswerTo<Name> | AnswerSteps<Name>;
};

export const questions: QuestionTable = {
  *promise({ before }, question) {
    try {
      const check = createAvailabilityCheck(before(), question);
      yield { ok: true, told: check.answer() };
      return yield* check.reachSteps();
    } catch (cause) {
      if (!(cause instanceof AvailabilityError)) throw cause;
      yield { ok: false, error: cause.message };
      return null;
    }
  },
  shortages: ({ before }) => ({
    short: shortageResults(before()),
    left: leftoverLots(before()),
  }),
  reasons: ({ before }) => reasonedShortages(before()),
  newShort: ({ before, after }, patches) => newShortText(before(), after(patches)),
  replanting: ({ before }, varietyId) => replantingOf(before(), varietyId),
  diff: ({ before, after }, patches) => computePlanChange(before(), after(patches)),
  late: ({ before, after }, patches, orderId) =>
    computeLateOrder(before(), after(patches), orderId),
  buying: ({ asked }) => computeBuying(asked()),
  buyingReason: ({ asked }, stockId) => {
    const { farm, today } = asked();
    return buyingReason(farm, today, stockId);
  },
  simulate: ({ ranIn }, input) => ({ result: simulateCapacity(input), ranIn }),
  *dryPlan({ now, searchTime }, question) {
    yield firstDryPlan(question);
    const start = now();
    return yield* searchDryPlan(question, () => (now() - start) / searchTime);
  },
};
