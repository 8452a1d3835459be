import type {
  Overhead,
  OverheadBill,
  OverheadScenario,
  Packaging,
} from '#domain/catalog/catalog.ts';
import type { ActionOf, RecordAction, RecordChange, RecordName } from './action-of.ts';

/** Changes of the packages that orders go out in. */
export type PackagingAction = RecordAction<'PACKAGING', Packaging>;

/** Changes of recurring budgets, of bills, and of the volumes that overheads are spread over. */
export type OverheadAction =
  | RecordAction<'OVERHEAD', Overhead>
  | ActionOf<'RECORD_OVERHEAD_BILL', OverheadBill>
  | ActionOf<'UPDATE_OVERHEAD_BILL', RecordChange<OverheadBill>>
  | ActionOf<'DELETE_OVERHEAD_BILL', RecordName>
  | ActionOf<'SET_OVERHEAD_SCENARIO', { readonly scenario: OverheadScenario }>;
