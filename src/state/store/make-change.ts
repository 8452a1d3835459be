import { refuseOut } from '../records/refuse-out.ts';
import { revertChange } from '../records/revert-change.ts';
import type { MakeChange } from './farm-timeline.ts';
import { makeAction } from './make-action.ts';
import { makeMerge } from './make-merge.ts';

/** Carries out whatever is wanted of a farm: an action, a step back or forth, or what syncing brings. */
export const makeChange: MakeChange = (tip, intent, logger) => {
  if (intent.kind === 'merge') return makeMerge(tip, intent);
  if ('action' in intent) return makeAction(tip, intent, logger);
  const { document, history } = tip;
  const entry = history[intent.kind].at(-1);
  if (entry === undefined || entry.id !== intent.entryId) return null;
  const reverted = revertChange(document, entry, intent.moment, logger);
  if (intent.kind === 'undo') {
    const { out = [], moment } = intent;
    refuseOut(document, reverted.document, entry, { out, today: moment.today });
  }
  return { ...reverted, label: entry.label };
};
