import { withoutIdentity } from './google-identity.ts';
import { type FarmDocument, sameValue } from './farm-document.ts';

/** A farm as it leaves the device, without the signed-in identity. */
export function sendable(farm: FarmDocument): FarmDocument {
  return { ...farm, settings: withoutIdentity(farm.settings) };
}

/** Checks whether two farms have the same content, whoever wrote them and when. */
export function sameContent(left: FarmDocument, right: FarmDocument): boolean {
  return sameValue(contentOf(left), contentOf(right));
}

function contentOf(farm: FarmDocument): object {
  const sync = Object.entries(farm.meta.sync ?? {}).filter(([name]) => !NOTES_OF_A_WRITE.has(name));
  const { lastWriteAt: _at, catalogUpdatedAt: _catalogAt, ...meta } = farm.meta;
  return { ...sendable(farm), meta: { ...meta, sync: Object.fromEntries(sync) } };
}

/** Parts of `meta.sync` that say who wrote what of a farm, and on top of what. */
const NOTES_OF_A_WRITE: ReadonlySet<string> = new Set([
  'v',
  'vv',
  'marks',
  'writeId',
  'writtenOn',
  'stock',
  'edits',
]);
