import { withoutIdentity } from '../backup/google-identity.ts';
import type { FarmDocument } from '../farm-document.ts';
import { sameValue } from '../same-value.ts';

/** A farm as it leaves the device: nobody is signed in. */
export function sendable(farm: FarmDocument): FarmDocument {
  return { ...farm, settings: withoutIdentity(farm.settings) };
}

/** True when two farms say the same, whoever wrote them, and when. */
export function sameContent(left: FarmDocument, right: FarmDocument): boolean {
  return sameValue(contentOf(left), contentOf(right));
}

function contentOf(farm: FarmDocument): object {
  const { vv: _vv, marks: _marks, writeId: _writeId, v: _v, ...sync } = farm.meta.sync ?? {};
  const { lastWriteAt: _at, catalogUpdatedAt: _catalogAt, ...meta } = farm.meta;
  return { ...sendable(farm), meta: { ...meta, sync } };
}
