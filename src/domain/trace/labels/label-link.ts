/** Modules of a QR code of 38 characters at level M, and the blank ones around it. */
const MODULES = 25;
const QUIET = 4;

const MAX_CHARACTERS = 38;

const MODULE_MM = 0.5;
const SMALLEST_MODULE_MM = 0.375;

/** The link of a label, or why it has none. */
type LabelLink = { readonly link: string } | { readonly link: null; readonly reason: string };

/** The host in an address: the rules run without the `URL` of a browser. */
const HOST = /^[a-z]+:\/\/([^/:]+)/i;

/** Builds the link in a label's code. It is all capitals, so that the code stays small. */
export function labelLink(origin: string, lot: string): LabelLink {
  if (lot === '') return { link: null, reason: 'The lot is unknown.' };
  const hostname = HOST.exec(origin)?.[1]?.toLowerCase() ?? '';
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1') {
    return { link: null, reason: 'Other devices can’t open localhost.' };
  }
  const link = `${origin}/T/${lot}`.toUpperCase();
  if (link.length > MAX_CHARACTERS) return { link: null, reason: 'The link is too long.' };
  return { link };
}

/** Millimeters of one side of the code with its blank margin in a room of that side; null where none fits. */
export function qrSize(side: number): number | null {
  const modules = MODULES + 2 * QUIET;
  const module = Math.min(MODULE_MM, side / modules);
  return module < SMALLEST_MODULE_MM ? null : module * modules;
}
