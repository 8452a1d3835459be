import { restoreActionTarget } from '../records/restore-action-target.ts';
import { perform } from '../records/perform.ts';
import { actionLabel } from '../records/reduce.ts';
import { refuseOut } from '../records/refuse-out.ts';
import { revertChange } from '../records/revert-change.ts';
import type { MakeChange } from './farm-timeline.ts';
import { makeMerge } from './make-merge.ts';

/** Carries out whatever is wanted of a farm: an action, a step back or forth, or what syncing brings. */
export const makeChange: MakeChange = (tip, intent, logger) => {
  if (intent.kind === 'merge') return makeMerge(tip, intent);
  const { document, history } = tip;
  if ('action' in intent) {
    const ground = restoreActionTarget(document, history, intent.action);
    const performed = perform(document, intent.action, logger, ground);
    if (performed.patches.length === 0) return null;
    return { ...performed, label: actionLabel(intent.action, ground) };
  }
  const entry = history[intent.kind].at(-1);
  if (entry === undefined || entry.id !== intent.entryId) return null;
  const reverted = revertChange(document, entry, intent.moment, logger);
  if (intent.kind === 'undo') {
    const { out = [], moment } = intent;
    refuseOut(document, reverted.document, entry, { out, today: moment.today });
  }
  return { ...reverted, label: entry.label };
};
