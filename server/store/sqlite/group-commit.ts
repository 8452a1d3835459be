/** What a group of writes needs of its database. */
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
 * Writes that arrive together become durable together.
 *
 * Waiting for the disk is what a write costs; fifty that share one wait cost little more than one.
 * Each still settles only after the commit. When the commit fails, none of them happened.
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
   * Does work that another thread commits: no group begins before it is over, so that nobody waits for the
   * database with this thread. Between two such works what has come meanwhile is committed.
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

  /** Commits what waits right now. */
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
