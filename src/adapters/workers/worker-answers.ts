import type { Remote } from 'comlink';
import { answerService } from '#state/answers/answer-service.ts';
import type { AnswerService } from '#state/answers/answer-service.ts';
import type { AskedFarm, FarmAnswers } from '#state/ports/farm-answers.ts';
import { diffDocuments } from '#state/document/document-patch.ts';
import { ON_SCREEN } from './answer-pauses.ts';
import { besideThePage } from './beside-the-page.ts';
import { tellInParts } from './tell-in-parts.ts';

type Asking<T> = (service: Answerer['service']) => T | Promise<T>;

/** Who answers, and the farm they were told of last. */
interface Answerer {
  readonly service: AnswerService | Remote<AnswerService>;
  /** An answer; rejects when they break down before. */
  readonly unlessBroken: <T>(answer: Promise<T>) => Promise<T>;
  told: AskedFarm | null;
  /** Told of a first farm; null before anybody asked. */
  isTold: Promise<void> | null;
  /** Tells of a first farm, all of it. */
  readonly tellFirst: (first: AskedFarm) => void | Promise<void>;
}

/**
 * Answers in a worker that stays, so that the farm goes over to it once, and then what changed; in the page
 * when no worker can start, or from then on when it breaks down.
 *
 * @param startWorker - Starts the worker's program; a test may make it fail.
 */
export function workerAnswers(startWorker: () => Worker = startAnswersWorker): FarmAnswers {
  const ownService = answerService(ON_SCREEN);
  const inPage: Answerer = {
    service: ownService,
    unlessBroken: (answer) => answer,
    told: null,
    isTold: null,
    tellFirst: (first) => ownService.knows(first),
  };
  let answerer: Answerer | null = null;

  async function ask<T>(asked: AskedFarm, question: Asking<T>): Promise<T> {
    answerer ??= workerAnswerer(startWorker) ?? inPage;
    const mine = answerer;
    try {
      return await mine.unlessBroken(tellAndAsk(mine, asked, question));
    } catch (cause) {
      if (mine === inPage) throw cause;
      // The worker is only there for speed: the page knows the same rules.
      answerer = inPage;
      return tellAndAsk(inPage, asked, question);
    }
  }

  return {
    promise: (asked, question) => ask(asked, (service) => service.promise(question)),
    reach: (asked, question) => ask(asked, (service) => service.reach(question)),
    shortages: (asked) => ask(asked, (service) => service.shortages()),
    short: (asked) => ask(asked, (service) => service.short()),
    reasons: (asked) => ask(asked, (service) => service.reasons()),
    newShort: (asked, patches) => ask(asked, (service) => service.newShort(patches)),
    replanting: (asked, varietyId) => ask(asked, (service) => service.replanting(varietyId)),
    diff: (asked, patches) => ask(asked, (service) => service.diff(patches)),
    late: (asked, patches, orderId) => ask(asked, (service) => service.late(patches, orderId)),
  };
}

function startAnswersWorker(): Worker {
  return new Worker(new URL('./answers-worker.ts', import.meta.url), { type: 'module' });
}

function workerAnswerer(startWorker: () => Worker): Answerer | null {
  try {
    const { service, unlessBroken } = besideThePage<AnswerService>(startWorker);
    return {
      service,
      unlessBroken,
      told: null,
      isTold: null,
      tellFirst: (first) => tellInParts(service, first),
    };
  } catch {
    return null;
  }
}

/**
 * Tells of the farm and asks in one go, once a first farm is known: messages keep their order, so that the
 * question finds the farm it is about, and no farm that another question tells of meanwhile.
 */
async function tellAndAsk<T>(
  answerer: Answerer,
  asked: AskedFarm,
  question: Asking<T>,
): Promise<T> {
  answerer.isTold ??= tellFirst(answerer, asked);
  await answerer.isTold;
  const heard = tell(answerer, asked);
  const [answer] = await Promise.all([question(answerer.service), heard]);
  return answer;
}

async function tellFirst(answerer: Answerer, first: AskedFarm): Promise<void> {
  await answerer.tellFirst(first);
  answerer.told = first;
}

/** The whole farm goes over once, after that what has changed. */
function tell(answerer: Answerer, asked: AskedFarm): void | Promise<void> {
  const { told, service } = answerer;
  answerer.told = asked;
  if (told === null) throw new Error('No farm was told of');
  if (told.farm === asked.farm && told.today === asked.today) return undefined;
  return service.follows(diffDocuments(told.farm, asked.farm), asked.today);
}
