import type { FarmDocument } from '../farm-document.ts';
import { type DocumentVersion, NO_VERSION } from './version-vector.ts';

/** The newest form of the document that this app can write. An absent `meta.schema` is 2. */
export const DOCUMENT_SCHEMA = 2;

/** How the id of a device begins that has a key; one without makes its id up itself. */
const KEY_DEVICE = 'dev_';

/**
 * Returns which writes a farm contains; none if it was never synced or its version is unreadable.
 */
export function versionOf({ meta }: FarmDocument): DocumentVersion {
  const vv = readEntries(meta.sync?.['vv'], isSeq);
  if (Object.keys(vv).length === 0) return NO_VERSION;
  return { vv, marks: readEntries(meta.sync?.['marks'], isText) };
}

/** Sets the writes that a farm contains. */
export function withVersion(
  farm: FarmDocument,
  { vv, marks }: DocumentVersion,
  writeId?: string,
): FarmDocument {
  const sync = { ...farm.meta.sync, v: 1, vv, marks, ...(writeId !== undefined && { writeId }) };
  return { ...farm, meta: { ...farm.meta, sync } };
}

/** Sets the name of the device that wrote the farm. */
export function withWriter(farm: FarmDocument, writtenOn: string | undefined): FarmDocument {
  const { writtenOn: _before, ...others } = farm.meta.sync ?? {};
  const sync = { ...others, ...(writtenOn !== undefined && { writtenOn }) };
  return { ...farm, meta: { ...farm.meta, sync } };
}

/** The device a farm was written on, as a grower would call it; '' when unknown. */
export function writerOf({ meta }: FarmDocument): string {
  const writtenOn = meta.sync?.['writtenOn'];
  return isText(writtenOn) ? writtenOn : '';
}

/** Checks whether a device with a key wrote a farm last. */
export function isWrittenByKey({ meta }: Pick<FarmDocument, 'meta'>): boolean {
  const writeId = meta.sync?.['writeId'];
  return isText(writeId) && writeId.startsWith(KEY_DEVICE);
}

/**
 * Keeps the version of the known farm. Undoing a change doesn't undo which writes a farm contains.
 */
export function withVersionOf(known: FarmDocument, farm: FarmDocument): FarmDocument {
  const writeId = known.meta.sync?.['writeId'];
  if (known.meta.sync === undefined) return farm;
  return withVersion(farm, versionOf(known), typeof writeId === 'string' ? writeId : undefined);
}

function readEntries<T>(value: unknown, fits: (entry: unknown) => entry is T): Record<string, T> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter((entry): entry is [string, T] => fits(entry[1]));
  return Object.fromEntries(entries);
}

function isSeq(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
