import { expect, test } from 'vitest';
import { pictureHeads } from '#tests/support/files/logos.ts';
import { pictureSize } from './picture-size.ts';

test.each([
  ['png', 'png'],
  ['gif', 'gif'],
  ['jpeg', 'jpeg'],
  ['webp', 'webp'],
  ['lossyWebp', 'webp'],
  ['losslessWebp', 'webp'],
] as const)('the head of a picture (%s) says its kind and size', (head, kind) => {
  const bytes = Uint8Array.from(pictureHeads[head](512, 300));
  expect(pictureSize(bytes)).toEqual({ kind, width: 512, height: 300 });
});

test('a WebP may be wider than 65,536 points', () => {
  const bytes = Uint8Array.from(pictureHeads.webp(70_000, 80_000));
  expect(pictureSize(bytes)).toEqual({ kind: 'webp', width: 70_000, height: 80_000 });
});

test('a picture that ends within its head is none', () => {
  for (const head of Object.values(pictureHeads)) {
    const bytes = head(512, 300);
    const short = Array.from(bytes, (_, length) => Uint8Array.from(bytes.slice(0, length)));
    const sizes = short.slice(0, 10).map(pictureSize);
    expect(sizes.every((size) => size === null)).toBe(true);
  }
});

test('a file that only begins like a PNG, or only has its inner mark, is no picture, nor is a drawing', () => {
  const png = pictureHeads.png(512, 300);
  const broken = (at: number) => Uint8Array.from(png, (byte, index) => (index === at ? 0 : byte));
  expect(pictureSize(broken(1))).toBeNull();
  expect(pictureSize(broken(13))).toBeNull();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  expect(pictureSize(new TextEncoder().encode(drawing))).toBeNull();
});

test('other files of the kind that WebP is made of are no pictures', () => {
  for (const head of ['webp', 'lossyWebp', 'losslessWebp'] as const) {
    const bytes = pictureHeads[head](512, 300);
    for (const at of [0, 8, 12]) {
      const other = Uint8Array.from(bytes, (byte, index) => (index === at ? 0 : byte));
      expect(pictureSize(other)).toBeNull();
    }
  }
});

test('the segments of a JPEG are walked through whole, up to its frame', () => {
  const start = pictureHeads.jpeg().slice(0, 2);
  const frame = pictureHeads.jpeg(512, 300).slice(9);
  // A segment of 300 bytes, some of which look like a frame, and a table of codes, which is none.
  const inside = Array.from({ length: 298 }, (_, at) => (at % 2 === 0 ? 0xff : 0xc0));
  const segment = [0xff, 0xe1, 1, 44, ...inside];
  const table = [0xff, 0xc4, 0, 4, 0, 0];
  const bytes = Uint8Array.from([...start, ...segment, ...table, ...frame]);
  expect(pictureSize(bytes)).toEqual({ kind: 'jpeg', width: 512, height: 300 });
  // Without a frame there is no size.
  expect(pictureSize(Uint8Array.from([...start, ...segment, ...table]))).toBeNull();
});

test('a picture of a single point is one, without breadth or height it is none', () => {
  const sizeOf = (width: number, height: number) =>
    pictureSize(Uint8Array.from(pictureHeads.png(width, height)));
  expect(sizeOf(1, 1)).toMatchObject({ width: 1, height: 1 });
  expect([sizeOf(0, 10), sizeOf(10, 0)]).toEqual([null, null]);
});

test('of the segments C0 to CF of a JPEG three begin no picture', () => {
  const head = pictureHeads.jpeg(512, 300);
  const begins = (marker: number) => {
    const bytes = Uint8Array.from(head);
    const at = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xc0);
    bytes[at + 1] = marker;
    return pictureSize(bytes) !== null;
  };
  const frames = Array.from({ length: 18 }, (_, index) => 0xbf + index).filter(begins);
  expect(frames.map((marker) => marker.toString(16)).join(' ')).toBe(
    'c0 c1 c2 c3 c5 c6 c7 c9 ca cb cd ce cf',
  );
});
