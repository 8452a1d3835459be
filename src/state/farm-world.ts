import type { CalendarDevice, FarmCalendar } from './calendar/calendar-ports.ts';
import type { Device } from './device/device-port.ts';
import type { BackupFolder } from './folder/backup-folder-port.ts';
import type { GoogleIdentity } from './google/google-ports.ts';
import type {
  BatchPlanner,
  Clock,
  DocumentStorage,
  FarmMirror,
  NotingLogger,
  Randomness,
  Session,
  Simulator,
  Timers,
} from './ports.ts';
import type { CloudWorld } from './sync/cloud-world.ts';

/** Everything outside the farm that its store works with. */
export interface FarmWorld {
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly timers: Timers;
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
  readonly simulator: Simulator;
  readonly batchPlanner: BatchPlanner;
}
