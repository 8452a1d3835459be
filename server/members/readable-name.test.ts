import { expect, test } from 'vitest';
import { foldedName, readableName } from './readable-name.ts';

test('an emoji of several parts may be in a name, and nothing else that hides between signs', () => {
  for (const name of ['👩‍🌾 Ana', '👨‍👩‍👧', '👩🏽‍🌾', '❤️‍🔥']) expect(readableName(name)).toBe(name);
  for (const name of ['An\u200Da', 'Ana\u200D', '\u200D👩', '👩\u200B🌾', 'Ana\u202E'])
    expect(readableName(name)).toBeUndefined();
});

test('an invisible name is invalid', () => {
  for (const name of ['\u2800', '\u3164', '\u115F\u1160', '\uFFA0', '\u034F', '\uFE0F', ' \u2800 '])
    expect([name, readableName(name)]).toEqual([name, undefined]);
});

test('names that people take for the same one are the same', () => {
  for (const name of ['ANA', 'Ａｎａ', 'A n a', 'ana\u2800', 'An\u3164a'])
    expect(foldedName(name)).toBe('ana');
  expect(foldedName('Anna')).not.toBe('ana');
});
