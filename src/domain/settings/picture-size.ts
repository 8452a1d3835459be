/** Kinds of pictures that a browser shows and that can carry no script. */
type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif';

export interface PictureSize {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
}

type Reader = (view: DataView) => readonly [width: number, height: number] | null;

/**
 * Kind and size of a picture, from its own bytes.
 *
 * What a file calls itself counts for nothing: a drawing with a script in it may be named `logo.png`.
 *
 * @returns Null for anything that is not a whole PNG, JPEG, WebP or GIF head.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const kind of KINDS) {
    const size = sizeOf(READERS[kind], view);
    if (size !== null && size[0] > 0 && size[1] > 0) {
      return { kind, width: size[0], height: size[1] };
    }
  }
  return null;
}

/** A truncated header makes the reader throw, so it isn't a picture. */
function sizeOf(read: Reader, view: DataView): ReturnType<Reader> {
  try {
    return read(view);
  } catch {
    return null;
  }
}

const KINDS = ['png', 'jpeg', 'webp', 'gif'] as const satisfies readonly PictureKind[];

const READERS: Readonly<Record<PictureKind, Reader>> = {
  png: (view) => {
    const isPng = starts(view, 0, '\x89PNG\r\n\x1A\n') && starts(view, 12, 'IHDR');
    return isPng ? [view.getUint32(16), view.getUint32(20)] : null;
  },
  gif: (view) => {
    const isGif = starts(view, 0, 'GIF87a') || starts(view, 0, 'GIF89a');
    return isGif ? [view.getUint16(6, true), view.getUint16(8, true)] : null;
  },
  webp: (view) => {
    const isWebp = starts(view, 0, 'RIFF') && starts(view, 8, 'WEBP');
    return isWebp ? webpSize(view) : null;
  },
  jpeg: (view) => (starts(view, 0, '\xFF\xD8\xFF') ? jpegSize(view) : null),
};

/** WebP has three forms, which say their size in three ways. */
function webpSize(view: DataView): ReturnType<Reader> {
  if (starts(view, 12, 'VP8X')) return [1 + threeBytes(view, 24), 1 + threeBytes(view, 27)];
  if (starts(view, 12, 'VP8L') && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true);
    return [1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff)];
  }
  if (starts(view, 12, 'VP8 ') && starts(view, 23, '\x9D\x01\x2A')) {
    return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  }
  return null;
}

/** Walks from segment to segment of a JPEG until the one with the size. */
function jpegSize(view: DataView): ReturnType<Reader> {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Segments C0 to CF begin a picture, but for three of them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function threeBytes(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
}

function starts(view: DataView, at: number, letters: string): boolean {
  return Array.from(letters).every(
    (letter, index) => view.getUint8(at + index) === letter.charCodeAt(0),
  );
}
