import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditAnswer, foreignPackages } from './supply-answers.mjs';

test('an audit without findings is fine', () => {
  const counts = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 };
  expect(auditAnswer(JSON.stringify({ metadata: { vulnerabilities: counts } }))).toEqual({
    isFine: true,
    text: 'npm audit: no package has a known hole.',
  });
});

test('findings are counted by how bad they are, and the packages are named', () => {
  const counts = { info: 0, low: 1, moderate: 0, high: 2, critical: 0, total: 3 };
  const vulnerabilities = { left: {}, right: {} };
  expect(
    auditAnswer(JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: counts } })),
  ).toEqual({ isFine: false, text: 'npm audit: 2 high, 1 low (left, right).' });
});

test.each([
  ['{"message":"connect ECONNREFUSED","error":{}}', '(connect ECONNREFUSED)'],
  ['', '(no answer that could be read)'],
])('a registry that does not answer is told as such, and is not fine', (output, reason) => {
  const { isFine, text } = auditAnswer(output);
  expect(isFine).toBe(false);
  expect(text).toContain(`could not ask the registry ${reason}`);
  expect(text).toContain('NOT checked');
});

test('a package from elsewhere, or without a hash of its content, is told', () => {
  const integrity = 'sha512-x';
  const packages = {
    '': {},
    'node_modules/a': { resolved: 'https://registry.npmjs.org/a/-/a-1.tgz', integrity },
    'node_modules/b': { resolved: 'git+ssh://git@host/b.git', integrity },
    'node_modules/d': { integrity },
    'node_modules/a/node_modules/c': { resolved: 'https://registry.npmjs.org/c/-/c-1.tgz' },
  };
  expect(foreignPackages({ packages })).toEqual(['b', 'c']);
});

test('all packages of the product come from the registry, with their hashes', () => {
  const lock: unknown = JSON.parse(
    readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
  );
  expect(foreignPackages(lock as Parameters<typeof foreignPackages>[0])).toEqual([]);
});

test('packages run nothing as they are installed', () => {
  const settings = readFileSync(new URL('../.npmrc', import.meta.url), 'utf8').split('\n');
  expect(settings).toContain('ignore-scripts=true');
});
