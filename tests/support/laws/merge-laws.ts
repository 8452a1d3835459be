import { deepStrictEqual as equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { heldStock } from '#domain/alchemy/orders/stock-moves.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { reduce } from '#state/records/reduce.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { isNeeded, missingReferences } from '#state/schema/references/missing-references.ts';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import {
  aFarm,
  aRepeatOrder,
  aVariety,
  anOrder,
  packages,
} from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { type Devices, someDevices } from '#tests/support/merge/merge-devices.ts';
import { contentOf } from '#tests/support/devices/open-tab.ts';
import { aPowderShop, aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import { chosenId, does } from '#tests/support/random/chosen.ts';
import {
  type RandomChoice,
  actionFor,
  randomChoice,
  someKinds,
} from '#tests/support/random/random-actions.ts';
import {
  type Act,
  anyTrayWork,
  CYCLES,
  scrubsAsked,
  scrubsNeeded,
  trayCounts,
  trayCountsByWork,
} from './tray-model.ts';

const DEVICES = 3;

/** Something done on a device, or the device meets the cloud, or a day passes. */
interface Step<Work> {
  readonly device: number;
  readonly work: Work | 'sync' | 'day';
}

function steps<Work>(work: fc.Arbitrary<Work>, maxLength = 30): fc.Arbitrary<Step<Work>[]> {
  const done: fc.Arbitrary<Work | 'sync' | 'day'> = fc.oneof(
    { weight: 6, arbitrary: work },
    { weight: 2, arbitrary: fc.constantFrom('sync', 'day') },
  );
  const step = fc.record({ device: fc.nat(DEVICES - 1), work: done });
  return fc.array(step, { maxLength, size: 'max' });
}

function histories(maxLength = 30): fc.Arbitrary<Step<RandomChoice>[]> {
  return someKinds().chain((kinds) => steps(randomChoice(kinds), maxLength));
}

function carryOut<Work>(
  devices: Devices,
  todo: readonly Step<Work>[],
  act: (farm: FarmDocument, work: Work) => FarmAction,
): Devices {
  for (const { device, work } of todo) {
    if (work === 'sync') devices.sync(device);
    else if (work === 'day') aNewDay(devices);
    else devices.act(device, act(devices.farm(device), work));
  }
  devices.syncAll();
  return devices;
}

function afterAll(history: readonly Step<RandomChoice>[]): Devices {
  return carryOut(someDevices(DEVICES, aSmallFarm()), history, (farm, choice) =>
    actionFor(choice, farm),
  );
}

function afterTrayWork(todo: readonly Step<Act>[]): FarmDocument {
  const devices = someDevices(DEVICES, aPlantedFarm());
  return carryOut(devices, todo, (farm, work) => work(farm)).cloud();
}

function aNewDay(devices: Devices): void {
  devices.pass(24);
  for (let index = 0; index < DEVICES; index += 1) devices.act(index, { type: 'REGENERATE_TASKS' });
}

/** Laws that hold whatever several devices do, each with the farms that it is shown on. */
export const MERGE_LAWS: Readonly<Record<string, () => fc.IPropertyWithHooks<[Step<never>[]]>>> = {
  'all devices end with the same farm, and meeting again changes nothing': () =>
    fc.property(histories(), (todo) => {
      const devices = afterAll(todo);
      const settled = contentOf(devices.cloud());
      for (const index of [0, 1, 2]) equal(contentOf(devices.farm(index)), settled);
      devices.syncAll();
      equal(contentOf(devices.cloud()), settled);
    }) as never,

  'planning a merged farm again changes nothing, and no work has two tasks': () =>
    fc.property(histories(), (todo) => {
      const devices = afterAll(todo);
      const farm = devices.cloud();
      ok(planFarm(farm, devices.today()).tasks === farm.tasks);
      const keys = farm.tasks.map(({ taskKey }) => taskKey);
      equal(new Set(keys).size, keys.length);
    }) as never,

  'a merged farm is read as it was written': () =>
    fc.property(histories(60), (todo) => {
      const devices = afterAll(todo);
      const written: unknown = JSON.parse(JSON.stringify(devices.cloud()));
      equal(normalizeFarm(written), written);
    }) as never,

  'nothing in a merged farm names what one device has deleted': () =>
    fc.property(histories(), (todo) => {
      const devices = someDevices(DEVICES, aSmallFarm());
      const missing = new Set<string>();
      carryOut(devices, todo, (farm, choice) => {
        // Orders of nothing, as a random choice may write them down, are nobody's delete.
        for (const name of missingNames(farm)) missing.add(name);
        const action = actionFor(choice, farm);
        // Nor are orders that stay by rule where the demo takes the place of what they were for.
        if (action.type === 'LOAD_DEMO_DATA') {
          const moment = { today: '2026-11-20', now: 0 };
          for (const name of missingNames(reduce(farm, { ...action, moment }))) missing.add(name);
        }
        return action;
      });
      for (const index of [0, 1, 2]) {
        for (const name of missingNames(devices.farm(index))) {
          ok(missing.has(name) || name.endsWith(' nothing') || isMade(name), name);
        }
      }
    }) as never,

  'trays follow from the work that is done, on however many devices': () =>
    fc.property(steps(anyTrayWork(), 40), (todo) => {
      const farm = afterTrayWork(todo);
      equal(trayCounts(farm), trayCountsByWork(farm));
      equal(scrubsAsked(farm), scrubsNeeded(farm));
    }) as never,

  'seed is booked for just the trays that are recorded': () =>
    fc.property(steps(anyTrayWork(), 40), (todo) => {
      const { traysPlantedLog, seedsInventory } = afterTrayWork(todo);
      for (const { dateISO, varietyId, trays } of traysPlantedLog) {
        const booked = seedsInventory
          .filter((booking) => booking.varietyId === varietyId && booking.meta?.dateISO === dateISO)
          .reduce((sum, booking) => sum + (booking.meta?.deltaTrays ?? 0), 0);
        equal(booked, trays);
      }
    }) as never,

  'all stock that comes in on any device is there, less what orders took, once each': () =>
    fc.property(steps(anyStockWork()), (todo) => {
      let received = 0;
      let bought = 0;
      const devices = carryOut(someDevices(DEVICES, aShop()), todo, (farm, work) => {
        if (work.kind === 'receive') received += work.qty;
        if (work.kind === 'buy') bought += work.qty;
        return stockAction(farm, work);
      });
      const { catalog, alchemy } = devices.cloud();
      equal(catalog.materials[0]?.stock.qty, 10 + received);
      const held = alchemy.orders
        .flatMap((order) => heldStock(order, alchemy).back)
        .filter(({ itemId }) => itemId === 'jar')
        .reduce((sum, { qty }) => sum + qty, 0);
      const jars = alchemy.items.find(({ id }) => id === 'jar')?.stockQty ?? 0;
      equal(roundTo(jars + held, 6), 100 + bought);
    }) as never,
};

/** Lines that a random choice gives to something it never looked for. */
function isMade(name: string): boolean {
  return name.startsWith('alchemy/');
}

function aSmallFarm(): FarmDocument {
  const varieties = ['pea', 'kale'].map((id) => aVariety({ id, seedGPerTray: 20 }));
  const orders = [
    anOrder({ id: 'ord_a', date: '2026-12-04', items: [packages('prod_pea', 6, 4)] }),
    anOrder({ id: 'ord_b', date: '2026-12-08', items: [packages('prod_kale', 3, 4)] }),
    aRepeatOrder({ id: 'ord_c', customer: 'Customer 3', items: [packages('prod_kale', 3, 4)] }),
  ];
  return aFarm({ varieties, orders });
}

function aPlantedFarm(): FarmDocument {
  const varieties = CYCLES.map(([{ varietyId = '' }]) =>
    aVariety({ id: varietyId, seedGPerTray: 20 }),
  );
  return aFarm({ varieties, tasks: CYCLES.flat() });
}

function aShop(): FarmDocument {
  const farm = aFarm();
  const lids = aMaterial({ id: 'mat_lid', stock: { qty: 10, unit: 'each' } });
  const { items, ...shop } = aPowderShop(100_000, 100, 100_000);
  return {
    ...farm,
    catalog: { ...farm.catalog, materials: [lids] },
    alchemy: { ...shop, items: [...items, anItem({ id: 'other' })] },
  };
}

interface StockWork {
  readonly kind: 'receive' | 'buy' | 'place' | 'confirm' | 'pend' | 'cancel' | 'complete';
  readonly qty: number;
}

function anyStockWork(): fc.Arbitrary<StockWork> {
  return fc.record({
    kind: fc.constantFrom(
      'receive',
      'buy',
      'place',
      'place',
      'confirm',
      'pend',
      'cancel',
      'complete',
    ),
    qty: fc.integer({ min: 1, max: 9 }),
  });
}

function stockAction({ alchemy }: FarmDocument, { kind, qty }: StockWork): FarmAction {
  const id = chosenId(alchemy.orders, qty);
  const jars = alchemy.items.find((item) => item.id === 'jar')?.stockQty ?? 0;
  return {
    receive: does('RECEIVE_STOCK', { id: 'mat_lid', quantity: { qty, unit: 'each' } }),
    buy: does('UPDATE_PRO_ITEM', { id: 'jar', patch: { stockQty: jars + qty } }),
    place: does('PLACE_PRO_ORDER', aProOrder(qty, { id: '' })),
    confirm: does('MOVE_PRO_ORDER', { id, status: 'confirmed' }),
    pend: does('MOVE_PRO_ORDER', { id, status: 'pending' }),
    cancel: does('MOVE_PRO_ORDER', { id, status: 'cancelled' }),
    complete: does('COMPLETE_PRO_ORDER', { id }),
  }[kind];
}

/** What is sold or filed somewhere but does not exist, as `varieties pea`. */
function missingNames(farm: FarmDocument): ReadonlySet<string> {
  const missing = missingReferences(farm, isNeeded);
  return new Set(missing.map(({ text, reference }) => `${reference.to} ${text}`));
}
