import { namedLikeVarieties } from '#domain/catalog/products/single-product.ts';
import { choosePrimarySoil } from '#domain/catalog/materials/primary-soil.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { type SyncNotice, fieldPath } from '../document/notices/sync-notice.ts';
import { readNotices, withSyncEntry } from '../document/sync/sync-meta-records.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import { restoreByAction } from './restore-by-action.ts';
import { followDirtyTrays } from '#domain/trays/scrub-task.ts';
import { changeAtWay, sortAtWay, valueAtWay } from '../schema/change-at-way.ts';
import * as a from '../schema/field.ts';
import { actionRules, type ActionRules } from './action-rules.ts';
import { textOrBlank } from '../document/json-record.ts';

/** A notice in the farm, or one stored on the device. */
interface OneNotice {
  readonly id: string;
  readonly leftOver?: SyncNotice;
}

/** A person's decisions on sync conflicts. A value whose record is gone stays in its notice. */
export const SYNC_NOTICE_ACTIONS = {
  /** Takes the value that gave way; the notice is done with. */
  RESTORE_SYNC_NOTICE: actionRules<OneNotice>({
    label: restoring,
    tellsPast: true,
    run: settled(restore),
  }),
  /** Puts the text that gave way below the one that was kept. A value that isn't text stays as it is. */
  KEEP_BOTH_OF_SYNC_NOTICE: actionRules<OneNotice>({
    label: restoring,
    tellsPast: true,
    run: settled((farm, notice) =>
      notice.kind === 'text'
        ? changed(farm, notice, (kept) => `${textOrBlank(kept)}\n${textOrBlank(notice.lost)}`)
        : null,
    ),
  }),
  /** All is well as it is. Without an id: all of them. */
  DISMISS_SYNC_NOTICE: actionRules<{ readonly id?: string }>({
    payload: { id: a.optionalText() },
    label: ({ id }) => (id === undefined ? 'Dismiss all sync notices' : 'Dismiss sync notice'),
    run: (farm, { id }) => {
      const notices = readNotices(farm);
      const kept = id === undefined ? [] : notices.filter((notice) => notice.id !== id);
      return kept.length === notices.length ? farm : withNotices(farm, kept);
    },
  }),
};

function restoring({ id }: OneNotice, farm: FarmDocument): string {
  return `Restore ${readNotices(farm).find((notice) => notice.id === id)?.label ?? 'value'}`;
}

function settled(
  settle: (farm: FarmDocument, notice: SyncNotice, moment: ActionContext) => FarmDocument | null,
): ActionRules<OneNotice>['run'] {
  return (farm, { id, leftOver }, moment) => {
    const notices = readNotices(farm);
    const notice = notices.find((one) => one.id === id) ?? leftOver;
    const after =
      notice === undefined || isGone(farm, notice) ? null : settle(farm, notice, moment);
    if (after === null) return farm;
    return withNotices(
      after,
      notices.filter((one) => one !== notice),
    );
  };
}

/** Whether what a value belongs to is no longer there, so that the value has no place. */
function isGone(farm: FarmDocument, notice: SyncNotice): boolean {
  const isValue = notice.kind === 'field' || notice.kind === 'text' || notice.kind === 'order';
  return isValue && valueAtWay(farm, wayOf(notice).slice(0, -1)) === undefined;
}

function restore(document: FarmDocument, notice: SyncNotice, moment: ActionContext): FarmDocument {
  const byAction = restoreByAction(document, notice, moment);
  if (byAction !== null) return followDirtyTrays(document, byAction, moment);
  switch (notice.kind) {
    case 'renamed':
      return document;
    case 'edited':
      return changed(document, notice, () => undefined);
    case 'order':
      return sortAtWay(document, wayOf(notice), notice.lost);
    case 'field':
    case 'text':
    case 'deleted':
      return inStep(
        followDirtyTrays(
          document,
          changed(document, notice, () => notice.lost),
          moment,
        ),
      );
  }
}

function changed(
  document: FarmDocument,
  notice: SyncNotice,
  change: (current: unknown) => unknown,
): FarmDocument {
  return changeAtWay(document, wayOf(notice), change);
}

function wayOf({ slice, entityId, field }: SyncNotice): readonly string[] {
  return [...slice.split('/'), ...(entityId === '' ? [] : [entityId]), ...fieldPath(field)];
}

/** A single product is called like its variety, and the primary soil is marked. */
function inStep(document: FarmDocument): FarmDocument {
  const products = namedLikeVarieties(document.products, document.varieties);
  const { soilMaterialId } = document.catalog.soilConfig;
  return { ...document, products, catalog: choosePrimarySoil(document.catalog, soilMaterialId) };
}

function withNotices(document: FarmDocument, notices: readonly SyncNotice[]): FarmDocument {
  return withSyncEntry(document, 'notices', notices);
}
