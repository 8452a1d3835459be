import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productTexts } from '#tests/support/source/product-texts.ts';
import { readSourceTree } from '#tests/support/source/source-tree.ts';

/** The texts whose words are laid down, by the group of their row, with `{}` for what is put into them. */
const SPECIFIED = JSON.parse(
  readFileSync(new URL('samples/specified-texts.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

const TEXTS = Object.values(SPECIFIED).flat();

const SAID = new Set(
  readSourceTree()
    .filter(({ path }) => /^(?:src|server|cli)\//.test(path) && !/\.(?:test|contract)\./.test(path))
    .flatMap(productTexts)
    .map(({ text }) => text),
);

test('every text whose words are laid down is said in these words', () => {
  expect(TEXTS.length).toBeGreaterThan(300);
  expect(TEXTS.filter((text) => !SAID.has(text))).toEqual([]);
});

test('no question begins like one whose words are laid down and goes on in others', () => {
  const beginning = (question: string) => question.split(' ').slice(0, 2).join(' ');
  const questions = TEXTS.filter((text) => text.includes('?'));
  const beginnings = questions.map(beginning);
  const asked = [...SAID].filter((text) => text.includes('?'));
  const alike = asked.filter((question) => beginnings.includes(beginning(question)));
  expect(alike.length).toBeGreaterThan(questions.length - 1);
  expect(alike.filter((question) => !questions.includes(question))).toEqual([]);
});
