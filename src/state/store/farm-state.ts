import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { History } from '../records/history.ts';
import type { SimulationState } from '../ask/simulation-state.ts';

/** Latest change on the disk: `not-saved` means writing failed and is being tried again. */
export type SaveStatus = 'saving' | 'saved' | 'not-saved';

/** State for screens: the farm with every change, stored or pending. */
export interface FarmState {
  readonly document: FarmDocument;
  readonly history: History;
  readonly today: IsoDate;
  readonly save: SaveStatus;
  /** The device takes nothing at all: the farm lasts as long as this page, until storing works after all. */
  readonly isInPageOnly: boolean;
  /** The start found fewer changes on the device than had been stored there. */
  readonly isBehind: boolean;
  readonly anonymousId: string | null;
  readonly simulation: SimulationState;
  /** A newer version of the app keeps the farm now: it can be looked at here, but not changed. */
  readonly isOutdated: boolean;
  /** All data was removed from this device; there is no farm anymore. */
  readonly isErased: boolean;
}
