import type { ProposedLoad } from '#domain/alchemy/dry-loads/accept-loads.ts';
import type { LineWeights, WetWeight } from '#domain/alchemy/dry-loads/run-load.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ActionOf, RecordName } from './action-of.ts';

interface AcceptedPlan {
  readonly loads: readonly ProposedLoad[];
  /** Planned loads that it takes the place of. */
  readonly drop: readonly string[];
}

/** Loads of the freeze dryers, from the plan to the stock. */
export type DryLoadAction =
  | ActionOf<'ACCEPT_DRY_PLAN', AcceptedPlan>
  /** Puts a planned load on another day, from today on. */
  | ActionOf<'MOVE_DRY_LOAD', RecordName & { readonly startISO: IsoDate }>
  /** Gives a planned load up. */
  | ActionOf<'CANCEL_DRY_LOAD', RecordName>
  /** A planned load goes into its dryer today. */
  | ActionOf<'START_DRY_LOAD', RecordName & { readonly wet?: readonly WetWeight[] }>
  /** Weights of lines that are told at once; what is dry goes into stock, also when it is put right later. */
  | ActionOf<'WEIGH_DRY_LOAD', RecordName & { readonly lines: readonly LineWeights[] }>
  /** Weights of one line. */
  | ActionOf<'WEIGH_DRY_LINE', LineWeights & { readonly loadId: string }>;
