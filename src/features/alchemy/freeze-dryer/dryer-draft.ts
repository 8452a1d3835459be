import { type FreezeDryer, NEW_DRYER } from '#domain/capacity/capacity.ts';

/** Numbers of a dryer that are typed. */
type DryerNumber = 'shelves' | 'cycleDays' | 'shelfMaxOz';

/** A dryer as it is typed: an emptied number is null. */
export type DryerDraft = Omit<FreezeDryer, DryerNumber> & {
  readonly [K in DryerNumber]: number | null;
};

/** The dryers that drafts mean. No cycle is shorter than a day; an emptied name is that of a new dryer. */
export function dryersOfDrafts(drafts: readonly DryerDraft[]): readonly FreezeDryer[] {
  return drafts.map((draft) => ({
    ...draft,
    label: draft.label.trim() || `Freeze Dryer ${draft.id.replace(/^fd-/, '')}`,
    shelves: draft.shelves ?? 0,
    cycleDays: Math.max(1, draft.cycleDays ?? NEW_DRYER.cycleDays),
    shelfMaxOz: draft.shelfMaxOz ?? 0,
  }));
}
