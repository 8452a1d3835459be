import type { FarmDocument } from '../document/farm-document.ts';
import { versionOf } from '../document/sync/sync-meta.ts';
import type { Sides } from './merge-context.ts';

/** Checks whether two farms share writes of a device, so their ids mean the same. */
export function haveCommonWrites({
  local,
  remote,
}: Pick<Sides<FarmDocument>, 'local' | 'remote'>): boolean {
  const [here, there] = [versionOf(local), versionOf(remote)];
  return Object.keys(here.vv).some((device) => Object.hasOwn(there.vv, device));
}
