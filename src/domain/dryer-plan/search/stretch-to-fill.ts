/** Machines to be filled on some days. */
export interface StretchToFill {
  readonly machines: readonly number[];
  readonly from: number;
  readonly to: number;
  /** Price of a tray left to the next machine, relative to a full load. */
  readonly price: number;
  /** Trays that don't fit are dried before these days. */
  readonly mayWait?: boolean;
}
