import type { FarmDocument } from '../document/farm-document.ts';
import type { FarmRole } from '../document/farm-role.ts';
import type { FarmKey } from './farm-member.ts';

/** Answer of the service. Status 0 means no answer. */
export type FarmsAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly error: string | null };

export interface CodeMeaning {
  /** A start code starts a farm; a join code adds a person or device. */
  readonly kind: 'START' | 'JOIN';
  readonly farmName: string;
  readonly role: FarmRole;
  /** Name of the person it is for; '' if not given. */
  readonly name: string;
  readonly invitedBy: string | null;
}

export interface JoinRequest {
  /** Absent where a Google account is the way in. */
  readonly code?: string;
  readonly name: string;
  /** Display name of the device: `Maria's phone`. */
  readonly label: string;
}

export interface PersonDevice {
  readonly deviceId: string;
  readonly label: string;
  /** Name or id of who invited it; `null` if no one did. */
  readonly addedBy: string | null;
  readonly lastSeen: string | null;
}

export interface FarmPerson {
  readonly memberId: string;
  readonly name: string;
  readonly role: FarmRole;
  readonly devices: readonly PersonDevice[];
}

/** By which right a farm is kept on the server. */
export type FarmCredential =
  /** Of the Google account whose farm it is. */
  | { readonly token: string }
  /** The start code is the newcomer's; whose farm it was on this device so far. */
  | { readonly movesFrom: string };

/** Target of an invite: a new member, or another device of a member. */
type InviteFor = { readonly role: FarmRole; readonly name: string } | { readonly memberId: string };

/** Ways to move a farm to this server, and the safety of its address. */
export interface FarmsOffer {
  /** How a farm may be brought here: `code`, `google`; none where the server keeps none. */
  readonly creation: readonly string[];
  /** The address that links to this server begin with. */
  readonly origin: string;
  readonly safety: AddressSafety;
  /** When the certificate of the server runs out, where it has one of its own. */
  readonly certificateEndsAt: string | null;
}

/** Safety of an address: private, readable by the network, or too unsafe for codes. */
export type AddressSafety = 'secure' | 'read-along' | 'refused';

/** The farms of several people that this device has keys for, and the service that keeps them. */
export interface SharedFarms {
  readonly offer: () => Promise<FarmsOffer>;
  readonly keys: () => Promise<readonly FarmKey[]>;
  look(code: string): Promise<FarmsAnswer<CodeMeaning>>;
  /** Lets this device in, and keeps its key. The farm opens with the next visit, see `open`. */
  join(newcomer: JoinRequest & { readonly code: string }): Promise<FarmsAnswer<FarmKey>>;
  /**
   * Keeps the farm that is open on the server. With a start code it moves into a farm of that id, with its copies;
   * that of an account stays where it is, and the device gets a key for it.
   */
  keep(
    farm: FarmDocument,
    newcomer: JoinRequest & { readonly farmName: string },
    way: FarmCredential,
  ): Promise<FarmsAnswer<FarmKey>>;
  people(key: FarmKey): Promise<FarmsAnswer<readonly FarmPerson[]>>;
  /** Answers the code of the invite. */
  invite(key: FarmKey, whom: InviteFor): Promise<FarmsAnswer<string>>;
  takeInvitesBack(key: FarmKey): Promise<FarmsAnswer<null>>;
  changePerson(
    key: FarmKey,
    memberId: string,
    parts: { readonly role?: FarmRole; readonly name?: string },
  ): Promise<FarmsAnswer<null>>;
  removePerson(key: FarmKey, memberId: string): Promise<FarmsAnswer<null>>;
  removeDevice(key: FarmKey, deviceId: string): Promise<FarmsAnswer<null>>;
  /** Takes away from where it was the farm that has moved, see `keep`. */
  forgetMoved(from: string): Promise<void>;
  /** Shows another farm in this tab, and in new ones, on its dashboard or another screen; null = the device's own, or that of its account. */
  open(farmId: string | null, path?: string): Promise<void>;
  /** Whether a farm that is not open has something on this device that its server has not. */
  hasUnsent(farmId: string): Promise<boolean>;
  /** Takes the farm and its key off this device; other farms stay, and the one that is open stays open. */
  removeFromDevice(farmId: string): Promise<void>;
}
