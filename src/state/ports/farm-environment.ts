import type { CalendarDevice, FarmCalendar } from './calendar-ports.ts';
import type { Device } from './device-port.ts';
import type { BackupFolder } from './backup-folder-port.ts';
import type { FarmAnswers } from './farm-answers.ts';
import type { GoogleIdentity } from './google-ports.ts';
import type { YieldToMain, Clock, NotingLogger, Randomness, Timers } from './environment.ts';
import type { DocumentStorage, FarmMirror } from './document-storage.ts';
import type { Session } from './session.ts';
import type { CloudEnvironment } from './cloud-environment.ts';
import type { SharedFarms } from './shared-farms.ts';

/** Everything outside the farm that its store works with. */
export interface FarmEnvironment {
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly timers: Timers;
  readonly breathe: YieldToMain;
  readonly logger: NotingLogger;
  readonly storage: DocumentStorage;
  readonly mirror: FarmMirror;
  readonly session: Session;
  readonly device: Device;
  /** Null where the browser cannot write into folders. */
  readonly backupFolder: BackupFolder | null;
  readonly google: GoogleIdentity;
  readonly calendar: FarmCalendar;
  readonly calendarDevice: CalendarDevice;
  readonly cloud: CloudEnvironment;
  readonly farms: SharedFarms;
  readonly answers: FarmAnswers;
  /** Resolves once the first screen is drawn; what it does without begins then. */
  readonly screenDrawn: Promise<void>;
}
