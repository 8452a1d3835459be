import {
  type Capacity,
  type FreezeDryer,
  type Rack,
  RACK_ID_PREFIX,
  SHELF_ID_PREFIX,
} from '#domain/capacity/capacity.ts';
import { freshFarm } from '../../document/fresh-farm.ts';
import { hashBase36 } from '#domain/records/hash-base36.ts';
import {
  CAPACITY,
  CAPACITY_DEMANDS,
  FREEZE_DRYERS,
  RACKS,
  RACK_TYPE,
  SHELVES,
} from '../../schema/settings.ts';
import { canonicalJson } from '../../document/canonical-json.ts';
import { readNumber, readPositive } from '../coerce.ts';
import { readList, readObject, readOne } from '../read-record.ts';
import type { IdMaker } from '../read-records.ts';
import { asRecord, isRecord, type JsonRecord } from '../../document/json-record.ts';

/** Parts that older farms stored next to the capacity. */
export const CAPACITY_PARTS = ['racks', 'trayInventory', 'freezeDryers'] as const;

/** Reads racks, trays and dryers, with missing parts from the whole document `beside` them. */
export function readCapacity(value: unknown, beside: JsonRecord): Capacity {
  const source = asRecord(value);
  const racks = source.racks ?? beside.racks;
  const told = { ...source, trayInventory: source.trayInventory ?? beside.trayInventory };
  return readObject(CAPACITY, told, {
    racks: isCollection(racks) ? readRacks(racks) : freshFarm().capacity.racks,
    freezeDryers: readDryers(source.freezeDryers ?? beside.freezeDryers),
    demands: readList(CAPACITY_DEMANDS, source.demands, undefined, numbered('dem_')),
  });
}

export function isCollection(value: unknown): boolean {
  return Array.isArray(value) || isRecord(value);
}

function readRacks(value: unknown): Rack[] {
  const shelvesOf = (rack: JsonRecord) => {
    const idOf = numbered(SHELF_ID_PREFIX[rackType(rack)]);
    return { shelves: readList(SHELVES, rack.shelves, undefined, idOf) };
  };
  const idOfRack = (rack: JsonRecord) => numbered(RACK_ID_PREFIX[rackType(rack)])(rack);
  return readList(RACKS, value, shelvesOf, idOfRack);
}

function rackType(source: JsonRecord): Rack['type'] {
  return readOne(RACK_TYPE, source, 'type');
}

/** Reads dryers. Old `cyclesPerDay` becomes cycle days. */
function readDryers(value: unknown): FreezeDryer[] {
  const given = ({ cycleDays, cyclesPerDay }: JsonRecord) => ({
    cycleDays: readNumber(cycleDays, Math.max(1, 1 / readPositive(cyclesPerDay, 1)), { min: 1 }),
  });
  return readList(FREEZE_DRYERS, value, given, numbered('fd-'));
}

/** Ids of these kinds carry running numbers; the `x` keeps a made one from being read as a number. */
function numbered(prefix: string): IdMaker {
  return (record) => `${prefix}x${hashBase36(canonicalJson(record))}`;
}
