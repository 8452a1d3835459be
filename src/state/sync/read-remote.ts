import { SLICE_NAMES } from '../backup/slice-names.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { DOCUMENT_SCHEMA } from '../document/sync/sync-meta.ts';
import { isRecord, type JsonRecord } from '../document/json-record.ts';

/** Contents of the cloud: nothing, a farm, or one from a newer app version. */
type RemoteReading =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'newer' }
  | { readonly kind: 'farm'; readonly farm: FarmDocument };

/** Reads the body of an answer, in either of its two shapes. An object without any slice holds no farm. */
export function readRemote(body: unknown): RemoteReading {
  if (!isRecord(body)) return { kind: 'nothing' };
  const state = hasSlice(body) || !isRecord(body.state) ? body : body.state;
  if (!hasSlice(state)) return { kind: 'nothing' };
  const farm = normalizeFarm(state);
  if ((farm.meta.schema ?? DOCUMENT_SCHEMA) > DOCUMENT_SCHEMA) return { kind: 'newer' };
  return { kind: 'farm', farm };
}

function hasSlice(value: JsonRecord): boolean {
  return SLICE_NAMES.some((name) => Object.hasOwn(value, name));
}
