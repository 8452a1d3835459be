import type { Remote } from 'comlink';
import { answerService } from '#state/answers/answer-service.ts';
import type { AnswerService } from '#state/answers/answer-service.ts';
import type { AskedFarm, FarmAnswers } from '#state/ports/farm-answers.ts';
import { diffDocuments } from '#state/document/document-patch.ts';
import { ON_SCREEN } from './answer-pauses.ts';
import { besideThePage } from './beside-the-page.ts';

type Asking<T> = (service: Answerer['service']) => T | Promise<T>;

/** Who answers, and the farm they were told of last. */
interface Answerer {
  readonly service: AnswerService | Remote<AnswerService>;
  /** Rejects when they break down; never resolves. */
  readonly isBroken: Promise<never>;
  told: AskedFarm | null;
}

/**
 * Answers in a worker that stays, so that the farm goes over to it once, and then what changed; in the page
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

  async function ask<T>(asked: AskedFarm, question: Asking<T>): Promise<T> {
    answerer ??= workerAnswerer(startWorker) ?? inPage;
    const mine = answerer;
    try {
      return await Promise.race([tellAndAsk(mine, asked, question), mine.isBroken]);
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
    return { ...besideThePage<AnswerService>(startWorker), told: null };
  } catch {
    return null;
  }
}

/**
 * Tells of the farm and asks in one go: messages keep their order, so that the question finds the farm it
 * is about, and no farm that another question tells of meanwhile.
 */
async function tellAndAsk<T>(
  answerer: Answerer,
  asked: AskedFarm,
  question: Asking<T>,
): Promise<T> {
  const heard = tell(answerer, asked);
  const [answer] = await Promise.all([question(answerer.service), heard]);
  return answer;
}

/** The whole farm goes over once, after that what has changed. */
function tell(answerer: Answerer, asked: AskedFarm): void | Promise<void> {
  const { told, service } = answerer;
  answerer.told = asked;
  if (told === null) return service.knows(asked);
  if (told.farm === asked.farm && told.today === asked.today) return undefined;
  return service.follows(diffDocuments(told.farm, asked.farm), asked.today);
}
