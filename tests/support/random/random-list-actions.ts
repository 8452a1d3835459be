import { nextNumberedId } from '#domain/capacity/numbered-id.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aMix, aRecurringOrder, aSingleOrder } from '#tests/support/builders/builders.ts';
import { type RandomChoice, actionFor } from './random-actions.ts';
import { chosenId } from './chosen.ts';

/** The same as `actionFor`, and work on journals, simple orders, mixes and rooms as well. */
export function anyActionFor(choice: RandomChoice, farm: FarmDocument): FarmAction {
  const { kind, pick, amount } = choice;
  const choices = [journals, simpleOrders, mixesAndRooms];
  const own = kind % 4 === 0 ? choices[(kind / 4) % choices.length] : undefined;
  return own === undefined ? actionFor(choice, farm) : own(farm, pick, amount);
}

type Choose = (farm: FarmDocument, pick: number, amount: number) => FarmAction;

const journals: Choose = (farm, pick, amount) => {
  const variety = farm.varieties[pick % Math.max(1, farm.varieties.length)];
  const varietyId = variety?.id ?? 'nothing';
  const id = chosenId(variety?.journal ?? [], pick);
  const atISO = `2026-11-20T09:0${amount}:00.000Z`;
  const entry = { id: `jrn_${pick}`, atISO, text: `Seen ${amount}`, pinned: false };
  const actions: FarmAction[] = [
    { type: 'ADD_JOURNAL_ENTRY', payload: { varietyId, entry } },
    { type: 'UPDATE_JOURNAL_ENTRY', payload: { varietyId, id, patch: { text: `New ${amount}` } } },
    { type: 'DELETE_JOURNAL_ENTRY', payload: { varietyId, id } },
    { type: 'DELETE_MANUAL_TASK', payload: { id: chosenId(farm.tasks, pick) } },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
};

const simpleOrders: Choose = (farm, pick, amount) => {
  const items = [{ productId: chosenId(farm.products, pick), count: amount }];
  const [recurringId, singleId] = [chosenId(farm.recurring, pick), chosenId(farm.single, pick)];
  const actions: FarmAction[] = [
    { type: 'ADD_RECURRING', payload: aRecurringOrder({ id: `rec_${pick}`, items }) },
    { type: 'UPDATE_RECURRING', payload: { id: recurringId, patch: { customer: `C${amount}` } } },
    { type: 'DELETE_RECURRING', payload: { id: recurringId } },
    {
      type: 'ADD_SINGLE',
      payload: aSingleOrder({ id: `one_${pick}`, items, date: `2026-12-0${amount}` }),
    },
    { type: 'UPDATE_SINGLE', payload: { id: singleId, patch: { items } } },
    { type: 'DELETE_SINGLE', payload: { id: singleId } },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
};

const mixesAndRooms: Choose = (farm, pick, amount) => {
  const { racks, freezeDryers } = farm.capacity;
  const mixes = farm.products.filter(({ type }) => type === 'mix');
  const blend = { [chosenId(farm.varieties, pick)]: 100 };
  const rack = {
    id: nextNumberedId(
      'grow-',
      racks.map(({ id }) => id),
    ),
    label: `Rack ${pick}`,
  };
  const dryer = {
    id: nextNumberedId(
      'fd-',
      freezeDryers.map(({ id }) => id),
    ),
    label: `D ${pick}`,
  };
  const actions: FarmAction[] = [
    { type: 'ADD_PRODUCT', payload: aMix(blend, { id: `mix_${pick}` }) },
    {
      type: 'UPDATE_PRODUCT',
      payload: { id: chosenId(mixes, pick), patch: { packageSizeOz: amount } },
    },
    { type: 'DELETE_PRODUCT', payload: { id: chosenId(mixes, pick) } },
    {
      type: 'CAPACITY_UPDATE',
      payload: { racks: [...racks, { ...rack, type: 'grow', shelves: [] }] },
    },
    { type: 'CAPACITY_UPDATE', payload: { racks: racks.slice(0, -1) } },
    {
      type: 'CAPACITY_UPDATE',
      payload: {
        freezeDryers: [...freezeDryers, { ...dryer, shelves: 7, cycleDays: 1, shelfMaxOz: amount }],
      },
    },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
};
