/** Bytes of pictures that are only a head: what says their kind and size. */
export const pictureHeads = {
  png: (width = 2, height = 1) => [
    ...letters('\x89PNG\r\n\x1A\n'),
    0,
    0,
    0,
    13,
    ...letters('IHDR'),
    ...highFirst(width, 4),
    ...highFirst(height, 4),
    8,
    6,
    0,
    0,
    0,
  ],
  gif: (width = 2, height = 1) => [
    ...letters('GIF89a'),
    ...lowFirst(width, 2),
    ...lowFirst(height, 2),
    0,
    0,
    0,
  ],
  jpeg: (width = 2, height = 1) => [
    0xff,
    0xd8,
    // A segment of four bytes, a filler, then the frame.
    0xff,
    0xe0,
    0,
    4,
    1,
    2,
    0xff,
    0xff,
    0xc0,
    0,
    11,
    8,
    ...highFirst(height, 2),
    ...highFirst(width, 2),
    1,
    1,
    0x11,
    0,
  ],
  webp: (width = 2, height = 1) => [
    ...webpHead('VP8X'),
    0,
    0,
    0,
    0,
    ...lowFirst(width - 1, 3),
    ...lowFirst(height - 1, 3),
  ],
  lossyWebp: (width = 2, height = 1) => [
    ...webpHead('VP8 '),
    0,
    0,
    0,
    0x9d,
    0x01,
    0x2a,
    ...lowFirst(width, 2),
    ...lowFirst(height, 2),
  ],
  losslessWebp: (width = 2, height = 1) => [
    ...webpHead('VP8L'),
    0x2f,
    ...lowFirst(width - 1 + (height - 1) * 2 ** 14, 4),
  ],
} as const;

/** Bytes as the address that a page shows a picture by. */
export function pictureUrl(kind: string, bytes: readonly number[]): string {
  return `data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** A small logo as a farm keeps it. */
export function aLogo(): string {
  return pictureUrl('png', pictureHeads.png());
}

function webpHead(form: string): number[] {
  return [...letters('RIFF'), 0, 0, 0, 0, ...letters('WEBP'), ...letters(form), 0, 0, 0, 0];
}

function letters(text: string): number[] {
  return Array.from(text).map((letter) => letter.charCodeAt(0));
}

function lowFirst(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) % 256);
}

function highFirst(value: number, bytes: number): number[] {
  return lowFirst(value, bytes).toReversed();
}
