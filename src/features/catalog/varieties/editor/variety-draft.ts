import { STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { withSupplier } from '#domain/catalog/supplier.ts';
import {
  type SeedCost,
  type SeedInfo,
  type Variety,
  yieldAsTyped,
} from '#domain/catalog/varieties/variety.ts';
import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { reorderUrlProblem } from '#domain/catalog/seeds/clean-url.ts';
import { savedSeedInfo } from '#domain/catalog/seeds/saved-seed-info.ts';
import { firstPackageSizes } from '#domain/catalog/products/package-size-choices.ts';
import { savePackSizes } from '#domain/catalog/products/product.ts';
import { pageTeller } from '#ui/format.ts';
import { saveSteps } from '#domain/catalog/varieties/save-steps.ts';
import { withSeedBag } from '#domain/catalog/seeds/seed-bag.ts';
import { blankVariety, usualVariety } from '#domain/catalog/varieties/blank-variety.ts';
import { patched, type RecordPatch } from '#domain/records/change-records.ts';
import type { Typed } from '#domain/records/typed-record.ts';
import { type StepDraft, stepDrafts, stepsFromDrafts } from './step-draft.ts';
import { yieldChange } from '../calibration/yield-change.ts';
import { usualLeadProblem } from '../../buying/stock-order-draft.ts';

type OwnField = 'name' | 'daysToHarvest' | 'seedGPerTray' | 'packSizes' | 'notes';

export interface VarietyDraft
  extends
    Typed<Pick<Variety, OwnField | 'shelfLifeDays' | 'traySizeId'>>,
    Typed<Pick<SeedCost, 'bagLb' | 'bagCost'>>,
    Typed<Pick<SeedInfo, 'reorderUrl' | 'supplier' | 'leadDays'>> {
  readonly yieldOz: number | null;
  readonly steps: readonly StepDraft[];
  readonly live: boolean;
}

/** The editor as it opens for a variety, or with the usual numbers for a new one; what is not stored is blank. */
export function varietyDraft(stored: Variety | null): VarietyDraft {
  const packSizes = firstPackageSizes(pageTeller().region.weights);
  const variety = stored ?? { ...usualVariety('', ''), packSizes };
  const { cost, seedInfo, ...own } = variety;
  return {
    shelfLifeDays: null,
    traySizeId: STANDARD_SIZE_ID,
    live: false,
    supplier: '',
    leadDays: null,
    ...own,
    ...cost,
    ...seedInfo,
    reorderUrl: seedInfo.reorderUrl ?? '',
    yieldOz: yieldAsTyped(variety),
    steps: stepDrafts(own.steps),
  };
}

export function draftProblem(draft: VarietyDraft): string | null {
  const { name, daysToHarvest } = draft;
  const hasDays = daysToHarvest !== null && daysToHarvest >= 0;
  if (name.trim() === '' || !hasDays) return 'Name and days to harvest required';
  return reorderUrlProblem(draft) ?? usualLeadProblem(draft);
}

const aboveZero = (value: number | null) => (value !== null && value > 0 ? value : null);

/** The fields of a variety that a finished draft sets; `before` is the variety as it is stored. */
export function varietyChange(
  draft: VarietyDraft,
  before: Variety,
  mayOverride: boolean,
  now: IsoInstant,
): RecordPatch<Omit<Variety, 'id'>> {
  const daysToHarvest = draft.daysToHarvest ?? before.daysToHarvest;
  return {
    name: draft.name.trim(),
    ...yieldChange(before, draft.yieldOz, mayOverride),
    daysToHarvest,
    shelfLifeDays: draft.shelfLifeDays ?? undefined,
    seedGPerTray: aboveZero(draft.seedGPerTray),
    packSizes: savePackSizes(draft.packSizes),
    cost: withSeedBag(before.cost, {
      bagLb: aboveZero(draft.bagLb),
      bagCost: aboveZero(draft.bagCost),
    }),
    seedInfo: savedSeedInfo(
      { ...withSupplier(before.seedInfo, draft), reorderUrl: draft.reorderUrl },
      before.seedInfo,
      now,
    ),
    notes: draft.notes.trim(),
    steps: saveSteps(stepsFromDrafts(draft.steps), daysToHarvest),
    traySizeId: draft.traySizeId === STANDARD_SIZE_ID ? undefined : draft.traySizeId,
    ...(draft.live !== (before.live === true) && liveChange(draft.live)),
  };
}

/** Older versions read what is stored: a tray of 1 oz, sold one by one. */
function liveChange(live: boolean): RecordPatch<Pick<Variety, 'live' | 'packSizes'>> {
  return live ? { live: true, packSizes: [1] } : { live: undefined };
}

export function newVariety(id: string, draft: VarietyDraft, now: IsoInstant): Variety {
  const blank = blankVariety(id, '');
  return patched<Variety>(blank, varietyChange(draft, blank, false, now));
}
