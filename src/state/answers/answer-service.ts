import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';
import { newShortWords } from '#domain/plan-diff/short-words.ts';
import { tellDiff } from '#domain/plan-diff/told-diff.ts';
import type { ToldDiff } from '#domain/plan-diff/told-diff.ts';
import { askPromise } from '#domain/promise/answer-promise.ts';
import { PromiseError } from '#domain/promise/promise-error.ts';
import type { PromiseQuestion } from '#domain/promise/promise-question.ts';
import { listShortages } from '#domain/shortages/list-shortages.ts';
import { replantingOf } from '#domain/shortages/replanting.ts';
import type { Replanting } from '#domain/shortages/replanting.ts';
import type { ShortDelivery } from '#domain/shortages/shortage.ts';
import { nextOutlook } from '#domain/supply/next-outlook.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import type { DocumentPatch } from '../document/document-patch.ts';
import { applyPatches } from '../document/document-patch.ts';
import type { FarmDocument, FarmList } from '../document/farm-document.ts';
import type {
  AskedFarm,
  PromiseReply,
  ReasonedShortage,
  ToldLateOrder,
  ToldReach,
  ToldShortages,
} from '../ports/farm-answers.ts';
import { tellLateOrder } from './tell-late-order.ts';
import { tellPromise, tellReach } from './tell-promise.ts';
import { tellReasons, tellShortages } from './tell-shortages.ts';

/** Lets others in, such as a newer question. */
export interface Pause {
  /** Time at a stretch after which others are let in. */
  readonly slice: Millis;
  readonly now: () => Millis;
  readonly letOthersIn: () => Promise<void>;
}

/** Answers questions about the farm it was told of last. */
export interface AnswerService {
  /** To be told before the first question. */
  knows(asked: AskedFarm): void;
  /** More records of one of its lists: a large farm comes in parts. */
  hears(list: FarmList, records: readonly unknown[]): void;
  /** What has changed since: much less to send, and only what it touches is planned anew. */
  follows(patches: readonly DocumentPatch[], today: IsoDate): void;
  promise(question: PromiseQuestion): PromiseReply;
  /** Null when something else was asked meanwhile. */
  reach(question: PromiseQuestion): Promise<ToldReach | null>;
  shortages(): ToldShortages;
  short(): readonly ShortDelivery[];
  reasons(): readonly ReasonedShortage[];
  newShort(patches: readonly DocumentPatch[]): string;
  replanting(varietyId: string): Replanting | null;
  diff(patches: readonly DocumentPatch[]): ToldDiff;
  /** Null when the order comes in time, or when something else was asked meanwhile. */
  late(patches: readonly DocumentPatch[], orderId: string): Promise<ToldLateOrder | null>;
}

/** The answers, for the worker and the page alike. The plan of the farm is made once, with the first of them. */
export function answerService(pause: Pause): AnswerService {
  let asked: AskedFarm | null = null;
  let outlook: Outlook<FarmDocument> | null = null;
  let questions = 0;

  function known(): AskedFarm {
    if (asked === null) throw new Error('No farm was told of');
    return asked;
  }

  function before(): Outlook<FarmDocument> {
    const { farm, today } = known();
    outlook = nextOutlook(outlook, farm, today);
    return outlook;
  }

  function after(patches: readonly DocumentPatch[]): Outlook<FarmDocument> {
    const { farm, today } = known();
    return nextOutlook(before(), applyPatches(farm, patches), today);
  }

  /** Step by step, letting others in; null when one of them asks something. */
  async function walk<T>(steps: Generator<undefined, T>): Promise<T | null> {
    questions += 1;
    const mine = questions;
    let paused = pause.now();
    let step = steps.next();
    while (step.done !== true) {
      if (pause.now() - paused >= pause.slice) {
        await pause.letOthersIn();
        if (mine !== questions) return null;
        paused = pause.now();
      }
      step = steps.next();
    }
    return step.value;
  }

  function knows(next: AskedFarm): void {
    if (next.farm === asked?.farm && next.today === asked.today) return;
    asked = next;
    questions += 1;
  }

  return {
    knows,
    hears(list, records) {
      const { farm, today } = known();
      knows({ farm: { ...farm, [list]: [...(farm[list] ?? []), ...records] }, today });
    },
    follows(patches, today) {
      knows({ farm: applyPatches(known().farm, patches), today });
    },
    promise(question) {
      questions += 1;
      try {
        return { ok: true, told: tellPromise(askPromise(before(), question), question) };
      } catch (cause) {
        if (cause instanceof PromiseError) return { ok: false, error: cause.message };
        throw cause;
      }
    },
    reach(question) {
      const steps = tellReach(askPromise(before(), question), question);
      return walk(steps);
    },
    shortages: () => tellShortages(before()),
    short: () => listShortages(before()),
    reasons: () => tellReasons(before()),
    newShort: (patches) => newShortWords(before(), after(patches)),
    replanting: (varietyId) => replantingOf(before(), varietyId),
    diff(patches) {
      return tellDiff(before(), after(patches));
    },
    late(patches, orderId) {
      return walk(tellLateOrder(before(), after(patches), orderId));
    },
  };
}
