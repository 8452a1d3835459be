import type { FarmDocument } from '../farm-document.ts';
import { type DocumentVersion, NO_VERSION } from './version-vector.ts';
import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { fittingFields } from '../json-record.ts';

/** The newest form of the document that this app can write. An absent `meta.schema` is 2. */
export const DOCUMENT_SCHEMA = 2;

/** How the id of a device begins that has a key; one without makes its id up itself. */
const KEY_DEVICE = 'dev_';

/** Writes a farm contains; none if it was never synced or its version is unreadable. */
export function versionOf({ meta }: FarmDocument): DocumentVersion {
  const vv = fittingFields(meta.sync?.['vv'], isSeq);
  if (Object.keys(vv).length === 0) return NO_VERSION;
  return { vv, marks: fittingFields(meta.sync?.['marks'], isText) };
}

export function withVersion(
  farm: FarmDocument,
  { vv, marks }: DocumentVersion,
  writeId?: string,
): FarmDocument {
  const sync = { ...farm.meta.sync, v: 1, vv, marks, ...(writeId !== undefined && { writeId }) };
  return { ...farm, meta: { ...farm.meta, sync } };
}

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

/** Keeps the version of the known farm: an undo doesn't change which writes it contains. */
export function withVersionOf(known: FarmDocument, farm: FarmDocument): FarmDocument {
  const writeId = known.meta.sync?.['writeId'];
  if (known.meta.sync === undefined) return farm;
  return withVersion(farm, versionOf(known), typeof writeId === 'string' ? writeId : undefined);
}

function isSeq(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A farm that was deleted on purpose, before another one began in its place. */
export interface Wipe {
  readonly at: IsoInstant;
  /** Member who did it, by the name at that time; absent if unknown. */
  readonly by?: string;
}

/**
 * The wipe a farm started after. By it alone devices with the old farm learn that the cloud has a different one,
 * and who deleted the first.
 */
export function wipeBefore({ meta }: Pick<FarmDocument, 'meta'>): Wipe | null {
  const { wipedAt: at, wipedBy: by } = meta.sync ?? {};
  if (typeof at !== 'string' || !Number.isFinite(Date.parse(at))) return null;
  return { at, ...(typeof by === 'string' && { by }) };
}

export function withWipe(farm: FarmDocument, wipe: Wipe | null): FarmDocument {
  const before = wipeBefore(farm);
  if (wipe === null || (wipe.at === before?.at && wipe.by === before.by)) return farm;
  const { wipedBy: _before, ...others } = farm.meta.sync ?? {};
  const { at, by } = wipe;
  const sync = { ...others, wipedAt: at, ...(by !== undefined && { wipedBy: by }) };
  return { ...farm, meta: { ...farm.meta, sync } };
}

export function laterWipe(a: FarmDocument, b: FarmDocument): Wipe | null {
  const [here, there] = [wipeBefore(a), wipeBefore(b)];
  if (here === null || there === null) return here ?? there;
  return isLater(here, there) ? here : there;
}

/** The wipe before the cloud's farm when the farm here is from before it; null when it is not. */
export function unseenWipe(local: FarmDocument, remote: FarmDocument): Wipe | null {
  const wipe = wipeBefore(remote);
  if (wipe === null || wipe.at === wipeBefore(local)?.at) return null;
  return laterWipe(local, remote)?.at === wipe.at ? wipe : null;
}

/** Of two records of one wipe, the one with a name is kept; of two names always the same one. */
function isLater(a: Wipe, b: Wipe): boolean {
  const [first, second] = [Date.parse(a.at), Date.parse(b.at)];
  return first === second ? (a.by ?? '') > (b.by ?? '') : first > second;
}
