import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type DocumentPatch, diffDocuments } from '#state/document/document-patch.ts';
import type { FarmDocument, FarmList } from '#state/document/farm-document.ts';
import type {
  AnswerTo,
  ArgsOf,
  AskedFarm,
  FarmQuestion,
  NewsOf,
  QuestionName,
  Waiting,
} from '#state/ports/farm-answers.ts';
import { yieldToMain } from './answer-places.ts';

export interface SentQuestion {
  readonly id: number;
  readonly name: QuestionName;
  readonly args: ArgsOf<QuestionName>;
  /** What has changed of the farm since the question before; null for a question that says all by itself. */
  readonly change: { readonly patches: readonly DocumentPatch[]; readonly today: IsoDate } | null;
}

/** What goes over: a first farm, more records of one of its lists, a question, or that nobody waits for it. */
export type ToWorker =
  | AskedFarm
  | { readonly list: FarmList; readonly records: readonly unknown[] }
  | SentQuestion
  | { readonly leave: number };

/** What comes back of a question. */
export type FromWorker = { readonly id: number } & (
  | { readonly news: NewsOf<QuestionName> }
  | { readonly answer: AnswerTo<QuestionName> }
  | { readonly error: unknown }
);

type Reply<Name extends QuestionName> =
  | { readonly answer: AnswerTo<Name> }
  | { readonly error: unknown };

/** A program that answers in a worker. */
export interface BesideThePage {
  /** Null when the worker breaks down before it answers. */
  readonly ask: <Name extends QuestionName>(
    name: Name,
    question: FarmQuestion<Name>,
    waiting: Waiting<Name>,
  ) => Promise<Reply<Name> | null>;
  readonly isBroken: () => boolean;
  readonly end: () => void;
}

/**
 * Asks a worker. Its first farm goes over whole, after that each question brings what has changed: it finds the farm it
 * is about, and none that another question tells of meanwhile.
 */
export function besideThePage(worker: Worker): BesideThePage {
  const awaited = new Map<number, (told: FromWorker | null) => void>();
  const send = (message: ToWorker): void => worker.postMessage(message);
  const farm = farmTeller(send);
  let asks = 0;
  let isBroken = false;
  const breakDown = (event: Event): void => {
    event.preventDefault();
    isBroken = true;
    worker.terminate();
    for (const give of awaited.values()) give(null);
  };
  worker.addEventListener('error', breakDown);
  worker.addEventListener('messageerror', breakDown);
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
    awaited.get(data.id)?.(data),
  );
  return {
    async ask(name, { asked, args }, { onNews, left }) {
      if (asked !== null) await farm.isTold(asked);
      if (isBroken) return null;
      const id = (asks += 1);
      return new Promise((resolve) => {
        awaited.set(id, (told) => {
          if (told !== null && 'news' in told) return onNews?.(told.news as NewsOf<typeof name>);
          awaited.delete(id);
          return resolve(told as Reply<typeof name> | null);
        });
        send({ id, name, args, change: asked && farm.changeTo(asked) });
        void left?.then(() => awaited.delete(id) && send({ leave: id }));
      });
    },
    isBroken: () => isBroken,
    end: () => worker.terminate(),
  };
}

/** The whole farm goes over once, after that what has changed. */
function farmTeller(send: (message: ToWorker) => void) {
  let told: AskedFarm | null = null;
  let isTold: Promise<void> | null = null;
  return {
    isTold(first: AskedFarm): Promise<void> {
      told ??= first;
      return (isTold ??= tellInParts(send, first));
    },
    changeTo(asked: AskedFarm): SentQuestion['change'] {
      const patches = told === null ? [] : diffDocuments(told.farm, asked.farm);
      told = asked;
      return { patches, today: asked.today };
    },
  };
}

/** So many records go over at a time: to copy them takes a slow phone a hundredth of a second. */
const AT_ONCE = 1000;

/** What goes over is copied while the page stands still, so that of long lists some records go at a time. */
async function tellInParts(
  send: (message: ToWorker) => void,
  { farm, today }: AskedFarm,
): Promise<void> {
  const long = longLists(farm);
  const emptied = Object.fromEntries(long.map((list) => [list, []]));
  send({ farm: { ...farm, ...emptied }, today });
  for (const list of long) {
    const records: readonly unknown[] = farm[list] ?? [];
    for (let from = 0; from < records.length; from += AT_ONCE) {
      await yieldToMain();
      send({ list, records: records.slice(from, from + AT_ONCE) });
    }
  }
}

function longLists(farm: FarmDocument): readonly FarmList[] {
  const isLong = (slice: string): slice is FarmList => {
    const value: unknown = Reflect.get(farm, slice);
    return Array.isArray(value) && value.length > AT_ONCE;
  };
  return Object.keys(farm).filter(isLong);
}
