import { expect, test } from 'vitest';
import { HISTORY_DEPTH, historyOf, historySince, recallHistory } from './history.ts';
import type { Change, ChangeKind } from '../document/log-row.ts';

test('the last change is the first to be undone', () => {
  expect(labels(['do', 'a'], ['do', 'b'])).toEqual({ undo: ['a', 'b'], redo: [] });
});

test('an undone change can be redone, and a redone one undone again', () => {
  expect(labels(['do', 'a'], ['do', 'b'], ['undo', 'b'])).toEqual({ undo: ['a'], redo: ['b'] });
  expect(labels(['do', 'a'], ['undo', 'a'], ['redo', 'a'])).toEqual({ undo: ['a'], redo: [] });
});

test('a new change ends what could be redone', () => {
  expect(labels(['do', 'a'], ['undo', 'a'], ['do', 'b'])).toEqual({ undo: ['b'], redo: [] });
});

test("the app's own changes leave the history as it is", () => {
  expect(labels(['do', 'a'], ['do', 'b'], ['undo', 'b'], ['auto', 'tasks'])).toEqual({
    undo: ['a'],
    redo: ['b'],
  });
});

test('undoing a change whose row is no longer kept still lets it be redone', () => {
  expect(labels(['undo', 'forgotten'], ['do', 'b'])).toEqual({ undo: ['b'], redo: [] });
  expect(labels(['undo', 'forgotten'])).toEqual({ undo: [], redo: ['forgotten'] });
});

test('a hundred changes can be undone', () => {
  const changes = Array.from({ length: HISTORY_DEPTH + 5 }, (_, n) => change('do', `${n}`));
  const { undo } = historyOf(changes);
  expect(undo.length).toBe(100);
  expect(undo.at(-1)?.label).toBe('104');
});

test('changes from the cloud cannot be undone, nor anything before them', () => {
  const edit = (kind: ChangeKind, label: string, id: string): Change => ({
    ...change(kind, label),
    patches: [
      { kind: 'records', path: ['orders'], removed: [], inserted: [], changed: [pair(id)] },
      { kind: 'value', path: ['meta', 'lastWriteAt'], before: 1, after: 2 },
    ],
  });
  const changes = [edit('do', 'a', 'o1'), edit('do', 'b', 'o2'), edit('do', 'c', 'o3')];
  const after = (id: string) =>
    historyOf([...changes, edit('merge', '', id)]).undo.map(({ label }) => label);
  expect(after('o9')).toEqual(['a', 'b', 'c']);
  expect(after('o1')).toEqual(['b', 'c']);
  expect(after('o2')).toEqual(['c']);
});

function pair(id: string) {
  return { before: { id, customer: 'A' }, after: { id, customer: 'B' } };
}

function labels(...changes: readonly [ChangeKind, string][]): { undo: string[]; redo: string[] } {
  const { undo, redo } = historyOf(changes.map(([kind, label]) => change(kind, label)));
  return { undo: undo.map(({ label }) => label), redo: redo.map(({ label }) => label) };
}

function change(kind: ChangeKind, label: string): Change {
  return { id: `${kind}-${label}`, kind, label, day: '2026-11-20', at: 0, patches: [] };
}

test('changes that are read later come before those that were made meanwhile', () => {
  const all = [
    change('do', 'a'),
    change('do', 'b'),
    change('undo', 'b'),
    change('do', 'c'),
    change('undo', 'c'),
  ];
  for (let at = 0; at <= all.length; at += 1) {
    const known = historySince(all.slice(at));
    expect(known.since).toEqual(all.slice(at));
    expect(recallHistory(known, all.slice(0, at))).toEqual(historyOf(all));
  }
  expect(recallHistory(historyOf(all), all)).toEqual(historyOf(all));
});
