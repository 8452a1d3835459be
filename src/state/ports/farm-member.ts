import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmRole } from '../document/farm-role.ts';

/** The key of a device for a farm of several people, and who holds the device. It never leaves for another address. */
export interface FarmKey {
  readonly farmId: string;
  readonly farmName: string;
  readonly address: string;
  readonly key: string;
  readonly deviceId: string;
  readonly memberId: string;
  readonly name: string;
  readonly role: FarmRole;
  /** The key counts no more; who has taken it away. */
  readonly removed?: RemovedKey;
  /** An owner or grower has chosen to see the work of the day alone on this device. */
  readonly isDayOnly?: boolean;
  /** Unsent work from when this device became a helper's; it is in a backup. */
  readonly unsent?: UnsentWork;
}

interface RemovedKey {
  /** `null` if unknown. */
  readonly by: string | null;
  /** The farm was erased on its server, for everyone. */
  readonly isErased?: true;
}

/** Changes that a helper's device does not send, in the copy of that moment. */
export interface UnsentWork {
  readonly changes: number;
  readonly slices: readonly string[];
  readonly copyAt: Millis;
  /** The server takes these parts from no helper, since it is older than this app. */
  readonly isServerOlder?: boolean;
  /** The notice was dismissed; the backup still exists. */
  readonly isRead?: boolean;
}

type FarmKeyChange = Partial<
  Pick<FarmKey, 'farmName' | 'name' | 'role' | 'removed' | 'unsent' | 'isDayOnly'>
>;

/** This device as a member of the farm that is open. */
export interface FarmMember {
  now(): FarmKey;
  /** Known at once in every tab, and stored. */
  change(parts: FarmKeyChange): void;
  onChange(listener: () => void): () => void;
  close(): void;
}
