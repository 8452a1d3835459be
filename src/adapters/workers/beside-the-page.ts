import { wrap } from 'comlink';
import type { Remote } from 'comlink';
import { broken } from './broken-worker.ts';

/** A program that runs in a worker of its own. */
export interface BesideThePage<Service> {
  readonly service: Remote<Service>;
  /** Rejects when it breaks down; never resolves. */
  readonly isBroken: Promise<never>;
  readonly end: () => void;
}

/** Starts a worker whose program exposes a service. Throws where no worker can start. */
export function besideThePage<Service>(startWorker: () => Worker): BesideThePage<Service> {
  const worker = startWorker();
  const isBroken = broken(worker);
  // Nobody may be waiting for an answer while it breaks down.
  isBroken.catch(() => undefined);
  return { service: wrap<Service>(worker), isBroken, end: () => worker.terminate() };
}
