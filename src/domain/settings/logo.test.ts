import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { aLogo, pictureHeads, pictureUrl } from '#tests/support/files/logos.ts';
import { safeLogo } from './logo.ts';

test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a small %s is a logo', (kind) => {
  const logo = pictureUrl(kind, pictureHeads[kind](512, 512));
  expect(safeLogo(logo)).toBe(logo);
});

test('a logo may take up 256 KB, not a byte more', () => {
  const head = pictureHeads.png();
  const logo = (bytes: number) =>
    pictureUrl('png', [...head, ...Array<number>(bytes - head.length).fill(0)]);
  expect(safeLogo(logo(262_144))).not.toBeNull();
  expect(safeLogo(logo(262_145))).toBeNull();
});

test('a side of a logo has at most 1024 pixels', () => {
  expect(safeLogo(pictureUrl('png', pictureHeads.png(1024, 1024)))).not.toBeNull();
  expect(safeLogo(pictureUrl('png', pictureHeads.png(1025, 1)))).toBeNull();
  expect(safeLogo(pictureUrl('gif', pictureHeads.gif(1, 65_535)))).toBeNull();
});

const base64 = (text: string) => Buffer.from(text).toString('base64');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const png = base64(String.fromCharCode(...pictureHeads.png()));

test.each([
  ['nothing', null],
  ['a number', 5],
  ['a list', [aLogo()]],
  ['a drawing', `data:image/svg+xml;base64,${base64(SVG)}`],
  ['a drawing as text', `data:image/svg+xml,${encodeURIComponent(SVG)}`],
  ['a drawing that calls itself a picture', `data:image/png;base64,${base64(SVG)}`],
  ['a page', `data:text/html;base64,${base64('<script>alert(1)</script>')}`],
  ['a picture of another kind than it says', pictureUrl('jpeg', pictureHeads.png())],
  ['an unknown kind', pictureUrl('avif', pictureHeads.png())],
  ['a script', 'javascript:alert(1)'],
  ['an address', 'https://example.com/logo.png'],
  ['an address without a scheme', '//example.com/logo.png'],
  ['a picture with more behind it', `${aLogo()}" onerror="alert(1)`],
  ['a picture with a line in it', aLogo().replace('base64,', 'base64,\n')],
  ['a picture in capitals', aLogo().toUpperCase()],
  ['a picture with a parameter', `data:image/png;charset=x;base64,${png}`],
  ['half a picture', aLogo().slice(0, -1)],
])('%s is no logo', (_, value) => {
  expect(safeLogo(value)).toBeNull();
});

test('random bytes are no logo, whatever they call themselves', () => {
  const kinds = fc.constantFrom('png', 'jpeg', 'gif', 'webp', 'svg+xml');
  checkLaw([kinds, fc.uint8Array({ maxLength: 60 })], { numRuns: 200 }, (kind, bytes) => {
    expect(safeLogo(pictureUrl(kind, [0x3c, ...bytes]))).toBeNull();
  });
});
