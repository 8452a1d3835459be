import type {
  Overhead,
  OverheadBill,
  OverheadScenario,
  Packaging,
} from '#domain/catalog/catalog.ts';
import type { RecordPatch } from '#domain/records/record-patch.ts';

/** Changes of the packages that orders go out in. */
export type PackagingAction =
  | { readonly type: 'ADD_PACKAGING'; readonly payload: Packaging }
  | {
      readonly type: 'UPDATE_PACKAGING';
      readonly payload: { readonly id: string; readonly patch: RecordPatch<Omit<Packaging, 'id'>> };
    }
  | { readonly type: 'DELETE_PACKAGING'; readonly payload: { readonly id: string } };

/** Changes of recurring budgets, of bills, and of the volumes that overheads are spread over. */
export type OverheadAction =
  | { readonly type: 'ADD_OVERHEAD'; readonly payload: Overhead }
  | {
      readonly type: 'UPDATE_OVERHEAD';
      readonly payload: { readonly id: string; readonly patch: RecordPatch<Omit<Overhead, 'id'>> };
    }
  | { readonly type: 'DELETE_OVERHEAD'; readonly payload: { readonly id: string } }
  | { readonly type: 'RECORD_OVERHEAD_BILL'; readonly payload: OverheadBill }
  | {
      readonly type: 'UPDATE_OVERHEAD_BILL';
      readonly payload: {
        readonly id: string;
        readonly patch: RecordPatch<Omit<OverheadBill, 'id'>>;
      };
    }
  | { readonly type: 'DELETE_OVERHEAD_BILL'; readonly payload: { readonly id: string } }
  | {
      readonly type: 'SET_OVERHEAD_SCENARIO';
      readonly payload: { readonly scenario: OverheadScenario };
    };
