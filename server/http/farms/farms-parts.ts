import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestCounter } from '../../auth/request-counter.ts';
import type { StateStore } from '../../store/state-store.ts';
import type { StoreRoom } from '../../store/sqlite/store-quota.ts';
import type { KeyGate } from '../key-gate.ts';
import type { Gate } from '../state/state-gate.ts';

export type FarmCreation = 'code' | 'google';

export interface FarmsSettings {
  /** None where no farm is begun here any more. */
  readonly creation: readonly FarmCreation[];
  /** Where growers open the app, for links in invites; null for the address of the page itself. */
  readonly publicOrigin: string | null;
  /** Whether keys and codes are admitted from private addresses over plain http. */
  readonly isInsecureLanFine: boolean;
}

export interface FarmsParts extends Required<Gate> {
  readonly store: StateStore;
  readonly keys: KeyGate;
  readonly farms: FarmsSettings;
  readonly room: StoreRoom;
}

/** The parts that farms are served with, and the counts that last as long as the service runs. */
export interface FarmsService extends FarmsParts {
  /** Wrong codes of an address in a minute. */
  readonly wrongCodes: RequestCounter;
  /** Invites of a farm in an hour. */
  readonly invites: RequestCounter;
}

export interface CodeCall {
  readonly service: FarmsService;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
