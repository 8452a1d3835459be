import type { Millis } from '#domain/calendar/iso-date.ts';

/** Storage space of this device. `null` where the browser doesn't report it. */
export interface DeviceRoom {
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
  /** Whether the browser promised never to clear the farm away by itself. */
  readonly isKept: boolean | null;
}

/** Since when the farm of this device is without a newer backup file. */
export interface BackupMark {
  /** Time of the newest backup file, or the app's first day on this device. */
  readonly at: Millis;
  readonly isFile: boolean;
}

/** This browser on this device, as the place where the farm lives. */
export interface Device {
  /** Whether the browser deletes data of an app that wasn't opened for a week. */
  readonly forgetsUnused: boolean;
  readonly room: () => Promise<DeviceRoom>;
  /** Asks the browser never to clear the farm away; true when it promises. */
  askToKeep(): Promise<boolean>;
  /** Begins now on a device that has no mark yet. */
  backupMark(now: Millis): BackupMark;
  rememberBackupFile(at: Millis): void;
  /** Marks of invoices that were printed or filed here (`outMark`). */
  invoicesOut(): readonly string[];
  rememberInvoicesOut(marks: readonly string[]): void;
  /**
   * Removes all data of the app from this browser, even offline. Other tabs are told first, so none writes
   * again. The storage can't be used afterwards.
   */
  erase(): Promise<void>;
  /** Calls back when another tab erases everything. */
  onErase(listener: () => void): () => void;
}
