import { expect, test } from 'vitest';
import fc from 'fast-check';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { cleanUrl } from './clean-url.ts';

test('a link without a scheme is given https', () => {
  for (const link of ['seeds.example.com', 'seeds.example.com:8080/pea', 'localhost:8080/pea'])
    expect(cleanUrl(link)).toBe(`https://${link}`);
  expect(cleanUrl('//seeds.example.com')).toBe('https://seeds.example.com');
  expect(cleanUrl('HTTP://seeds.example.com/Pea')).toBe('http://seeds.example.com/Pea');
});

test('marks around a link are trimmed, also where only one of a pair was copied', () => {
  const copied = `[x.example] {x.example x.example} 'x.example' \`x.example\` ‘x.example’ «x.example»`;
  for (const text of [...copied.split(' '), '((x.example)', '"x.example'])
    expect(cleanUrl(text)).toBe('https://x.example');
  expect(cleanUrl('(https://x.example/Pea_(plant)')).toBe('https://x.example/Pea_(plant)');
});

test.each([
  '',
  '   ',
  'javascript:alert(1)',
  'ftp://x.example',
  'mailto:a@b.example',
  'data:text/html,x',
  'not a link',
  'https://',
  'http:seeds',
  'file:///etc/hosts',
  'shop.example.com:seeds',
  'mailto:8080',
  '()',
])('only http and https links are accepted, not %j', (text) => {
  expect(cleanUrl(text)).toBeNull();
});

test('a clean link stays as it is, whatever was typed', () => {
  checkLaw([fc.oneof(fc.webUrl(), fc.string())], (text) => {
    const link = cleanUrl(text);
    if (link !== null) {
      expect(link).toMatch(/^https?:\/\//u);
      expect(cleanUrl(link)).toBe(link);
    }
  });
});
