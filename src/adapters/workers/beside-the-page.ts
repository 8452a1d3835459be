import { wrap } from 'comlink';
import type { Remote } from 'comlink';
import { broken } from './broken-worker.ts';
import { unlessFailed } from './unless-failed.ts';

/** A program that runs in a worker of its own. */
export interface BesideThePage<Service> {
  readonly service: Remote<Service>;
  /** An answer of it; rejects when the worker breaks down before. */
  readonly unlessBroken: <T>(answer: Promise<T>) => Promise<T>;
  readonly end: () => void;
}

/** Starts a worker whose program exposes a service. Throws where no worker can start. */
export function besideThePage<Service>(startWorker: () => Worker): BesideThePage<Service> {
  const worker = startWorker();
  return {
    service: wrap<Service>(worker),
    unlessBroken: unlessFailed(broken(worker)),
    end: () => worker.terminate(),
  };
}
