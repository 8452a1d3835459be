import type { ProposedLoad } from '#domain/alchemy/dry-loads/accept-loads.ts';
import type { LineWeights, WetWeight } from '#domain/alchemy/dry-loads/run-load.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** Loads of the freeze dryers, from the plan to the stock. */
export type DryLoadAction =
  /** Puts a plan to work: `drop` names planned loads that it takes the place of. */
  | {
      readonly type: 'ACCEPT_DRY_PLAN';
      readonly payload: {
        readonly loads: readonly ProposedLoad[];
        readonly drop: readonly string[];
      };
    }
  /** Puts a planned load on another day, from today on. */
  | {
      readonly type: 'MOVE_DRY_LOAD';
      readonly payload: { readonly id: string; readonly startISO: IsoDate };
    }
  /** Gives a planned load up. */
  | { readonly type: 'CANCEL_DRY_LOAD'; readonly payload: { readonly id: string } }
  /** A planned load goes into its dryer today. */
  | {
      readonly type: 'START_DRY_LOAD';
      readonly payload: { readonly id: string; readonly wet?: readonly WetWeight[] };
    }
  /** Weights of lines that are told at once; what is dry goes into stock, also when it is put right later. */
  | {
      readonly type: 'WEIGH_DRY_LOAD';
      readonly payload: { readonly id: string; readonly lines: readonly LineWeights[] };
    }
  /** Weights of one line. */
  | {
      readonly type: 'WEIGH_DRY_LINE';
      readonly payload: LineWeights & { readonly loadId: string };
    };
