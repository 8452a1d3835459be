import { safeLogo } from '#domain/settings/logo.ts';
import { pictureSize } from '#domain/settings/picture-size.ts';

/** Pixels of the longer side of a logo as it is stored. */
const LOGO_SIDE = 512;

/** Larger pictures would take the memory of the page when they are opened. */
const MAX_PIXELS = 60_000_000;

const NO_PICTURE = 'Choose a PNG, JPEG, WebP or GIF. Your logo hasn’t changed.';
const TOO_LARGE = 'That image is too large, even resized. Your logo hasn’t changed.';

/** Forms of the stored logo from the truest to the smallest. */
const FORMS = [
  { type: 'image/png' },
  { type: 'image/webp', quality: 0.9 },
  { type: 'image/jpeg', quality: 0.85 },
] as const;

/**
 * A picture file as the logo that the farm keeps: drawn anew at most 512 pixels large, so that nothing
 * of the file itself is left but what can be seen. Throws with the reason when the file cannot be one.
 */
export async function encodeLogo(file: Blob): Promise<string> {
  const size = pictureSize(new Uint8Array(await file.arrayBuffer()));
  if (size === null) throw new Error(NO_PICTURE);
  if (size.width * size.height > MAX_PIXELS) throw new Error(TOO_LARGE);
  const picture = await openPicture(file);
  try {
    const canvas = drawSmall(picture);
    for (const form of FORMS) {
      const logo = canvas.toDataURL(form.type, 'quality' in form ? form.quality : undefined);
      if (safeLogo(logo) !== null) return logo;
    }
  } finally {
    picture.close();
  }
  throw new Error(TOO_LARGE);
}

async function openPicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new Error(NO_PICTURE);
  }
}

function drawSmall(picture: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LOGO_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error(NO_PICTURE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
