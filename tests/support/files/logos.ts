/** Bytes of pictures that are only a head: what says their kind and size. */
export const pictureHeads = {
  png: (width = 2, height = 1) => [
    ...letters('\x89PNG\r\n\x1A\n\0\0\0\rIHDR'),
    ...highFirst(width, 4),
    ...highFirst(height, 4),
    ...letters('\x08\x06\0\0\0'),
  ],
  gif: (width = 2, height = 1) => [
    ...letters('GIF89a'),
    ...lowFirst(width, 2),
    ...lowFirst(height, 2),
    ...letters('\0\0\0'),
  ],
  jpeg: (width = 2, height = 1) => [
    // A segment of four bytes, a filler, then the frame.
    ...letters('\xFF\xD8\xFF\xE0\0\x04\x01\x02\xFF\xFF\xC0\0\x0B\x08'),
    ...highFirst(height, 2),
    ...highFirst(width, 2),
    ...letters('\x01\x01\x11\0'),
  ],
  webp: (width = 2, height = 1) => [
    ...webpHead('VP8X', '\0\0\0\0'),
    ...lowFirst(width - 1, 3),
    ...lowFirst(height - 1, 3),
  ],
  lossyWebp: (width = 2, height = 1) => [
    ...webpHead('VP8 ', '\0\0\0\x9D\x01\x2A'),
    ...lowFirst(width, 2),
    ...lowFirst(height, 2),
  ],
  losslessWebp: (width = 2, height = 1) => [
    ...webpHead('VP8L', '\x2F'),
    ...lowFirst(width - 1 + (height - 1) * 2 ** 14, 4),
  ],
} as const;

/** Bytes as the address that a page shows a picture by. */
export function pictureUrl(kind: string, bytes: readonly number[]): string {
  return `data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}`;
}

export function aLogo(): string {
  return pictureUrl('png', pictureHeads.png());
}

function webpHead(form: string, more: string): number[] {
  return letters(`RIFF\0\0\0\0WEBP${form}\0\0\0\0${more}`);
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
