import { type JsonPlace, skipSpace } from './json-places.ts';

export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly text: string | Uint8Array;
}

/**
 * Edits that set members of a JSON object in a text: existing values are replaced, new members are appended in
 * this order. Of a repeated member the last one is replaced, because it is the one that counts.
 *
 * @param members - JSON values by name.
 */
export function setMembers(
  text: Uint8Array,
  object: JsonPlace,
  members: ReadonlyMap<string, string | Uint8Array>,
): readonly TextChange[] {
  const changes: TextChange[] = [];
  const appended: Uint8Array[] = [];
  const isEmpty = text[skipSpace(text, object.from + 1)] === 0x7d;
  for (const [name, value] of members) {
    const place = object.members.get(name);
    if (place) {
      changes.push({ from: place.from, to: place.to, text: value });
      continue;
    }
    const comma = isEmpty && appended.length === 0 ? '' : ',';
    appended.push(Buffer.from(`${comma}${JSON.stringify(name)}:`), Buffer.from(value));
  }
  const end = object.to - 1;
  if (appended.length > 0) changes.push({ from: end, to: end, text: Buffer.concat(appended) });
  return changes;
}

/** Applies edits to a text. Edits must not overlap. */
export function changedText(text: Buffer, changes: readonly TextChange[]): Buffer {
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const change of changes.toSorted((a, b) => a.from - b.from)) {
    parts.push(text.subarray(at, change.from), Buffer.from(change.text));
    at = change.to;
  }
  return Buffer.concat([...parts, text.subarray(at)]);
}
