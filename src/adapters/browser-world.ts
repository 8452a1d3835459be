import type { SimulationInput } from '#domain/capacity/simulation.ts';
import type { FarmWorld } from '#state/ports/farm-world.ts';
import type { DryerPlanSearch, DryerPlanRun, FinishedSimulation } from '#state/ports/workers.ts';
import type { DocumentStorage, FarmMirror } from '#state/ports/document-storage.ts';
import { ANONYMOUS } from '#state/ports/cloud-world.ts';
import type { FarmMember } from '#state/ports/farm-member.ts';
import { late } from './late.ts';
import { lateCloud } from './cloud/late-cloud.ts';
import { browserSyncPage } from './cloud/browser-sync-page.ts';
import { browserDevice } from './device/browser-device.ts';
import { firstScreen } from './device/first-screen.ts';
import { consoleLogger } from './device/console-logger.ts';
import { systemClock } from './device/system-clock.ts';
import { pageBreath } from './device/page-breath.ts';
import { systemTimers } from './device/system-timers.ts';
import { webRandomness } from './device/web-randomness.ts';
import { lateBackupFolder } from './folder/late-backup-folder.ts';
import { localCalendarDevice } from './google/calendar-device.ts';
import { lateCalendar } from './google/late-calendar.ts';
import { browserGoogleIdentity } from './google/google-identity.ts';
import { localCanary } from './local/canary.ts';
import { earlierFarm } from './local/earlier-farm.ts';
import { indexedDbDocumentStorage } from './local/indexed-db-document-storage.ts';
import { localMirror } from './local/local-mirror.ts';
import { localSession } from './local/session.ts';
import { tabChannel } from './local/tab-channel.ts';
import { thisBuild } from './local/this-build.ts';

/**
 * The world of the app in a browser, for `openFarm`.
 *
 * @param userKey - Whose farm; every user of a browser has a database of their own.
 * @param member - This device as a member of that farm, where it has a key for it.
 */
export function browserWorld(userKey = ANONYMOUS, member: FarmMember | null = null): FarmWorld {
  const name = `mgm:${userKey}`;
  const logger = consoleLogger();
  const openStorage = (key: string): DocumentStorage => {
    const channel = tabChannel(`mgm:${key}`);
    const canary = localCanary(key);
    return indexedDbDocumentStorage(`mgm:${key}`, { channel, canary, logger, build: thisBuild() });
  };
  return {
    clock: systemClock(),
    randomness: webRandomness(),
    timers: systemTimers(),
    breathe: pageBreath(),
    logger,
    storage: openStorage(userKey),
    // What older versions left belongs to the device: no account starts with it, or leaves its own there.
    mirror: userKey === ANONYMOUS ? localMirror() : NO_MIRROR,
    session: localSession(),
    device: browserDevice(),
    backupFolder: lateBackupFolder(userKey),
    google: browserGoogleIdentity(),
    calendar: lateCalendar(),
    calendarDevice: localCalendarDevice(),
    cloud: {
      service: lateCloud(logger, member?.now().address ?? null),
      page: browserSyncPage(name),
      // Nothing is ever mixed into a farm of several people.
      earlierFarm:
        member === null
          ? earlierFarm(userKey, () => openStorage(ANONYMOUS))
          : { find: async () => null, settle: () => undefined },
      userKey,
      member,
    },
    // Most farms never ask about people.
    farms: late(async () => {
      const { browserFarms } = await import('./members/browser-farms.ts');
      return browserFarms(logger, openStorage);
    }),
    simulator: { simulate: simulateLate },
    dryerPlanSearch: { plan: planLate },
    dryPlanSearch: late(async () =>
      (await import('./workers/worker-dry-plan-search.ts')).workerDryPlanSearch(),
    ),
    answers: late(async () => (await import('./workers/worker-answers.ts')).workerAnswers()),
    screenDrawn: firstScreen.drawn,
  };
}

const NO_MIRROR: FarmMirror = {
  read: () => ({}),
  keepDamaged: () => undefined,
  write: () => undefined,
};

/** The simulation and what runs it are loaded when they are first asked for. */
async function simulateLate(input: SimulationInput): Promise<FinishedSimulation> {
  const { workerSimulator } = await import('./workers/worker-simulator.ts');
  return workerSimulator().simulate(input);
}

/** The search for plans of the dryers is loaded when it is first asked for, too. */
const planLate: DryerPlanSearch['plan'] = (input, onProgress) => {
  let isStopped = false;
  let stop = (): void => undefined;
  const begin = async (): Promise<DryerPlanRun> => {
    const { workerDryerPlanSearch } = await import('./workers/worker-dryer-plan-search.ts');
    const run = workerDryerPlanSearch().plan(input, onProgress);
    stop = run.stop;
    if (isStopped) stop();
    return run;
  };
  return {
    done: begin().then(({ done }) => done),
    stop() {
      isStopped = true;
      stop();
    },
  };
};
