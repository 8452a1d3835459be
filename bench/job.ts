import type { Bound } from './goals.ts';

/** Who takes part in a comparison: we, another way to the same answer, or the least work possible. */
export type ContenderKind = 'ours' | 'peer' | 'limit';

/** One way to do the work of a job. */
export interface Contender {
  readonly name: string;
  readonly kind: ContenderKind;
  /** Brings it to where its work begins; not timed. */
  readonly before?: () => void;
  /** What takes time; a promise is waited for. */
  run(): unknown;
}

/** How long one contender is to take beside the quickest of others, within a round. */
export interface RatioGoal {
  readonly name: string;
  readonly of: readonly string[];
  readonly by: string;
  readonly bound: Bound;
}

/** A question about speed, with its contenders over the same data. */
export interface Job {
  readonly name: string;
  readonly contenders: readonly Contender[];
  /** Milliseconds that ours may take. */
  readonly withinMs?: number;
  readonly goals?: readonly RatioGoal[];
  /** Throws unless the contenders that answer the same question answer it alike; runs before any timing. */
  check(): void | Promise<void>;
}

/** The least work there is with records: their text. */
export function writingDown(what: string, records: unknown): Contender {
  return { name: `writing down ${what}`, kind: 'limit', run: () => JSON.stringify(records).length };
}
