import { expect, test } from 'vitest';
import { aFarm, aTask } from '#tests/support/builders/builders.ts';
import { readJsonLines, RECORDS_A_LINE, writeJsonChunks } from './json-lines.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { findFarmSteps } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const write = (fields: object) => [...writeJsonChunks(fields)].join('');

/** Open work by hand, which never becomes history. Its words could be taken for the text around them. */
function tasksOf(length: number) {
  return Array.from({ length }, (_, at) =>
    aTask({ id: `t${at}`, type: 'GENERAL', title: `Sweep\nbench ${at}`, note: '],"orders":[' }),
  );
}

function readLines(text: string) {
  const reader = readJsonLines();
  for (const line of text.split('\n')) reader.add(line);
  return reader.whole();
}

test.each([0, 1, RECORDS_A_LINE, RECORDS_A_LINE + 1, 3 * RECORDS_A_LINE])(
  'a farm of %i tasks is the same when its text is read line by line',
  (count) => {
    const farm = aFarm({ tasks: tasksOf(count) });
    const text = write(farm);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(farm)));
    expect(readLines(text)).toEqual(JSON.parse(text));
    expect(Object.keys(readLines(text) as object)).toEqual(Object.keys(farm));
  },
);

const findFarm = (text: string) => runToCompletion(findFarmSteps(text));

test('only a long list goes over several lines: a line for every 500 records, and the text around them', () => {
  expect(write(aFarm({ tasks: tasksOf(500) })).split('\n')).toHaveLength(1);
  // Up to the list, 500 tasks, 500 tasks, 200 tasks, and what comes after.
  expect(write(aFarm({ tasks: tasksOf(1200) })).split('\n')).toHaveLength(5);
});

test('a text of an older version is one line, and read as such', () => {
  const text = JSON.stringify(aFarm({ tasks: tasksOf(1200) }));
  expect(readLines(text)).toEqual(JSON.parse(text));
});

test('a list of a later version goes over several lines too, whatever its records are', () => {
  const numbers = Array.from({ length: 700 }, (_, at) => at);
  const farm = { ...aFarm(), numbers, 'strange "name"': numbers };
  const read = readLines(write(farm));
  expect(read).toEqual(farm);
});

test('lines that are not what was written are no farm', () => {
  const lines = write(aFarm({ tasks: tasksOf(1200) })).split('\n');
  expect(() => readLines(lines.slice(0, -1).join('\n'))).toThrow();
  expect(() => readLines(lines.toSpliced(2, 1, 'x').join('\n'))).toThrow();
});

test('a backup of this app is read by its lines, and is the same JSON for others', () => {
  const text = writeBackup(aFarm({ tasks: tasksOf(1200) }), '2026-11-20T16:00:00.000Z');
  expect(text.split('\n')).toHaveLength(5);
  expect(findFarm(text)).toEqual({ ok: true, state: JSON.parse(text).state });
});

test('a file whose lines are broken otherwise is read as a whole', () => {
  const orders = [{ id: 'o', items: [{ id: 'i', note: 'x' }] }];
  const others = '{"orders":[\n{"id":"o","items":[\n{"id":"i",\n"note":"x"}\n]}\n]}';
  expect(findFarm(others)).toEqual({ ok: true, state: { orders } });
  const deeper = '{"settings":{"orders":[\n{"id":"o"}\n]},"orders":[]}';
  expect(findFarm(deeper)).toEqual({ ok: true, state: JSON.parse(deeper) });
  expect(findFarm('{"orders":[\n')).toEqual({ ok: false, reason: 'the file is not valid JSON' });
});
