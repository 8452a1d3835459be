import type { Material } from '#domain/catalog/catalog.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import type { Quantity } from '#domain/units/unit.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { versionOf } from '../../document/sync/sync-meta.ts';
import {
  type DeviceId,
  type DocumentVersion,
  devicesOf,
  writeLines,
} from '../../document/sync/version-vector.ts';
import { continues } from '../../document/sync/write-line.ts';
import type { Side } from '../merge-context.ts';
import { withSyncEntry } from '../../document/sync/sync-meta-records.ts';
import { fittingFields, isRecord, readOwn } from '../../document/json-record.ts';

/**
 * Each device's contribution to a material's stock, up to its newest write in the farm.
 *
 * Of two farms, the one with more writes of a device knows its share. So shares are never added twice, even
 * without a common base.
 */
interface StockShares {
  /** The write that began to count: shares of another beginning say nothing about these. */
  readonly since: string;
  readonly unit: string;
  readonly by: Readonly<Record<DeviceId, number>>;
}

type SharesById = Readonly<Record<string, StockShares>>;

/** Half of the last digit that stock is kept with. */
const EPSILON = 1e-6;

export function readShares({ meta }: Pick<FarmDocument, 'meta'>): SharesById {
  return fittingFields(meta.sync?.['stock'], isShares);
}

/** A farm about to be written: stock beyond the noted shares belongs to this device. */
export function withOwnShare(farm: FarmDocument, device: DeviceId, write: string): FarmDocument {
  const known = readShares(farm);
  const shares = farm.catalog.materials.map(({ id, stock }) => {
    const noted = readOwn(known, id);
    if (noted === undefined || noted.unit !== stock.unit) {
      return [id, { since: write, unit: stock.unit, by: { [device]: stock.qty } }] as const;
    }
    const own = stock.qty - total(noted);
    if (Math.abs(own) < EPSILON) return [id, noted] as const;
    const share = roundUnits((readOwn(noted.by, device) ?? 0) + own);
    return [id, { ...noted, by: { ...noted.by, [device]: share } }] as const;
  });
  // A material may come back with an undo: what was brought to it before must not begin to count anew.
  return withSyncEntry(farm, 'stock', { ...known, ...Object.fromEntries(shares) });
}

/** The shares in a farm that two others were merged into; the cloud's where they cannot be compared. */
export function joinShares(local: FarmDocument, remote: FarmDocument): SharesById {
  const [here, there] = [readShares(local), readShares(remote)];
  const knower = knowerOf(versionOf(local), versionOf(remote));
  const joined = [...new Set([...Object.keys(there), ...Object.keys(here)])].flatMap((id) => {
    const [ours, theirs] = [readOwn(here, id), readOwn(there, id)];
    const kept =
      ours && theirs && isComparable(ours, theirs) ? together(ours, theirs, knower) : null;
    const shares = kept ?? theirs ?? ours;
    return shares === undefined ? [] : [[id, shares] as const];
  });
  return Object.fromEntries(joined);
}

/** Merged stock of a material: all devices' shares and local movements since the last write; `null` if they don't say. */
export function sharedStock(
  local: FarmDocument,
  remote: FarmDocument,
): (here: Material, there: Material) => number | null {
  const versions = [versionOf(local), versionOf(remote)] as const;
  const knower = knowerOf(...versions);
  const isClear = [...devicesOf(...versions)].every((device) => knower(device) !== null);
  const [ofLocal, ofRemote] = [readShares(local), readShares(remote)];
  return (here, there) => {
    const [ours, theirs] = [readOwn(ofLocal, here.id), readOwn(ofRemote, there.id)];
    if (!isClear || !ours || !theirs || !isComparable(ours, theirs)) return null;
    const [moved, unnoted] = [beyond(here.stock, ours), beyond(there.stock, theirs)];
    // A program that counts no shares has moved something there.
    if (moved === null || unnoted === null || Math.abs(unnoted) > EPSILON) return null;
    return roundUnits(total(together(ours, theirs, knower)) + moved);
  };
}

/** Which side knows the newest share of a device; null when its profile was copied and each knows another one. */
type Knower = (device: DeviceId) => Side | null;

function knowerOf(local: DocumentVersion, remote: DocumentVersion): Knower {
  return (device) => {
    const [here, there] = [writeLines(local, device), writeLines(remote, device)];
    if (here.every((line) => there.some((other) => continues(other, line)))) return 'remote';
    return there.every((line) => here.some((other) => continues(other, line))) ? 'local' : null;
  };
}

function together(ours: StockShares, theirs: StockShares, knower: Knower): StockShares {
  const devices = new Set([...Object.keys(theirs.by), ...Object.keys(ours.by)]);
  const by = [...devices].flatMap((device) => {
    const share = readOwn((knower(device) === 'local' ? ours : theirs).by, device);
    return share === undefined ? [] : [[device, share] as const];
  });
  return { ...theirs, by: Object.fromEntries(by) };
}

/** Stock beyond the shares; `null` if the units differ. */
function beyond(stock: Quantity, shares: StockShares): number | null {
  return stock.unit === shares.unit ? stock.qty - total(shares) : null;
}

function total({ by }: StockShares): number {
  return roundUnits(Object.values(by).reduce((sum, share) => sum + share, 0));
}

function isComparable(a: StockShares, b: StockShares): boolean {
  return a.since === b.since && a.unit === b.unit;
}

function isShares(value: unknown): value is StockShares {
  if (!isRecord(value) || !isRecord(value['by'])) return false;
  const isNumbers = Object.values(value['by']).every((share) => Number.isFinite(share));
  return isNumbers && typeof value['since'] === 'string' && typeof value['unit'] === 'string';
}
