import { expect, test } from 'vitest';
import { MAX_LOGO_BYTES, safeLogo } from '#domain/settings/logo.ts';
import { encodeLogo } from './encode-logo.ts';

/** A picture file; noise is what makes pictures large. */
async function aPicture(
  width: number,
  height: number,
  { isNoise = false, type = 'image/png' } = {},
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  const pixels = context.createImageData(width, height);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    pixels.data[at] = isNoise && at % 4 !== 3 ? seed % 256 : 255;
  }
  context.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type });
}

async function sizeOf(url: string): Promise<readonly [number, number]> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}

test.each([
  ['a wide picture', 1600, 800, [512, 256]],
  ['a tall picture', 300, 1200, [128, 512]],
  ['a small picture', 40, 30, [40, 30]],
] as const)('%s is made to fit into 512 pixels', async (_, width, height, expected) => {
  for (const type of ['image/png', 'image/jpeg', 'image/webp']) {
    const logo = await encodeLogo(await aPicture(width, height, { type }));
    expect(safeLogo(logo)).toBe(logo);
    expect(await sizeOf(logo)).toEqual(expected);
  }
});

test('a picture that would be too large as it is is stored in a smaller form', async () => {
  const photo = await aPicture(900, 900, { isNoise: true });
  expect(photo.size).toBeGreaterThan(MAX_LOGO_BYTES);
  expect(safeLogo(await encodeLogo(photo))).not.toBeNull();
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  ['a drawing', new Blob([svg], { type: 'image/svg+xml' })],
  ['a drawing that calls itself a picture', new Blob([svg], { type: 'image/png' })],
  ['a page', new Blob(['<script>alert(1)</script>'], { type: 'image/jpeg' })],
  ['an empty file', new Blob([])],
  [
    'the head of a picture without the picture',
    new Blob([
      Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]),
      Uint8Array.from([0, 0, 0, 9, 0, 0, 0, 9, 8, 6, 0, 0, 0]),
    ]),
  ],
])('%s is no logo', async (_, file) => {
  await expect(encodeLogo(file)).rejects.toThrow(/^Choose a PNG, JPEG, WebP or GIF/);
});

test('a picture that would take the memory of the page is not opened', async () => {
  const head = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82];
  const huge = new Blob([Uint8Array.from([...head, 0, 0, 255, 255, 0, 0, 255, 255])]);
  await expect(encodeLogo(huge)).rejects.toThrow(/^That image is too large/);
});
