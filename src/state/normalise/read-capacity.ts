import { NEW_DRYER } from '#domain/capacity/freeze-dryers.ts';
import type {
  Capacity,
  CapacityDemand,
  CapacityOptions,
  FreezeDryer,
  Rack,
  Shelf,
} from '#domain/capacity/capacity.ts';
import type { TrayInventory } from '#domain/trays/tray-status.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { hashBase36 } from '#domain/records/hash-base36.ts';
import { canonicalJson } from '../document/canonical-json.ts';
import {
  readBoolean,
  readChoice,
  readNumber,
  readPositive,
  readText,
  readTexts,
  readWhole,
} from './coerce.ts';
import { asRecord, isRecord, type JsonRecord } from './json-record.ts';
import { readRecords, type IdMaker } from './read-records.ts';
import { GERM_MODES } from './read-steps.ts';
import { readDay } from './read-time.ts';
import { readTrays } from './read-tray-usage.ts';
import { settle } from './settle.ts';

/** What only the running app knows; it does not belong to a stored farm. */
const RUN_TIME_FIELDS = ['lastResult', 'isRunning', 'error'];

/** Parts of the capacity that older farms kept beside it. */
export const CAPACITY_PARTS = ['racks', 'trayInventory', 'freezeDryers'] as const;

/**
 * Racks, trays and dryers of the farm.
 *
 * @param beside - The whole document: parts missing in the capacity are looked for there.
 */
export function readCapacity(value: unknown, beside: JsonRecord): Capacity {
  const source = asRecord(value);
  const fresh = freshFarm().capacity;
  const racks = source.racks ?? beside.racks;
  const trayInventory = source.trayInventory ?? beside.trayInventory;
  return settle<Capacity>(
    source,
    {
      racks: isCollection(racks) ? readRecords(racks, idOfRack, readRack) : fresh.racks,
      trayInventory: readInventory(asRecord(trayInventory), fresh.trayInventory),
      options: readOptions(asRecord(source.options), fresh.options),
      freezeDryers: readRecords(
        source.freezeDryers ?? beside.freezeDryers,
        numbered('fd'),
        readDryer,
      ),
      demands: readRecords(source.demands, numbered('dem'), readDemand),
    },
    RUN_TIME_FIELDS,
  );
}

function isCollection(value: unknown): boolean {
  return Array.isArray(value) || isRecord(value);
}

function readRack(source: JsonRecord, id: string): Rack {
  const type = rackType(source);
  return settle<Rack>(source, {
    id,
    label: readText(source.label),
    type,
    shelves: readRecords(source.shelves, numbered(type === 'grow' ? 's' : 'g'), readShelf),
  });
}

function rackType(source: JsonRecord): Rack['type'] {
  return readChoice(source.type, ['grow', 'germination'], 'grow');
}

function readShelf(source: JsonRecord, id: string): Shelf {
  const constraints = asRecord(source.constraints);
  return settle<Shelf>(source, {
    id,
    capacity: readTrays(source.capacity, 4),
    constraints: settle<Shelf['constraints']>(constraints, {
      allowedVarieties: readTexts(constraints.allowedVarieties),
      blockedVarieties: readTexts(constraints.blockedVarieties),
    }),
  });
}

function readInventory(source: JsonRecord, fresh: TrayInventory): TrayInventory {
  return settle<TrayInventory>(source, {
    withHoles: readTrays(source.withHoles, fresh.withHoles),
    withoutHoles: readTrays(source.withoutHoles, fresh.withoutHoles),
  });
}

function readOptions(source: JsonRecord, fresh: CapacityOptions): CapacityOptions {
  return settle<CapacityOptions>(source, {
    startDate: readDay(source.startDate),
    windowDays: readWhole(source.windowDays, fresh.windowDays, { min: 1, max: 60 }),
    mode: readText(source.mode) || fresh.mode,
  });
}

/** A dryer; one told as `{name, trays, cyclesPerDay}` becomes shelves and days per cycle. */
function readDryer(source: JsonRecord, id: string): FreezeDryer {
  const cyclesPerDay = readPositive(source.cyclesPerDay, 1);
  return settle<FreezeDryer>(
    source,
    {
      id,
      label: readText(source.label) || readText(source.name),
      shelves: readWhole(source.shelves ?? source.trays, NEW_DRYER.shelves, { min: 0 }),
      cycleDays: readNumber(source.cycleDays, Math.max(1, 1 / cyclesPerDay), { min: 1 }),
      shelfMaxOz: readNumber(source.shelfMaxOz, NEW_DRYER.shelfMaxOz, { min: 0 }),
    },
    ['name', 'trays', 'cyclesPerDay'],
  );
}

function readDemand(source: JsonRecord, id: string): CapacityDemand | null {
  const targetDate = readDay(source.targetDate);
  if (targetDate === null) return null;
  return settle<CapacityDemand>(source, {
    id,
    label: readText(source.label),
    varietyId: readText(source.varietyId),
    traysNeeded: readNumber(source.traysNeeded, 0, { min: 0 }),
    targetDate,
    priority: readChoice(source.priority, ['critical', 'normal', 'low'], 'normal'),
    requiresFreezeDry: readBoolean(source.requiresFreezeDry),
    ozPerTray: readNumber(source.ozPerTray, 16, { min: 0 }),
    fixedHarvestDate: readDay(source.fixedHarvestDate) ?? undefined,
    preferredGermMethod: readChoice(source.preferredGermMethod, GERM_MODES, undefined),
    lbsPerTray: readNumber(source.lbsPerTray, undefined, { min: 0 }),
  });
}

function idOfRack(record: JsonRecord): string {
  return numbered(rackType(record) === 'grow' ? 'grow' : 'germ')(record);
}

/** Ids of these kinds carry running numbers; the `x` keeps a made one from being read as a number. */
function numbered(prefix: string): IdMaker {
  const dash = prefix.length > 1 ? (prefix === 'dem' ? '_' : '-') : '';
  return (record) => `${prefix}${dash}x${hashBase36(canonicalJson(record))}`;
}
