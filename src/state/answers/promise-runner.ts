import type { PromiseQuestion } from '#domain/promise/promise-question.ts';
import type { AskedFarm, PromiseReply, ToldReach } from '../ports/farm-answers.ts';
import type { FarmWorld } from '../ports/farm-world.ts';

/** What becomes of a question: the answer first, then how much more there is to say. */
export type PromiseNews =
  | { readonly type: 'ANSWER'; readonly question: PromiseQuestion; readonly reply: PromiseReply }
  | { readonly type: 'REACH'; readonly question: PromiseQuestion; readonly reach: ToldReach };

/** Asks one question at a time; of those that come meanwhile only the last one counts. */
export interface PromiseRunner {
  readonly ask: (asked: AskedFarm, question: PromiseQuestion) => Promise<void>;
  /** Nothing more is told. */
  readonly leave: () => void;
}

interface Wanted {
  readonly asked: AskedFarm;
  readonly question: PromiseQuestion;
}

/** A runner of "Can I say yes?", which never rejects. */
export function promiseRunner(
  { answers, logger }: Pick<FarmWorld, 'answers' | 'logger'>,
  emit: (news: PromiseNews) => void,
): PromiseRunner {
  let wanted: Wanted | null = null;
  let isAnswering = false;

  async function answerLatest(): Promise<Wanted | null> {
    isAnswering = true;
    try {
      for (let mine = wanted; mine !== null; mine = wanted) {
        const { asked, question } = mine;
        const reply = await answers.promise(asked, question);
        if (mine !== wanted) continue;
        emit({ type: 'ANSWER', question, reply });
        return reply.ok ? mine : null;
      }
      return null;
    } finally {
      isAnswering = false;
    }
  }

  return {
    async ask(asked, question) {
      wanted = { asked, question };
      if (isAnswering) return;
      try {
        const mine = await answerLatest();
        if (mine === null) return;
        const reach = await answers.reach(mine.asked, mine.question);
        if (mine === wanted && reach !== null) {
          emit({ type: 'REACH', question: mine.question, reach });
        }
      } catch (cause) {
        logger.error('A promise could not be checked', cause);
      }
    },
    leave() {
      wanted = null;
    },
  };
}
