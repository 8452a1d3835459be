import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FARM_SCHEMA } from '#state/schema/farm-schema.ts';
import type { MergeRule, OnDelete } from '#state/schema/merge-rule.ts';

/** What becomes of a value that two devices changed, in the words of the page. */
const MERGED: Readonly<Record<MergeRule['kind'], string>> = {
  scalar: 'the later one; the other is told',
  boolean: 'the one that changed it',
  text: 'line by line',
  latest: 'the later time',
  set: 'what was added or taken out anywhere is',
  delta: 'the moves of both count',
  derived: 'worked out again',
  device: 'of this device',
  part: 'together with',
  unknown: 'as deep as it is made of objects',
  fields: '',
  records: 'by record',
  map: 'by entry',
};

const DELETED: Readonly<Record<OnDelete, string>> = {
  remove: 'goes with it',
  clear: 'is emptied',
  'leave out': 'is left out',
  refuse: 'keeps it from being deleted',
  keep: 'stays, and check tells of it',
  history: 'stays as history',
};

type Row = readonly [path: string, merged: string, names: string];

function rowsOf(rule: MergeRule, path: string): readonly Row[] {
  const { names } = rule;
  const named = names ? `${names.to}: ${DELETED[names.onDelete]}` : '';
  const own: Row = [
    path,
    rule.kind === 'part' ? `${MERGED.part} its ${rule.group}` : MERGED[rule.kind],
    named,
  ];
  switch (rule.kind) {
    case 'fields':
      return Object.entries(rule.of).flatMap(([name, inner]) =>
        rowsOf(inner, path === '' ? name : `${path}.${name}`),
      );
    case 'records':
      return [own, ...rowsOf(rule.of, `${path}[]`)];
    case 'map':
      return [own, ...rowsOf(rule.of, `${path}{}`)];
    case 'derived':
      return rule.of ? rowsOf(rule.of, path) : [own];
    default:
      return [own];
  }
}

/** The table of the page: a line per field, as prettier sets it. */
function tableOf(rows: readonly Row[]): string {
  const cells = [
    ['Field', 'When two devices changed it', 'Names, and when that is deleted'],
    ...rows,
  ].map(([path = '', merged = '', names = ''], line) => [
    line === 0 ? path : `\`${path}\``,
    merged,
    names,
  ]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

test('docs/data.md names every field of a farm, how it is merged and what it names', () => {
  const page = readFileSync(new URL('../docs/data.md', import.meta.url), 'utf8');
  const [, table = ''] = page.split('## Every field\n\n');
  expect(table.trim()).toBe(tableOf(rowsOf(FARM_SCHEMA, '')));
});
