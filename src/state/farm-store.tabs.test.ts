import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyMemoryDisk } from '#adapters/local/memory-document-storage.ts';
import { anOrder, aVariety, packages } from '#tests/support/builders.ts';
import { openTab } from '#tests/support/open-tab.ts';
import { anyMove, makeMove } from '#tests/support/random-actions.ts';
import { settle } from '#tests/support/settle.ts';
import { canonicalJson } from './canonical-json.ts';

test(
  'three tabs that change at random lose nothing and end equal',
  { timeout: 60_000 },
  async () => {
    const step = fc.record({
      tab: fc.nat(2),
      choice: anyMove(),
      rest: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const disk = emptyMemoryDisk();
        const tabs = [await openTab(disk), await openTab(disk), await openTab(disk)] as const;
        const entered: string[] = [];
        for (const [n, { tab, choice, rest }] of steps.entries()) {
          const working = tabs[tab] ?? tabs[0];
          makeMove(working, choice);
          const id = `mark_${n}`;
          working.store.perform({
            type: 'ADD_SINGLE',
            payload: {
              id,
              name: id,
              customer: '',
              date: null,
              orderCategory: 'GENERAL',
              items: [],
            },
          });
          entered.push(id);
          if (rest) await Promise.all(tabs.map((each) => each.store.settled()));
        }
        await settle(tabs);
        const [first] = tabs;
        for (const other of [...tabs, await openTab(disk)]) {
          expect(canonicalJson(other.farm())).toBe(canonicalJson(first.farm()));
          expect(other.undoLabels()).toEqual(first.undoLabels());
        }
        const undone = new Set(undoneMarks(disk.rows.map(({ text }) => text)));
        const kept = new Set(first.farm().single.map(({ id }) => id));
        for (const id of entered) expect(kept.has(id) || undone.has(id)).toBe(true);
      }),
      { numRuns: 60 },
    );
  },
);

test('two tabs that tick the same task off at once count its trays once', async () => {
  const disk = emptyMemoryDisk();
  const [first, second] = [await openTab(disk), await openTab(disk)];
  first.store.perform({ type: 'ADD_VARIETY', payload: aVariety({ id: 'pea' }) });
  first.store.perform({
    type: 'ADD_ORDER',
    payload: anOrder({ id: 'o', date: '2026-12-04', items: [packages('prod_pea', 4, 4)] }),
  });
  await settle([first, second]);
  const task = first.farm().tasks[0];
  expect(task?.type).toBe('PLANT');
  for (const { store } of [first, second]) {
    store.perform({ type: 'TOGGLE_TASK_DONE', payload: { id: task?.id ?? '' } });
  }
  await settle([first, second]);
  expect(first.farm().tasks[0]?.done).toBe(true);
  expect(first.farm().trayStatus.inUseWithHoles).toBe(task?.trayUsage?.withHoles);
  expect(first.farm().trayStatus.activePlantings.length).toBe(1);
  expect(canonicalJson(second.farm())).toBe(canonicalJson(first.farm()));
});

/** Orders of the test that an undo row took away. */
function undoneMarks(rows: readonly string[]): string[] {
  return rows
    .filter((text) => text.includes('"kind":"undo"'))
    .flatMap((text) => text.match(/mark_\d+/g) ?? []);
}
