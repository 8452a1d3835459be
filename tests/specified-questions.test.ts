import { expect, test } from 'vitest';
import { readSourceTree } from '#tests/support/source/source-tree.ts';

/** The questions whose words are laid down, with `{}` for what is put into them. What else is said stands below them. */
const SPECIFIED = [
  'Are you sure you want to delete this order?',
  'Are you sure you want to delete this variety?',
  'Are you sure you want to delete this product?',
  'Mark all tasks for {} as done?',
  'This variety is calibrated. Do you want to override the calibration with this number? (Overrides last until the next calibration is saved.)',
  'FULL WIPE: delete ALL cloud data for this account? This cannot be undone.',
  'Reset {}? This cannot be undone.',
  'Load demo data? This replaces varieties, products and recurring orders.',
  'Delete item “{}”?',
  'Delete packaging “{}”?',
  'Delete material “{}”?',
  'Delete order {}?',
];

/** The texts between quotes of all screens that ask something, on one line, with `{}` for what is put into them. */
const ASKED = readSourceTree()
  .filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
  .flatMap(({ text }) => [
    ...text.matchAll(/(?<=["'`])[A-Z](?:\$\{[^}]*\}|[^"'`\n])*\?(?:\$\{[^}]*\}|[^"'`\n])*/g),
  ])
  .map(([asked]) => asked.replaceAll(/\$\{[^}]*\}/g, '{}'));

test('every question whose words are laid down is asked in these words', () => {
  expect(SPECIFIED.filter((question) => !ASKED.includes(question))).toEqual([]);
});

test('no question begins like one whose words are laid down and goes on in others', () => {
  const beginning = (question: string) => question.split(' ').slice(0, 2).join(' ');
  const beginnings = SPECIFIED.map(beginning);
  const alike = ASKED.filter((question) => beginnings.includes(beginning(question)));
  expect(alike.length).toBeGreaterThan(SPECIFIED.length - 1);
  expect(alike.filter((question) => !SPECIFIED.includes(question))).toEqual([]);
});
