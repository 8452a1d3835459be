import type { CalendarDevice, FarmCalendar } from './calendar-ports.ts';
import type { Device } from './device-port.ts';
import type { BackupFolder } from './backup-folder-port.ts';
import type { FarmAnswers } from './farm-answers.ts';
import type { GoogleIdentity } from './google-ports.ts';
import type { Breathe, Clock, NotingLogger, Randomness, Timers } from './environment.ts';
import type { DocumentStorage, FarmMirror } from './document-storage.ts';
import type { Session } from './session.ts';
import type { CloudWorld } from './cloud-world.ts';
import type { SharedFarms } from './shared-farms.ts';

/** Everything outside the farm that its store works with. */
export interface FarmWorld {
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly timers: Timers;
  readonly breathe: Breathe;
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
  readonly cloud: CloudWorld;
  readonly farms: SharedFarms;
  readonly answers: FarmAnswers;
  /** Resolves once the first screen is drawn; what it does without begins then. */
  readonly screenDrawn: Promise<void>;
}
