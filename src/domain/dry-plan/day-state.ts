/** A place in a load for a tray that is late: which one is not known before its due day. */
export interface LatePlace {
  readonly machine: number;
  readonly start: number;
  readonly ready: number;
}

/** Trays that go into a load, in time or late. */
export interface DraftTrays {
  readonly machine: number;
  readonly start: number;
  readonly trays: readonly number[];
}

/** The loads of a plan that is being made, the last decision first. */
export interface PlanSteps {
  readonly before: PlanSteps | null;
  readonly loaded: readonly DraftTrays[];
}

/** What leads to a state, to be carried out when it is clear that the state goes on. */
export type Choice =
  | {
      /** By size how many trays go into a load, and then for how many late ones it keeps a place. */
      readonly filling: Uint16Array;
      readonly load: LatePlace;
    }
  | {
      /** Trays of a class that wait from now on, and those that are late with their places. */
      readonly at: number;
      readonly waits: readonly number[];
      readonly late: readonly number[];
      readonly places: readonly LatePlace[];
    };

/**
 * A plan of all days after one: which trays still wait for a load, being due later, and which places still
 * wait for a late tray.
 */
export interface DayState {
  /** No plan that begins so has fewer points. */
  least: number;
  /** Points so far: loads, and for each day the trays and places that wait. */
  points: number;
  /** Adds up what waits; states with the same key can go on in the same ways. */
  key: number;
  /** By class the demands of trays that wait, those due last first. */
  waiting: readonly (readonly number[])[];
  /** By size, and how many there are. */
  places: readonly (readonly LatePlace[])[];
  readonly placeCount: number;
  /** By machine: it has to be free again by this day. */
  freeBy: Int32Array;
  steps: PlanSteps | null;
  choice: Choice | null;
}
