import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FARM_SCHEMA } from '#state/schema/farm-schema.ts';
import type { MergeRule, OnDelete } from '#state/schema/merge-rule.ts';
import type { ReadRule } from '#state/schema/read-rule.ts';

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

type Row = readonly [path: string, holds: string, merged: string, names: string];

/** What a field may hold, and what it holds when a file holds something else. */
function holdsOf(reads: ReadRule): string {
  // Nothing stands for what a record cannot be without.
  if (reads.isNeeded) return `${wordsOf(reads).replace(/; else .*/, '')}; no record without it`;
  return wordsOf(reads);
}

function wordsOf(reads: ReadRule): string {
  switch (reads.type) {
    case 'text':
    case 'link':
    case 'unit':
    case 'pro unit':
    case 'day':
      return `${reads.type}${otherwise(reads.or)}`;
    case 'instant':
      return `moment${otherwise(reads.or)}`;
    case 'texts':
      return 'texts, each once';
    case 'number':
    case 'whole':
      return `${reads.type === 'whole' ? 'whole number' : 'number'}${rangeOf(reads)}${otherwise(reads.or)}`;
    case 'positive':
      return `number above 0${otherwise(reads.or)}`;
    case 'choice': {
      const unknown = reads.unknown === undefined ? '' : `; unknown ones are ${reads.unknown}`;
      return `${reads.of.join(', ')}${unknown}${otherwise(reads.or)}`;
    }
    case 'flag':
      return `yes or no${otherwise(reads.or ? 'yes' : 'no')}`;
    case 'quantity':
      return `amount${reads.isAboveZero ? ' above 0' : ''} in ${reads.unit} or another unit${otherwise(reads.or)}`;
    case 'worked out':
      return reads.words;
    case 'id':
    case 'described':
      return reads.type === 'id' ? 'id' : '';
  }
}

function rangeOf({ min, max }: { readonly min?: number; readonly max?: number }): string {
  if (min !== undefined && max !== undefined) return ` ${min} to ${max}`;
  if (min !== undefined) return ` of ${min} or more`;
  return max === undefined ? '' : ` of ${max} at most`;
}

function otherwise(or: string | number | null | undefined): string {
  if (or === '') return '';
  return or === undefined ? ', or absent' : `; else ${or ?? 'null'}`;
}

function rowsOf(rule: MergeRule, path: string): readonly Row[] {
  const { names } = rule;
  const named = names ? `${names.to}: ${DELETED[names.onDelete]}` : '';
  const own: Row = [
    path,
    rule.reads ? holdsOf(rule.reads) : '',
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
    ['Field', 'Holds', 'When two devices changed it', 'Names, and when that is deleted'],
    ...rows,
  ].map(([path = '', holds = '', merged = '', names = ''], line) => [
    line === 0 ? path : `\`${path}\``,
    holds,
    merged,
    names,
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

test('docs/data.md names every field of a farm, what it holds, how it is merged and what it names', () => {
  const page = readFileSync(new URL('../docs/data.md', import.meta.url), 'utf8');
  const [, table = ''] = page.split('## Every field\n\n');
  expect(table.trim()).toBe(tableOf(rowsOf(FARM_SCHEMA, '')));
});
