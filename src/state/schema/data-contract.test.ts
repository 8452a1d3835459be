import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ImportFields } from '#domain/import/import-field.ts';
import { MATERIAL_FIELDS } from '#domain/import/material-fields.ts';
import { ORDER_FIELDS, ORDER_HEAD } from '#domain/import/order-fields.ts';
import { ITEM_COLUMNS, ITEM_HEAD } from '#domain/import/order-items.ts';
import { varietyFields } from '#domain/import/variety-fields.ts';
import { FARM_SCHEMA } from './farm-schema.ts';
import type { FieldsRule, MergeRule, OnDelete, Reference } from './merge-rule.ts';
import type { NumberReading, ReadRule } from './read-rule.ts';

const headsByField = <R>(fields: ImportFields<R>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([field, { head }]) => [field, head]));

const VARIETY = headsByField(varietyFields({ varieties: [] }));
const MATERIAL = headsByField(MATERIAL_FIELDS);
const ORDER = { ...ORDER_HEAD, frequency: ORDER_HEAD.kind, startDate: ORDER_HEAD.date };

/** The heads of the columns that fields stand in, by where the fields are. */
const COLUMNS: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  'varieties[]': { ...VARIETY, yieldOzPerTrayOverride: VARIETY.yieldOzPerTray },
  'varieties[].cost': VARIETY,
  'varieties[].seedInfo': VARIETY,
  'recurring[]': ORDER,
  'single[]': ORDER,
  'orders[]': ORDER,
  'orders[].items[]': { ...ITEM_HEAD, productId: ITEM_HEAD.product, varietyId: ITEM_HEAD.variety },
  'catalog.materials[]': { ...MATERIAL, stock: `${MATERIAL.stock}, ${MATERIAL.stockUnit}` },
  'catalog.materials[].meta': { ...MATERIAL, stock: undefined },
};

function columnOf(path: string): string {
  const at = path.lastIndexOf('.');
  return COLUMNS[path.slice(0, at)]?.[path.slice(at + 1)] ?? '';
}

/** What becomes of a value that two devices changed, in the words of the page. */
const MERGED: Readonly<Record<MergeRule['kind'], string>> = {
  scalar: 'the later one; the other is told',
  boolean: 'the one that changed it',
  text: 'line by line',
  latest: 'the later time',
  earliest: 'the earlier day',
  furthest: 'the one that is further on',
  set: 'what was added or taken out anywhere is',
  delta: 'the moves of both count',
  derived: 'worked out again',
  device: 'of this device',
  signature: 'the later one, without a word',
  part: 'together with',
  unknown: 'as deep as it is made of objects',
  whole: 'as one value: the later one; the other is told',
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
  const { words = '' } = reads.refined ?? {};
  const needed = reads.isNeeded ? 'no record without it' : '';
  // What stands for a value that is not there is told once.
  const isToldLater = reads.isNeeded || words.startsWith('else ');
  const own = isToldLater ? wordsOf(reads).replace(/(; else|, or absent).*/, '') : wordsOf(reads);
  return [own, reads.was && `once ${reads.was}`, words, needed].filter(Boolean).join('; ');
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
    case 'millis':
      return 'moment in milliseconds, 0 for never';
    case 'written':
      return `text${otherwise(reads.or)}`;
    case 'foreign':
      return 'object of another tool, or absent';
    case 'as it came':
      return 'as it came';
    case 'texts':
      return 'texts, each once';
    case 'numbers':
      return 'numbers';
    case 'number':
    case 'whole':
      return `${reads.type === 'whole' ? 'whole number' : 'number'}${rangeOf(reads)}${otherwise(reads.or)}`;
    case 'positive':
      return `number above 0${otherwise(reads.or)}`;
    case 'choice': {
      if (reads.isOpen) return `${reads.of.join(', ')}; others stay`;
      const unknown = reads.unknown === undefined ? '' : `; unknown ones are ${reads.unknown}`;
      return `${reads.of.join(', ')}${unknown}${otherwise(reads.or)}`;
    }
    case 'flag':
      return `yes or no${otherwise(reads.or === undefined ? undefined : reads.or ? 'yes' : 'no')}`;
    case 'quantity':
      return `amount${reads.isAboveZero ? ' above 0' : ''} in ${reads.unit} or another unit${otherwise(reads.or)}`;
    case 'worked out':
      return reads.words;
    case 'id':
    case 'described':
      return reads.type === 'id' ? 'id' : '';
  }
}

function rangeOf(reads: NumberReading): string {
  return `${limitsOf(reads)}${reads.isStrict ? ', no other' : ''}`;
}

function limitsOf({ min, max }: NumberReading): string {
  if (min !== undefined && max !== undefined) return ` ${min} to ${max}`;
  if (min !== undefined) return ` of ${min} or more`;
  return max === undefined ? '' : ` of ${max} at most`;
}

function otherwise(or: string | number | null | undefined): string {
  if (or === '') return '';
  return or === undefined ? ', or absent' : `; else ${or ?? 'null'}`;
}

function mergedOf(rule: MergeRule): string {
  const way = MERGED[rule.kind];
  switch (rule.kind) {
    case 'part':
      return `${way} its ${rule.group}`;
    case 'records':
      return [
        way,
        rule.isOrdered && 'in their order',
        rule.sort && `sorted: ${rule.sort}`,
        rule.holdsRecord && 'the record goes with its last',
      ]
        .filter(Boolean)
        .join('; ');
    case 'set':
      return [way, rule.isSameText, rule.sort && `sorted: ${rule.sort}`].filter(Boolean).join('; ');
    default:
      return way;
  }
}

function namedOf({ to, onDelete, isWeak, mayBeBlank, by }: Reference): string {
  const facts = [
    by && `by ${by}`,
    isWeak && 'named anew, too',
    mayBeBlank && 'blank names none',
  ].filter(Boolean);
  return `${to}: ${[DELETED[onDelete], ...facts].join('; ')}`;
}

/** What a field holds on records of each kind, where not all of them have it, or hold the same. */
function holdsByKind({ kinds }: FieldsRule, name: string): string | undefined {
  if (kinds === undefined || name === kinds.field) return undefined;
  const told = Object.entries(kinds.of).flatMap(([kind, of]) => {
    const reads = of[name]?.reads;
    return reads ? [[kind, holdsOf(reads)] as const] : [];
  });
  const ways = [...new Set(told.map(([, holds]) => holds))];
  if (ways.length === 1 && told.length === Object.keys(kinds.of).length) return undefined;
  return ways
    .map((way) => [told.filter(([, holds]) => holds === way).map(([kind]) => kind), way] as const)
    .map(([same, way]) => `${same.join(', ')}${way === '' ? '' : `: ${way}`}`)
    .join('; ');
}

function rowsOf(rule: MergeRule, path: string, byKind?: string): readonly Row[] {
  const { names } = rule;
  const named = names ? namedOf(names) : '';
  const holds = byKind ?? (rule.reads ? holdsOf(rule.reads) : '');
  const own: Row = [
    path,
    [holds, columnOf(path)].filter((text) => text !== '').join('; column '),
    mergedOf(rule),
    named,
  ];
  switch (rule.kind) {
    case 'fields':
      if (rule.isOneValue)
        return path.endsWith(']')
          ? []
          : [[path, 'an order of its list', 'the later edit, as a whole', '']];
      return Object.entries(rule.of).flatMap(([name, inner]) =>
        rowsOf(inner, path === '' ? name : `${path}.${name}`, holdsByKind(rule, name)),
      );
    case 'records':
      return [own, ...rowsOf(rule.of, `${path}[]`)];
    case 'map':
      return [own, ...rowsOf(rule.of, `${path}{}`)];
    case 'signature':
    case 'whole':
      return [own, ...partsOfMark(rule.of, path)];
    case 'part':
      return [
        own,
        ...[rule.signature ?? rule.of ?? []].flat().flatMap((of) => partsOfMark(of, path)),
      ];
    case 'derived':
      return rule.of ? rowsOf(rule.of, path) : [own];
    default:
      return [own];
  }
}

/** What a mark of who did it is made of, or another value that is taken whole. */
function partsOfMark(mark: MergeRule, path: string): readonly Row[] {
  return rowsOf(mark, path).map(([part, holds]) => [part, holds, '', '']);
}

/** The table of the page: a line per field, as the formatter sets it. */
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
  const page = readFileSync(new URL('../../../docs/data.md', import.meta.url), 'utf8');
  const [, table = ''] = page.split('## Every field\n\n');
  expect(table.trim()).toBe(tableOf(rowsOf(FARM_SCHEMA, '')));
});

test.each([
  ['varieties[]', Object.values(VARIETY)],
  ['catalog.materials[]', Object.values(MATERIAL)],
  ['orders[]', [...ORDER_FIELDS, ...ITEM_COLUMNS].map(({ head }) => head)],
])('every column of a file with %s is one of a field, and the other way round', (list, heads) => {
  const columns = rowsOf(FARM_SCHEMA, '').flatMap(([path]) =>
    path.startsWith(list) ? columnOf(path).split(', ') : [],
  );
  expect([...new Set(columns)].filter(Boolean).toSorted()).toEqual(heads.toSorted());
});
