/** Machines to be filled on some days. */
export interface StretchToFill {
  readonly machines: readonly number[];
  readonly from: number;
  readonly to: number;
  /** What a tray is worth that one machine leaves to the next, as a part of a full load's. */
  readonly price: number;
  /** What finds no place is dried before these days. */
  readonly mayWait?: boolean;
}
