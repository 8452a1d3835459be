export interface Transactions {
  readonly begin: () => void;
  readonly commit: () => void;
  /** Takes back what was begun, also when the database has already done so itself. */
  readonly rollback: () => void;
}

interface Job {
  work(): void;
  done(): void;
  failed(reason: unknown): void;
}

/**
 * Groups simultaneous writes into one commit.
 *
 * Most of a write is waiting for the disk; fifty that share one wait cost little more than one. Each settles
 * only after the commit. If the commit fails, none of them happened.
 */
export class GroupCommit {
  readonly #transactions: Transactions;
  #waiting: Job[] = [];
  /** Settles with the last work that has the database for itself. */
  #alone: Promise<unknown> = Promise.resolve();
  #isTaken = false;

  constructor(transactions: Transactions) {
    this.#transactions = transactions;
  }

  /** Does the work inside the next commit; settles with its result once that is on disk. */
  run<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: T;
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({
        work: () => (result = work()),
        done: () => resolve(result),
        failed: reject,
      });
    });
  }

  /**
   * Runs work that another thread commits. No group starts before it ends, so this thread never waits for the
   * database. Groups commit between two such works.
   */
  alone<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#alone.then(async () => {
      this.#isTaken = true;
      try {
        return await work();
      } finally {
        this.#isTaken = false;
        this.#flush();
      }
    });
    this.#alone = done.catch(() => undefined);
    return done;
  }

  /** Settles when nothing is left to be committed. */
  async rest(): Promise<void> {
    await this.#alone;
    this.#flush();
  }

  #flush(): void {
    if (this.#isTaken) return;
    const jobs = this.#waiting;
    this.#waiting = [];
    if (jobs.length === 0) return;
    try {
      this.#transactions.begin();
      for (const job of jobs) job.work();
      this.#transactions.commit();
    } catch (error) {
      this.#transactions.rollback();
      for (const job of jobs) job.failed(error);
      return;
    }
    for (const job of jobs) job.done();
  }
}
