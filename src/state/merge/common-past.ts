import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import { withIdentityOf, withoutIdentity } from '../document/sendable-farm.ts';
import { versionOf } from '../document/sync/sync-meta.ts';
import { readTombstones } from '../document/sync/sync-meta-records.ts';
import { sameVersion } from '../document/sync/version-vector.ts';
import type { MergeContext, Sides } from './merge-context.ts';
import { readOwn } from '../document/json-record.ts';

/** Checks whether two farms share writes of a device, so their ids mean the same. */
export function haveCommonWrites({
  local,
  remote,
}: Pick<Sides<FarmDocument>, 'local' | 'remote'>): boolean {
  const [here, there] = [versionOf(local), versionOf(remote)];
  return Object.keys(here.vv).some((device) => Object.hasOwn(there.vv, device));
}

/** Ignores deletes made before the farms met, since the other farm never had those records. */
export function tombReader(local: FarmDocument, remote: FarmDocument): MergeContext['deletedAt'] {
  if (!haveCommonWrites({ local, remote })) return () => null;
  const tombstones = { local: readTombstones(local), remote: readTombstones(remote) };
  return (side, slice, id) => readOwn(readOwn(tombstones[side], slice) ?? {}, id) ?? null;
}

/** The farm of one side when the other one says the same as the farm that both come from. */
export function sameContents({ base, local, remote }: Sides<FarmDocument>): FarmDocument | null {
  // Two devices that received the same delivery say the same, too; only the very same write is one.
  const isOneWrite =
    remote.meta.lastWriteAt === local.meta.lastWriteAt &&
    sameVersion(versionOf(remote), versionOf(local));
  if ((isOneWrite && sameParts(remote, local)) || sameParts(remote, base)) return local;
  return sameParts(local, base) ? withOwnIdentity(remote, local) : null;
}

function sameParts(a: FarmDocument, b: FarmDocument): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  names.delete('meta');
  return [...names].every((name) => sameValue(partOf(a, name), partOf(b, name)));
}

function partOf(farm: FarmDocument, name: string): unknown {
  return name === 'settings' ? withoutIdentity(farm.settings) : readOwn({ ...farm }, name);
}

function withOwnIdentity(farm: FarmDocument, device: FarmDocument): FarmDocument {
  const settings = withIdentityOf(device.settings, farm.settings);
  return sameValue(settings, farm.settings) ? farm : { ...farm, settings };
}
