import type { Millis } from '#domain/calendar/iso-date.ts';
import type { SaveStatus } from './farm-state.ts';
import { type FarmTimeline, confirmPending, pendingRows, pendingSync } from './farm-timeline.ts';
import { NewerVersionError } from './newer-version-error.ts';
import type { DocumentStorage } from '../ports/document-storage.ts';
import type { Logger, Timers } from '../ports/environment.ts';
import { loadChanges } from './load-changes.ts';
import { receiveStoredFarm, receiveRows, type ReceivedFarm } from './receive-rows.ts';
import { backUpReplacedFarm } from './back-up-replaced-farm.ts';

const FIRST_RETRY_MS: Millis = 500;
const LAST_RETRY_MS: Millis = 10_000;

/** Input of a saver from the farm's timeline, and its callbacks. */
export interface SaverFarm {
  timeline(): FarmTimeline;
  update(timeline: FarmTimeline, status: SaveStatus): void;
  outdated(): void;
  stored(timeline: FarmTimeline): void;
}

/**
 * The one worker between the farm in memory and its storage. Only one storage call is under way at a
 * time, so the line never moves underneath it.
 *
 * A change that cannot be written stays in memory and is tried again, after half a second at first and
 * at the latest every ten seconds, for as long as it takes.
 */
export function createFarmSaver(
  storage: DocumentStorage,
  farm: SaverFarm,
  timers: Timers,
  logger: Logger,
) {
  let running = false;
  let closed = false;
  const idle = waitingRoom();
  const retry = retries(timers, () => void work());
  const disk = diskWork(storage, farm, report, logger);

  function report(timeline: FarmTimeline): void {
    retry.succeeded();
    farm.update(timeline, timeline.pending.length > 0 ? 'saving' : 'saved');
  }

  async function work(): Promise<void> {
    if (running || closed) return;
    running = true;
    try {
      while (!closed && disk.isLeft()) await disk.step();
      retry.succeeded();
    } catch (cause) {
      logger.error('The farm could not be saved on this device', cause);
      if (!closed) failed(cause);
    }
    running = false;
    if (closed || !disk.isLeft()) idle.letGo();
    else if (!retry.isWaiting()) void work();
  }

  /** A newer version that keeps the farm is for good, all else is tried again. */
  function failed(cause: unknown): void {
    closed = cause instanceof NewerVersionError;
    if (farm.timeline().pending.length > 0) farm.update(farm.timeline(), 'not-saved');
    if (closed) farm.outdated();
    else retry.failed();
  }

  const wake = (): void => {
    if (!retry.isWaiting()) void work();
  };

  return {
    wake,
    /** Another tab may have written. */
    refresh() {
      disk.readAgain();
      wake();
    },
    /** Resolves once everything so far is on the disk and nothing is left to read. */
    settled: () => (running || (disk.isLeft() && !closed) ? idle.wait() : Promise.resolve()),
    close() {
      closed = true;
      retry.stop();
      if (!running) idle.letGo();
    },
  };
}

function waitingRoom() {
  let waiting: (() => void)[] = [];
  return {
    wait: () => new Promise<void>((resolve) => waiting.push(resolve)),
    letGo() {
      const settled = waiting;
      waiting = [];
      settled.forEach((resolve) => resolve());
    },
  };
}

/** Tries again after a failure, and later each time. */
function retries(timers: Timers, again: () => void) {
  let failures = 0;
  let cancel: (() => void) | null = null;
  return {
    isWaiting: () => cancel !== null,
    succeeded() {
      failures = 0;
    },
    failed() {
      const delay = Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS);
      failures += 1;
      cancel = timers.after(delay, () => {
        cancel = null;
        again();
      });
    },
    stop: () => cancel?.(),
  };
}

/**
 * What is left to do between the farm in memory and the disk, a step at a time: what other tabs wrote is read before
 * anything is stored.
 */
function diskWork(
  storage: DocumentStorage,
  farm: SaverFarm,
  report: (timeline: FarmTimeline) => void,
  logger: Logger,
) {
  const setAside = new Set<string>();
  let mustRead = false;

  async function takeOver(): Promise<void> {
    mustRead = false;
    try {
      await read();
    } catch (cause) {
      mustRead = true;
      throw cause;
    }
  }

  async function read(): Promise<void> {
    const rows = await storage.rowsAfter(farm.timeline().revision);
    if (rows === null) await takeOverWholeFarm();
    else if (rows.length > 0) await takeIn(receiveRows(farm.timeline(), rows));
  }

  async function takeIn(received: ReceivedFarm): Promise<void> {
    if (farm.timeline().pending.length === 0) return report(received.base);
    const { rebasePending } = await loadChanges();
    const rebased = rebasePending(received, farm.timeline(), { logger });
    if (rebased.lost.length === 0) return report(rebased.timeline);
    // More may become pending while it is loaded: what is pending is made again once more.
    const { mergeFarms } = await import('../merge/merge-farms.ts');
    report(rebasePending(received, farm.timeline(), { logger, mergeFarms }).timeline);
  }

  async function takeOverWholeFarm(): Promise<void> {
    const found = await storage.load();
    const timeline = farm.timeline();
    if (found.state === 'found') await takeIn(await receiveStoredFarm(found.farm));
    else if (found.state === 'lost' && found.reason === 'newer') throw new NewerVersionError();
    else if (found.state === 'lost' && found.reason !== 'evicted')
      throw new Error('The log is damaged');
    // The browser has cleared the log away. This tab still has the farm, and something new to store.
    else if (timeline.pending.length > 0) await beginAgain(timeline);
  }

  async function beginAgain({ revision: after, confirmed }: FarmTimeline): Promise<void> {
    const revision = await storage.begin(confirmed.document, { after });
    if (revision !== null) report({ ...farm.timeline(), revision });
  }

  async function store(): Promise<void> {
    // More may become pending while this waits; only what has its copies is stored now.
    const timeline = farm.timeline();
    await backUpReplacedFarm(storage, timeline, setAside);
    const rows = pendingRows(timeline);
    if (await storage.append(timeline.revision, rows, pendingSync(timeline))) {
      report(confirmPending(farm.timeline(), rows.length));
      farm.stored(farm.timeline());
      return;
    }
    // Another tab has moved the log meanwhile.
    await takeOver();
    if (farm.timeline().revision === timeline.revision)
      throw new Error('The log on this device does not fit');
  }

  return {
    isLeft: () => mustRead || farm.timeline().pending.length > 0,
    step: () => (mustRead ? takeOver() : store()),
    readAgain() {
      mustRead = true;
    },
  };
}
