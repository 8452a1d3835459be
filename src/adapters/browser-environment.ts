import type { FarmEnvironment } from '#state/ports/farm-environment.ts';
import type { DocumentStorage, FarmMirror } from '#state/ports/document-storage.ts';
import { ANONYMOUS } from '#state/ports/cloud-environment.ts';
import type { FarmMember } from '#state/ports/farm-member.ts';
import { browserSyncPage } from './cloud/browser-sync-page.ts';
import { browserDevice } from './device/browser-device.ts';
import { firstScreen } from './device/first-screen.ts';
import { consoleLogger } from './device/console-logger.ts';
import { systemClock, systemTimers } from './device/system-clock.ts';
import { pageBreath } from './device/page-breath.ts';
import { webRandomness } from './device/web-randomness.ts';
import { localCalendarDevice } from './google/calendar-device.ts';
import { browserGoogleIdentity } from './google/google-identity.ts';
import { localCanary } from './local/canary.ts';
import { earlierFarm } from './local/earlier-farm.ts';
import { indexedDbDocumentStorage } from './local/indexed-db-document-storage.ts';
import { localMirror } from './local/local-mirror.ts';
import { localSession } from './local/session.ts';
import { tabChannel } from './local/tab-channel.ts';
import { thisBuild } from './local/this-build.ts';
import { readAppConfig } from './read-app-config.ts';
import type { BackupFolder } from '#state/ports/backup-folder-port.ts';
import { type FolderPicker, browserFolderPicker } from './folder/folder-picker.ts';
import { loadedOnce } from '#domain/records/loaded-once.ts';

/** The world of the app for `openFarm`. Every user of a browser has a database of their own. */
export function browserEnvironment(
  userKey = ANONYMOUS,
  member: FarmMember | null = null,
): FarmEnvironment {
  const name = `mgm:${userKey}`;
  const logger = consoleLogger();
  const address = member?.now().address ?? null;
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
    calendar: late(async () => {
      const { calendarService } = await import('./google/calendar-service.ts');
      return calendarService(async () => (await readAppConfig()).calendarUrl);
    }),
    calendarDevice: localCalendarDevice(),
    cloud: {
      service: late(async () => {
        const { browserCloud } = await import('./cloud/browser-cloud.ts');
        return browserCloud(logger, address);
      }),
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
    answers: late(async () => (await import('./workers/worker-answers.ts')).workerAnswers()),
    screenDrawn: firstScreen.drawn,
  };
}

const NO_MIRROR: FarmMirror = {
  read: () => ({}),
  keepDamaged: () => undefined,
  write: () => undefined,
};

/**
 * The folder that a user of this browser has chosen, see `browserBackupFolder`, which is loaded with the first
 * question; null where browsers cannot write into folders.
 *
 * @param pick - Takes the place of the browser's window, for tests.
 */
export function lateBackupFolder(
  userKey: string,
  pick: FolderPicker | null = browserFolderPicker(),
): BackupFolder | null {
  if (pick === null) return null;
  return late(async () => {
    const { browserBackupFolder } = await import('./folder/browser-backup-folder.ts');
    return browserBackupFolder(userKey, pick);
  });
}

type Ask = (...asked: readonly unknown[]) => unknown;

/**
 * What is loaded with its first question, and then stays: every question is passed on as it was asked, and is the
 * same function each time, since screens ask again when it is another one. What could not be loaded, as
 * without a network, is loaded anew with the next question.
 */
export function late<T extends object>(load: () => Promise<T>): T {
  const loaded = loadedOnce(load);
  return new Proxy(
    {} as T,
    {
      get: (questions: Record<PropertyKey, Ask>, name) =>
        (questions[name] ??= async (...asked) =>
          ((await loaded())[name as keyof T] as Ask)(...asked)),
    } as ProxyHandler<T>,
  );
}
