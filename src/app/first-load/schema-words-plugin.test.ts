import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withoutWords } from './schema-words-plugin.ts';

test('only texts that describe a rule leave the app', () => {
  const code = `x({
  a: refined(a.number({ or: 1 }), 'at most "b"', (at) => at, ['b']),
  b: onlyWhere('a', 'recurring', optional(leftOutWhenEmpty(list('Batch', B), "not empty")), \`of \${B}\`),
  c: a.workedOut('of the day', SCALAR), d: onlyWhere('a', 'single', text('kept')), });`;
  expect(withoutWords(code, parseSync('a.js', code).program)).toBe(`x({
  a: refined(a.number({ or: 1 }), '', (at) => at, ['b']),
  b: onlyWhere('a', 'recurring', optional(leftOutWhenEmpty(list('Batch', B), '')), ''),
  c: a.workedOut('', SCALAR), d: onlyWhere('a', 'single', text('kept')), });`);
});
