import { expect, test } from 'vitest';
import { aFarm } from '#tests/support/builders/builders.ts';
import type { FarmAction, StampedAction } from '../records/farm-action.ts';
import type { FarmTimeline, Intent } from './farm-timeline.ts';
import { confirmPending, extendTimeline, pendingRows, timelineOf, tipOf } from './farm-timeline.ts';
import type { LogRow } from '../document/log-row.ts';
import { makeChange } from './make-change.ts';
import { rebasePending, type RebaseTools } from './rebase-pending.ts';
import { receiveRows } from './receive-rows.ts';
import { mergeFarms } from '../merge/merge-farms.ts';

const MOMENT = { today: '2026-11-20', now: 1000 };
const FRESH = timelineOf({ revision: 4, snapshotRevision: 0, document: aFarm(), rows: [] });
const STORED = confirmPending(withTitle(FRESH, 'Mine'), 1);
const UNDOING = extend(STORED, 'undo', { kind: 'undo', entryId: 'Mine', moment: MOMENT });

test('a change whose answer was lost is recognised among the rows and not made twice', () => {
  const sweep = { id: 'gen_1', title: 'Sweep', dateISO: '2026-11-20' };
  const mine = add(FRESH, 'mine', { type: 'ADD_MANUAL_TASK', payload: sweep });
  const timeline = receive(mine, pendingRows(mine)).timeline;
  expect(timeline.pending).toEqual([]);
  expect(tipOf(timeline).document.tasks.map(({ id }) => id)).toEqual(['gen_1']);
  expect(tipOf(timeline).history.undo.map(({ id }) => id)).toEqual(['mine']);
});

test('a late undo never reverts what another tab has done since', () => {
  expect(tipOf(UNDOING).document.settings.siteTitle).toBe('');
  const timeline = receive(UNDOING, pendingRows(withTitle(STORED, 'Theirs'))).timeline;
  expect(tipOf(timeline).document.settings.siteTitle).toBe('Theirs');
  expect(timeline.pending).toEqual([]);
  const merged = receive(UNDOING, pendingRows(withTitle(STORED, 'Theirs')), {
    mergeFarms,
  }).timeline;
  expect(tipOf(merged).document.settings.siteTitle).toBe('Theirs');
});

test('an undo of something that another tab left alone stays done', () => {
  const theirs = add(STORED, 'wash', { type: 'UPSERT_COMMON_TASK', payload: { name: 'Wash' } });
  const timeline = receive(UNDOING, pendingRows(theirs)).timeline;
  const { document, history } = tipOf(timeline);
  expect(document.settings).toMatchObject({ siteTitle: '' });
  expect(document.settings.commonTasks).toContain('Wash');
  expect(history.undo.map(({ label }) => label).slice(1)).toEqual([
    'Save common task Wash',
    'Undo: Change settings',
  ]);
  const back = extend(timeline, 'back', { kind: 'undo', entryId: 'undo', moment: MOMENT });
  expect(tipOf(back).document.settings.siteTitle).toBe('Mine');
});

test('a change that no longer applies is named in the log of problems', () => {
  const problems: string[] = [];
  const mine = withTitle(FRESH, 'Mine');
  const action = { type: 'FORGOTTEN', moment: MOMENT } as unknown as StampedAction;
  const intent = { kind: 'do', action } as const;
  const broken = { ...mine, pending: mine.pending.map((one) => ({ ...one, intent })) };
  const logger = { error: (message: string) => void problems.push(message) };
  expect(receive(broken, [], { logger }).lost).toEqual(['Change settings']);
  expect(problems).toEqual(['“Change settings” no longer applies']);
});

function withTitle(timeline: FarmTimeline, siteTitle: string): FarmTimeline {
  return add(timeline, siteTitle, { type: 'UPDATE_SETTINGS', payload: { siteTitle } });
}

function add(timeline: FarmTimeline, id: string, action: FarmAction): FarmTimeline {
  return extend(timeline, id, { kind: 'do', action: { ...action, moment: MOMENT } });
}

function extend(timeline: FarmTimeline, id: string, intent: Intent): FarmTimeline {
  return extendTimeline(timeline, intent, makeChange, id);
}

function receive(timeline: FarmTimeline, rows: readonly LogRow[], tools?: RebaseTools) {
  return rebasePending(receiveRows(timeline, rows), timeline, tools);
}
