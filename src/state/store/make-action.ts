import { recordById } from '#domain/records/change-records.ts';
import { applyToNewer, diffDocuments } from '../document/document-patch.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import { recordsOf } from '../document/records-of.ts';
import type { Logger } from '../ports/environment.ts';
import { editedRecords } from '../records/edited-record.ts';
import type { StampedAction } from '../records/farm-action.ts';
import { perform, replan } from '../records/perform.ts';
import { actionLabel } from '../records/reduce.ts';
import { restoreActionTarget } from '../records/restore-action-target.ts';
import { stampEdit } from '../records/stamp-edit.ts';
import type { FarmMoment, Intent, MadeOfFarm } from './farm-timeline.ts';

type ActionIntent = Extract<Intent, { readonly action: StampedAction }>;

/** Carries out an action of a form: where others have changed a record since it was opened, only what was typed is set. */
export function makeAction(
  tip: FarmMoment,
  { action, seen = tip.document }: ActionIntent,
  logger?: Logger,
): MadeOfFarm | null {
  return isChangedSince(seen, tip.document, action)
    ? setTyped(seen, tip, action, logger)
    : carryOut(tip, action, logger);
}

function carryOut(
  { document, history }: FarmMoment,
  action: StampedAction,
  logger?: Logger,
): MadeOfFarm | null {
  const ground = restoreActionTarget(document, history, action);
  const performed = perform(document, action, logger, ground);
  if (performed.patches.length === 0) return null;
  return { ...performed, label: actionLabel(action, ground) };
}

function setTyped(
  seen: FarmDocument,
  { document: here, history }: FarmMoment,
  action: StampedAction,
  logger?: Logger,
): MadeOfFarm | null {
  const meant = carryOut({ document: seen, history }, action, logger);
  if (meant === null) return null;
  // Tasks follow from the plan, which is made again on the newer farm.
  const typed = meant.patches.filter(({ path: [slice] }) => slice !== 'meta' && slice !== 'tasks');
  const changed = replan(here, applyToNewer(here, typed), action.moment, logger);
  const news = diffDocuments(here, changed);
  const document = news.length === 0 ? here : stampEdit(here, changed, news, action.moment);
  return { document, patches: diffDocuments(here, document), label: meant.label };
}

/** Whether others have changed what an action edits. A record that they have deleted is brought back as for any action. */
function isChangedSince(seen: FarmDocument, here: FarmDocument, action: StampedAction): boolean {
  if (seen === here) return false;
  return editedRecords(action).some(({ list, id }) => {
    const now = recordById(recordsOf(here, list), id);
    return now !== undefined && !sameValue(recordById(recordsOf(seen, list), id), now);
  });
}
