import type { IsoInstant, Millis } from '#domain/calendar/iso-date.ts';
import type { CloudUser } from '../ports/cloud-port.ts';
import type { CloudWorld } from '../ports/cloud-world.ts';
import { earlierFarmQuestion } from './earlier-farm-question.ts';
import type { CloudFailure } from './reduce-cloud.ts';
import { remoteState, RemoteStateError } from './remote-state.ts';
import type { CloudCopy } from './send-farm.ts';
import { cloudWrittenAt } from './send-farm.ts';
import { serverClock } from './server-clock.ts';
import { startFresh } from './start-fresh.ts';
import type { SyncDecision, SyncEngine } from './sync-engine.ts';
import type { SyncParts } from './sync-parts.ts';
import type { SyncAccount } from './sync-account.ts';
import type { SyncNews } from '../ports/sync-page.ts';
import { syncRound } from './sync-round.ts';
import { syncSchedule } from './sync-schedule.ts';
import { syncView } from './sync-view.ts';

/** What an engine is made from. */
export interface SyncEngineParts extends Omit<SyncParts, 'remote' | 'server' | 'page'>, CloudWorld {
  readonly account: SyncAccount;
}

/** Why a round is run. */
type Reason = 'poll' | 'change' | 'asked';

const PATIENT_TOKEN_MS: Millis = 2_500;
const TOO_NEW = 'The farm in the cloud was written by a newer version. Update the app to sync.';

/** Keeps a farm in step with the cloud for as long as its account is signed in. */
export function createSyncEngine(engine: SyncEngineParts): SyncEngine {
  const { service, farm, account, page, userKey, clock } = engine;
  const remote = remoteState(service, engine.logger);
  const parts: SyncParts = { ...engine, remote, server: serverClock(clock) };
  const view = syncView(farm);
  const schedule = syncSchedule(engine.timers, (reason) => {
    if (reason === 'poll') isResting = false;
    void run(reason);
  });
  const questions = earlierFarmQuestion(parts, engine.earlierFarm);
  let closed = false;
  let running: Promise<void> | null = null;
  let isQueued = false;
  /** Waiting after a failure. The timer ends it: the clock of the device may jump meanwhile. */
  let isResting = false;
  let copy: CloudCopy | null = null;
  let overruled: IsoInstant | null = null;

  const isHome = (): boolean => account.userId() === userKey;
  const chance = (): number => chanceOf(parts);

  /** One thing at a time: what comes up meanwhile is done right after. */
  async function inTurn(work: () => Promise<void>): Promise<void> {
    while (running !== null) await running.catch(() => undefined);
    if (closed) return;
    running = work();
    try {
      await running;
    } finally {
      running = null;
    }
  }

  async function run(reason: Reason, waitMs?: Millis): Promise<void> {
    if (!isHome() || (isQueued && reason !== 'asked')) return;
    isQueued = true;
    await inTurn(async () => {
      isQueued = false;
      if (isDue(reason)) await attempt(reason, waitMs);
      if (closed) return;
      if (!isResting) schedule.ended(null);
    });
  }

  function isDue(reason: Reason): boolean {
    if (!isHome() || view.status().question?.kind === 'deleted-in-cloud') return false;
    return reason === 'asked' || (page.leads() && !isResting);
  }

  async function attempt(reason: Reason, waitMs?: Millis): Promise<void> {
    isResting = false;
    try {
      const readiness = await service.readiness();
      if (readiness.ready) view.tell({ type: 'ENABLED' });
      else {
        view.tell({ type: 'DISABLED', reason: readiness.reason });
        await askAboutEarlierFarm(true);
      }
      const token = readiness.ready ? await account.token(waitMs ? { waitMs } : {}) : null;
      if (token !== null && isHome()) await round({ userId: userKey, token }, reason);
    } catch (cause) {
      failed(cause);
    }
    if (page.leads()) page.tell(view.news());
  }

  async function round(user: CloudUser, reason: Reason): Promise<void> {
    const known = reason === 'change' ? copy : null;
    copy = null;
    try {
      const result = await syncRound(parts, user, { copy: known, overruled, chance });
      if (result.result === 'newer') return view.tell({ type: 'DISABLED', reason: TOO_NEW });
      view.tell({ type: 'SUCCEEDED' });
      if (result.result === 'deleted')
        return view.ask({ kind: 'deleted-in-cloud', deletedAt: result.deletedAt });
      ({ copy } = result);
      view.inCloud(cloudWrittenAt(await parts.storage.readSync()), clock.now());
      await askAboutEarlierFarm(true);
    } catch (cause) {
      if (cause instanceof RemoteStateError && cause.status === 401) account.refuse(user.token);
      throw cause;
    }
  }

  function failed(cause: unknown): void {
    // The farm has left the screen in the middle of a round: the next one picks up from there.
    if (closed) return;
    if (!(cause instanceof RemoteStateError)) {
      engine.logger.error('The farm could not be synced', cause);
    }
    const now = clock.now();
    view.tell({ type: 'FAILED', ...whatFailed(cause), now, chance: chance() });
    const { backoffUntil } = view.status();
    isResting = backoffUntil !== null;
    if (backoffUntil !== null) schedule.ended(backoffUntil - now);
  }

  async function askAboutEarlierFarm(isAccountKnown: boolean): Promise<void> {
    if (await questions.isDue(isAccountKnown)) view.ask({ kind: 'anonymous-farm' });
  }

  async function removeFarm(token: string): Promise<void> {
    await remote.remove({ userId: userKey, token });
    await beginFresh();
  }

  async function beginFresh(): Promise<void> {
    copy = null;
    await startFresh(parts);
    view.ask(null);
    view.inCloud(null, clock.now());
  }

  async function decide(decision: SyncDecision): Promise<void> {
    const { question } = view.status();
    if (question === null) return;
    if (question.kind === 'anonymous-farm') await questions.answer(decision);
    else if (decision === 'cloud') await inTurn(beginFresh);
    else overruled = question.deletedAt;
    view.ask(null);
    page.tell({ ...view.news(), answered: { overruled } });
    await run('asked');
  }

  /** The tab that asks the cloud waits for an answer, wherever it is given. */
  function hear(news: SyncNews): void {
    if (news.answered !== undefined) ({ overruled } = news.answered);
    if (!page.leads()) view.adopt(news);
    else if (news.answered !== undefined) {
      view.ask(null);
      void run('asked');
    }
  }

  const stops = [
    farm.onChange(() => {
      view.refresh();
      if (view.status().waiting) schedule.changed();
    }),
    account.onChange(() => void run('poll')),
    page.onLead(() => void run('poll')),
    page.onNews(hear),
    // A network that is back ends the wait; only looking at the page does not.
    page.onWake((reason) => void run(reason === 'online' ? 'asked' : 'poll')),
  ];

  void run('poll');
  void askAboutEarlierFarm(false).catch(failed);

  return {
    status: () => view.status(),
    onChange: (listener) => view.onChange(listener),
    syncNow: () => run('asked'),
    pushAfterImport: () => run('asked', PATIENT_TOKEN_MS),
    async deleteCloud() {
      // Before anything is waited for: a window opens only right after a press.
      const token = await account.freshToken();
      await inTurn(() => removeFarm(token));
    },
    decide,
    close() {
      closed = true;
      stops.forEach((stop) => stop());
      schedule.stop();
      page.close();
    },
  };
}

function whatFailed(cause: unknown): Omit<CloudFailure, 'type' | 'now' | 'chance'> {
  if (cause instanceof RemoteStateError) {
    const { context, status, message, retryAfter } = cause;
    return { context, status, message, retryAfter };
  }
  // Something on this device: it is tried again like a cloud that does not answer.
  const message = cause instanceof Error ? cause.message : String(cause);
  return { context: 'load', status: 0, message, retryAfter: null };
}

/** A random number from 0 to 1. */
function chanceOf({ randomness }: SyncParts): number {
  return Number.parseInt(randomness.base36(4), 36) / 36 ** 4;
}
