import { instantTime } from '#ui/instant-label.ts';
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  IconDeviceFloppy,
  IconPlugConnectedX,
  IconRefreshAlert,
} from '@tabler/icons-react';
import type { SaveStatus } from '#state/store/farm-state.ts';
import type { GoogleStatus } from '#state/google/google-status.ts';
import type { SyncStatus } from '#state/ports/cloud-status.ts';
import { REFUSAL_TEXT } from '#features/setup/google/refusal-text.ts';
import type { FarmKey } from '#state/ports/farm-member.ts';

/** Why nothing is saved where the browser has no storage for the app, and what to do. */
export const IN_PAGE_ONLY_TEXT =
  'This browser blocks storage. Your farm is lost when you close this page, so download a backup first.';

interface PillStatus {
  readonly tone: 'quiet' | 'amber' | 'red';
  readonly words: string;
  /** Fits beside the title on a phone. */
  readonly short: string;
  readonly more: string | null;
  readonly icon: typeof IconCloudCheck;
  /** A question was put off: pressing the pill asks it again. */
  readonly isQuestion: boolean;
}

export interface PillFacts {
  readonly save: SaveStatus;
  /** The device takes nothing at all. */
  readonly isInPageOnly?: boolean;
  readonly google: GoogleStatus;
  /** This device has a key for the farm: no account decides. */
  readonly member?: Pick<FarmKey, 'removed'> | null;
  readonly cloud: SyncStatus;
  /** Seconds until the cloud is tried again. */
  readonly retryIn: number;
}

/** The one thing to know now: what is not on this disk, then why the cloud is out of reach, then whether it has all. */
export function pillStatus(facts: PillFacts): PillStatus {
  const { save, isInPageOnly = false, google, member = null, cloud, retryIn } = facts;
  if (save === 'not-saved' || isInPageOnly) {
    const why = isInPageOnly ? IN_PAGE_ONLY_TEXT : null;
    return told('red', 'Not saved', 'Not saved', IconAlertTriangle, why);
  }
  if (member?.removed !== undefined) {
    return told('amber', 'Device removed', 'Removed', IconCloudOff);
  }
  if (member !== null) return signedIn(save, 'connected', cloud, retryIn);
  return google === 'signed-out' ? onDevice(save) : signedIn(save, google, cloud, retryIn);
}

function signedIn(
  save: SaveStatus,
  google: GoogleStatus,
  cloud: SyncStatus,
  retryIn: number,
): PillStatus {
  if (cloud.state === 'disabled') {
    return told('amber', 'Cloud sync disabled', 'Sync off', IconCloudOff, cloud.reason);
  }
  if (google === 'checking') {
    return told('quiet', 'Checking connection…', 'Checking…', IconCloudUp);
  }
  if (google === 'expired') {
    const words = 'Token expired — reconnect to resume syncing';
    return told('amber', words, 'Reconnect', IconPlugConnectedX);
  }
  if (google === 'disconnected') {
    return told('amber', 'Reconnect required', 'Reconnect', IconPlugConnectedX);
  }
  if (cloud.refusal !== null) {
    const { words, short, more } = REFUSAL_TEXT[cloud.refusal];
    return told('amber', words, short, IconCloudOff, more);
  }
  if (cloud.state === 'backoff') {
    const words = `Retrying in ~${retryIn}s`;
    return told('amber', words, `Retry ${retryIn}s`, IconRefreshAlert, cloud.lastError);
  }
  if (cloud.state === 'error') {
    return told('red', 'Sync error', 'Sync error', IconAlertTriangle, cloud.lastError);
  }
  if (cloud.question?.kind === 'deleted-in-cloud') {
    const more = 'Syncing is paused until you decide what to do with this farm. Select to decide.';
    const pill = told('amber', 'Cloud data was deleted', 'Deleted', IconCloudOff, more);
    return { ...pill, isQuestion: true };
  }
  if (save === 'saving' || cloud.waiting || cloud.syncedAt === null) return onDevice(save);
  return told('quiet', `Synced ${instantTime(cloud.syncedAt)}`, 'Synced', IconCloudCheck);
}

function onDevice(save: SaveStatus): PillStatus {
  if (save === 'saving') return told('quiet', 'Saving…', 'Saving…', IconCloudUp);
  return told('quiet', 'Saved on this device', 'Saved', IconDeviceFloppy);
}

function told(
  tone: PillStatus['tone'],
  words: string,
  short: string,
  icon: PillStatus['icon'],
  more: string | null = null,
): PillStatus {
  return { tone, words, short, more, icon, isQuestion: false };
}
