import { loadedOnce } from '#domain/records/loaded-once.ts';
import type { FarmAnswers, QuestionName } from '#state/ports/farm-answers.ts';
import { ON_SCREEN } from './answer-places.ts';
import { besideThePage, type BesideThePage } from './beside-the-page.ts';

/**
 * Answers in a worker that stays, so that the farm goes over to it once, and then what changed; in the page
 * when no worker can start, or when it breaks down: the next question starts another one.
 *
 * A search for a plan of the dryers has a worker of its own, which ends with its answer or when it is left: a step of it
 * may take longer than a newer question waits.
 *
 * @param startWorker - Starts the worker's program; a test may make it fail.
 */
export function workerAnswers(startWorker: () => Worker = startAnswersWorker): FarmAnswers {
  let staying: BesideThePage | null = null;
  const inPage = loadedOnce(async () =>
    (await import('#state/ask/answerer.ts')).answerer(ON_SCREEN),
  );

  function begin(): BesideThePage | null {
    try {
      return besideThePage(startWorker());
    } catch {
      return null;
    }
  }

  function stayingOne(): BesideThePage | null {
    if (staying === null || staying.isBroken()) staying = begin();
    return staying;
  }

  return {
    async ask(name, question, waiting = {}) {
      const isSearch = name === SEARCH;
      const beside = isSearch ? begin() : stayingOne();
      if (isSearch) void waiting.left?.then(() => beside?.end());
      const reply = await beside?.ask(name, question, waiting);
      if (isSearch) beside?.end();
      // The worker is only there for speed: the page knows the same rules.
      if (!reply) return (await inPage()).ask(name, question, waiting);
      if ('error' in reply) throw reply.error;
      return reply.answer;
    },
  };
}

const SEARCH: QuestionName = 'dryPlan';

function startAnswersWorker(): Worker {
  return new Worker(new URL('./answers-worker.ts', import.meta.url), { type: 'module' });
}
