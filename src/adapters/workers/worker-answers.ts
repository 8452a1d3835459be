import { wrap } from 'comlink';
import type { Remote } from 'comlink';
import { answerService } from '#state/answers/answer-service.ts';
import type { AnswerService } from '#state/answers/answer-service.ts';
import type { AskedFarm, FarmAnswers } from '#state/ports/farm-answers.ts';
import { ON_SCREEN } from './answer-pauses.ts';
import { broken } from './broken-worker.ts';

/** Who answers, and the farm they were told of last. */
interface Answerer {
  readonly service: AnswerService | Remote<AnswerService>;
  /** Rejects when they break down; never resolves. */
  readonly isBroken: Promise<never>;
  told: AskedFarm | null;
}

/**
 * Answers in a worker that stays, so that the farm goes over to it only after a change; in the page
 * when no worker can start, or from then on when it breaks down.
 *
 * @param startWorker - Starts the worker's program; a test may make it fail.
 */
export function workerAnswers(startWorker: () => Worker = startAnswersWorker): FarmAnswers {
  const inPage: Answerer = {
    service: answerService(ON_SCREEN),
    isBroken: new Promise<never>(() => undefined),
    told: null,
  };
  let answerer: Answerer | null = null;

  async function ask<T>(
    asked: AskedFarm,
    question: (service: Answerer['service']) => T | Promise<T>,
  ): Promise<T> {
    answerer ??= besideThePage(startWorker) ?? inPage;
    const mine = answerer;
    try {
      return await Promise.race([told(mine, asked).then(question), mine.isBroken]);
    } catch (cause) {
      if (mine === inPage) throw cause;
      // The worker is only there for speed: the page knows the same rules.
      answerer = inPage;
      return told(inPage, asked).then(question);
    }
  }

  return {
    promise: (asked, question) => ask(asked, (service) => service.promise(question)),
    reach: (asked, question) => ask(asked, (service) => service.reach(question)),
    shortages: (asked) => ask(asked, (service) => service.shortages()),
    diff: (asked, patches) => ask(asked, (service) => service.diff(patches)),
  };
}

function startAnswersWorker(): Worker {
  return new Worker(new URL('./answers-worker.ts', import.meta.url), { type: 'module' });
}

function besideThePage(startWorker: () => Worker): Answerer | null {
  try {
    const worker = startWorker();
    const isBroken = broken(worker);
    // Nobody may be waiting for an answer while it breaks down.
    isBroken.catch(() => undefined);
    return { service: wrap<AnswerService>(worker), isBroken, told: null };
  } catch {
    return null;
  }
}

/** Messages keep their order, so a question that follows finds the farm there. */
async function told(answerer: Answerer, asked: AskedFarm): Promise<Answerer['service']> {
  const { farm, today } = answerer.told ?? {};
  if (farm !== asked.farm || today !== asked.today) {
    answerer.told = asked;
    await answerer.service.knows(asked);
  }
  return answerer.service;
}
