import type { Millis } from '#domain/calendar/iso-date.ts';
import { compareOutlooks } from '#domain/plan-diff/compare-outlooks.ts';
import type { PlanDiff } from '#domain/plan-diff/plan-diff.ts';
import { askPromise } from '#domain/promise/answer-promise.ts';
import { PromiseError } from '#domain/promise/promise-error.ts';
import type { PromiseQuestion } from '#domain/promise/promise-question.ts';
import { changedVarieties } from '#domain/supply/changed-varieties.ts';
import { outlookAfter, outlookOf } from '#domain/supply/outlook.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import type { DocumentPatch } from '../document/document-patch.ts';
import { applyPatches } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { AskedFarm, PromiseReply, ToldReach, ToldShortages } from '../ports/farm-answers.ts';
import { tellPromise, tellReach } from './tell-promise.ts';
import { tellShortages } from './tell-shortages.ts';

/** Lets others in, such as a newer question. */
export interface Pause {
  /** Time at a stretch after which others are let in. */
  readonly slice: Millis;
  readonly now: () => Millis;
  readonly letOthersIn: () => Promise<void>;
}

/** Answers questions about the farm it was told of last. */
export interface AnswerService {
  /** To be told before the first question, and after every change. */
  knows(asked: AskedFarm): void;
  promise(question: PromiseQuestion): PromiseReply;
  /** Null when something else was asked meanwhile. */
  reach(question: PromiseQuestion): Promise<ToldReach | null>;
  shortages(): ToldShortages;
  diff(patches: readonly DocumentPatch[]): PlanDiff;
}

/** The answers, for the worker and the page alike. The plan of the farm is made once, with the first of them. */
export function answerService(pause: Pause): AnswerService {
  let asked: AskedFarm | null = null;
  let outlook: Outlook<FarmDocument> | null = null;
  let questions = 0;

  function before(): Outlook<FarmDocument> {
    if (asked === null) throw new Error('No farm was told of');
    outlook ??= outlookOf(asked.farm, asked.today);
    return outlook;
  }

  return {
    knows(next) {
      const isSame = next.farm === asked?.farm && next.today === asked.today;
      if (isSame) return;
      asked = next;
      outlook = null;
      questions += 1;
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
    async reach(question) {
      questions += 1;
      const mine = questions;
      const steps = tellReach(askPromise(before(), question), question);
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
    },
    shortages: () => tellShortages(before()),
    diff(patches) {
      const was = before();
      const after = applyPatches(was.farm, patches);
      const changed = changedVarieties(was.farm, after);
      const is =
        changed === null
          ? outlookOf(after, was.today)
          : outlookAfter<FarmDocument>(was, after, changed);
      return compareOutlooks(was, is);
    },
  };
}
