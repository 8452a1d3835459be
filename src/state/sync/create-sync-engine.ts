import type { Millis } from '#domain/calendar/iso-date.ts';
import type { SyncNews } from '../ports/sync-page.ts';
import { type EarlierFarmQuestion, earlierFarmQuestion } from './earlier-farm-question.ts';
import { remoteState, RemoteStateError } from './remote-state.ts';
import type { SyncDecision, SyncEngine } from './sync-engine.ts';
import { type SyncParts, isHelper, randomFraction } from './sync-parts.ts';
import { type SyncRounds, syncRounds } from './sync-rounds.ts';
import { syncSchedule } from './sync-schedule.ts';
import { type SyncView, syncView } from './sync-view.ts';
import { type Mutex, createMutex } from './mutex.ts';
import type { CloudFailure } from './reduce-cloud.ts';

type Reason = 'poll' | 'change' | 'asked';

type RunRound = (reason: Reason, waitMs?: Millis) => Promise<void>;

interface SyncRoom extends SyncParts {
  readonly view: SyncView;
  readonly rounds: SyncRounds;
  readonly questions: EarlierFarmQuestion;
  readonly turns: Mutex;
}

const PATIENT_TOKEN_MS: Millis = 2_500;
/** Delay before trying an unknown key again, in case the server was restored. */
const KEY_AGAIN_MS: Millis = 300_000;

/** Keeps a farm synced with the cloud while its account is signed in. */
export function createSyncEngine(
  given: Omit<SyncParts, 'remote' | 'refused' | 'takeover'>,
): SyncEngine {
  const room = syncRoom(given);
  const { farm, account, page, userKey, view, rounds, turns } = room;
  const { run, pace } = roundsInTurn(room);
  const stops = [
    farm.onChange(() => {
      view.refresh();
      if (view.status().waiting) pace.changed();
    }),
    account.onChange(() => {
      // What is entered from now on may be more than a helper's work.
      if (!isHelper(room)) room.takeover.isDone = false;
      void run('poll');
    }),
    page.onLead(() => void run('poll')),
    page.onNews((news) => hear(room, run, news)),
    // A network that is back ends the wait; only looking at the page does not, unless nothing else would.
    page.onWake((reason) => void run(reason === 'online' || isShutOut(view) ? 'asked' : 'poll')),
  ];

  void run('poll');
  askAboutEarlierFarm(room, false).catch(pace.failed);

  return {
    status: () => view.status(),
    onChange: (listener) => view.onChange(listener),
    syncNow: () => run('asked'),
    pushAfterImport: () => run('asked', PATIENT_TOKEN_MS),
    async deleteCloud() {
      // Before anything is waited for: a window opens only right after a press.
      const token = await account.freshToken();
      await turns.take(() => rounds.remove({ userId: userKey, token }));
    },
    decide: (decision) => decide(room, run, decision),
    close() {
      turns.close();
      stops.forEach((stop) => stop());
      pace.stop();
      page.close();
    },
  };
}

function syncRoom(given: Parameters<typeof createSyncEngine>[0]): SyncRoom {
  const remote = remoteState(given.service, given.logger, given.member);
  const parts: SyncParts = { ...given, remote, refused: new Set(), takeover: { isDone: false } };
  const view = syncView(given.farm, given.server);
  const [rounds, questions] = [syncRounds(parts, view), earlierFarmQuestion(parts)];
  return { ...parts, view, questions, rounds, turns: createMutex() };
}

/** Runs one round at a time, when it is due. */
function roundsInTurn(room: SyncRoom) {
  const { member, page, view, turns } = room;
  const schedule = syncSchedule(room.timers, (reason) => {
    if (reason === 'poll') isResting = false;
    void run(reason);
  });
  let isQueued = false;
  /**
   * Waiting after a failure. A timer ends it, because the device clock may jump. An account that isn't allowed
   * has no timer: polling would only fill the server's log.
   */
  let isResting = false;

  const run: RunRound = async (reason, waitMs) => {
    if (!isHome(room) || (isQueued && reason !== 'asked')) return;
    isQueued = true;
    await turns.take(async () => {
      isQueued = false;
      if (isDue(reason)) await attempt(reason, waitMs);
      if (turns.isClosed()) return;
      if (!isResting) schedule.ended(null);
    });
  };

  function isDue(reason: Reason): boolean {
    // Who may not store it again goes on by itself as soon as an owner has.
    const waits = member === null && view.status().question?.kind === 'deleted-in-cloud';
    if (!isHome(room) || waits) return false;
    return reason === 'asked' || (page.leads() && !isResting);
  }

  async function attempt(reason: Reason, waitMs?: Millis): Promise<void> {
    isResting = false;
    await oneRound(room, reason, waitMs).catch(failed);
    if (page.leads()) page.emit(view.news());
  }

  function failed(cause: unknown): void {
    // The farm has left the screen in the middle of a round: the next one picks up from there.
    if (turns.isClosed()) return;
    if (!(cause instanceof RemoteStateError))
      room.logger.error('The farm could not be synced', cause);
    const now = room.clock.now();
    const random = randomFraction(room);
    view.emit({ type: 'FAILED', ...classifyFailure(cause), now, random });
    const { backoffUntil } = view.status();
    isResting = backoffUntil !== null || isShutOut(view);
    if (backoffUntil !== null) schedule.ended(backoffUntil - now);
    else if (isResting && view.status().refusal === 'key') schedule.ended(KEY_AGAIN_MS);
    else if (isResting) schedule.stop();
  }

  return { run, pace: { ...schedule, failed } };
}

function isHome({ account, userKey }: SyncParts): boolean {
  return account.userId() === userKey;
}

function isShutOut(view: SyncView): boolean {
  const { refusal, backoffUntil } = view.status();
  return refusal !== null && backoffUntil === null;
}

async function oneRound(room: SyncRoom, reason: Reason, waitMs?: Millis): Promise<void> {
  const { service, account, userKey, view, rounds } = room;
  const readiness = await service.readiness();
  if (readiness.ready) view.emit({ type: 'ENABLED' });
  else {
    view.emit({ type: 'DISABLED', reason: readiness.reason });
    await askAboutEarlierFarm(room, true);
  }
  const token = readiness.ready ? await account.token(waitMs ? { waitMs } : {}) : null;
  if (token === null || !isHome(room)) return;
  const areSame = await rounds.run({ userId: userKey, token }, reason === 'change');
  if (areSame) await askAboutEarlierFarm(room, true);
}

async function askAboutEarlierFarm(
  { questions, view }: SyncRoom,
  isAccountKnown: boolean,
): Promise<void> {
  if (await questions.isDue(isAccountKnown)) view.ask({ kind: 'anonymous-farm' });
}

async function decide(room: SyncRoom, run: RunRound, decision: SyncDecision): Promise<void> {
  const { view, rounds, questions, turns } = room;
  const { question } = view.status();
  if (question === null) return;
  if (question.kind === 'anonymous-farm') await questions.answer(decision);
  else if (decision === 'cloud') await turns.take(() => rounds.beginFresh());
  else rounds.overrule(question.deletedAt);
  view.ask(null);
  room.page.emit({ ...view.news(), answered: { overruled: rounds.overruled() } });
  await run('asked');
}

/** The tab that asks the cloud waits for an answer, wherever it is given. */
function hear({ page, view, rounds }: SyncRoom, run: RunRound, news: SyncNews): void {
  if (news.answered !== undefined) rounds.overrule(news.answered.overruled);
  if (!page.leads()) view.adopt(news);
  else if (news.answered !== undefined) {
    view.ask(null);
    void run('asked');
  }
}

function classifyFailure(cause: unknown): Omit<CloudFailure, 'type' | 'now' | 'random'> {
  if (cause instanceof RemoteStateError) {
    const { context, status, message, retryAfter, refusal } = cause;
    return { context, status, message, retryAfter, refusal };
  }
  // Something on this device: it is tried again like a cloud that does not answer.
  const message = cause instanceof Error ? cause.message : String(cause);
  return { context: 'load', status: 0, message, retryAfter: null, refusal: null };
}
