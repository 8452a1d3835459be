import type { Millis } from '#domain/calendar/iso-date.ts';

/** How much room the app takes on this device; null where the browser does not tell. */
export interface DeviceRoom {
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
  /** Whether the browser promised never to clear the farm away by itself. */
  readonly isKept: boolean | null;
}

/** Since when the farm of this device is without a newer backup file. */
export interface BackupMark {
  /** The newest backup file, or the first day of the app on this device while there is none. */
  readonly at: Millis;
  readonly isFile: boolean;
}

/** This browser on this device, as the place where the farm lives. */
export interface Device {
  /** The browser removes what an app keeps in it, once nobody has opened the app for a week. */
  readonly forgetsUnused: boolean;
  room(): Promise<DeviceRoom>;
  /** Asks the browser never to clear the farm away; true when it promises. */
  askToKeep(): Promise<boolean>;
  /** Begins now on a device that has no mark yet. */
  backupMark(now: Millis): BackupMark;
  /** A backup file was saved or read. */
  rememberBackupFile(at: Millis): void;
  /**
   * Removes everything that the app keeps in this browser, also without a network. Other tabs are told
   * first, so that none of them writes again. Nobody may use the farm's storage afterwards.
   */
  erase(): Promise<void>;
  /** Calls back when another tab erases everything. */
  onErase(listener: () => void): () => void;
}
