import { expect, test } from 'vitest';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { readNotices } from '#state/document/sync/sync-meta-records.ts';
import { memoryDocumentStorage } from '#tests/support/devices/memory-document-storage.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import {
  type FairFarm,
  aFairFarm,
  anaAndMaria,
} from '#tests/support/simulated-members/fair-farm.ts';
import type { KeyedCall } from '#tests/support/simulated-members/farm-service.ts';
import type { MemberPhone } from '#tests/support/simulated-members/member-phone.ts';

const A_MINUTE = 60_000;

async function inCloud({ service }: FairFarm): Promise<FarmDocument> {
  return normalizeFarm(JSON.parse((await service.text()) ?? '{}'));
}

function price(phone: MemberPhone, amount: number, varietyId = 'pea'): void {
  const payload = { varietyId, packageOz: null, amount, from: null };
  phone.store().perform({ type: 'SET_PRICE', payload });
}

const amounts = (farm: FarmDocument): unknown[] => (farm.prices ?? []).map(({ amount }) => amount);

function taskOf(farm: FarmDocument, type: string) {
  const task = farm.tasks.find((one) => one.type === type);
  if (task === undefined) throw new Error(`There is no ${type}`);
  return task;
}

function tick(phone: MemberPhone, type: string): void {
  const { id } = taskOf(phone.farm(), type);
  phone.store().perform({ type: 'TOGGLE_TASK_DONE', payload: { id } });
}

/** What a phone has asked, and how it was answered. */
function heard({ calls }: FairFarm, phone: MemberPhone): readonly (readonly [string, number])[] {
  const { key } = phone.member().now();
  return calls.filter((call) => call.key === key).map(({ method, status }) => [method, status]);
}

test('a helper ticks PLANT while an owner changes a price: 409, GET, PATCH, the price and the tick (example 1)', async () => {
  const farm = await aFairFarm();
  const { ana, maria } = await anaAndMaria(farm);
  void maria.store().sync.syncNow();
  await farm.pass(2_000);
  farm.calls.length = 0;
  price(ana, 9);
  await farm.pass(700);
  // Ana's price is on its way, Maria's phone knows nothing of it.
  tick(maria, 'PLANT');
  await farm.pass(10_000);
  expect(heard(farm, maria).slice(0, 3)).toEqual([
    ['PATCH', 409],
    ['GET', 200],
    ['PATCH', 200],
  ]);
  await farm.pass(A_MINUTE);
  for (const one of [await inCloud(farm), ana.farm(), maria.farm()]) {
    expect([amounts(one), taskOf(one, 'PLANT').done]).toEqual([[9], true]);
    expect(readNotices(one)).toEqual([]);
  }
});

test('a default of a helper’s newer app for settings is never sent (example 2)', async () => {
  const farm = await aFairFarm();
  const { maria } = await anaAndMaria(farm);
  const disk = maria.disks.get(farm.service.farmId);
  if (!disk) throw new Error('Maria’s phone has no farm');
  const sent = JSON.parse((await farm.service.text()) ?? '{}').settings;
  maria.close();
  const kept = await memoryDocumentStorage(disk).load();
  if (kept.state !== 'found') throw new Error('Maria’s phone has lost the farm');
  const { document, revision } = kept.farm;
  const newer = { ...document, settings: { ...document.settings, moonPhase: 'full' } };
  disk.snapshot = { revision, text: JSON.stringify(newer) };
  disk.rows = [];
  await maria.reopen();
  expect(maria.farm().settings).toMatchObject({ moonPhase: 'full' });
  tick(maria, 'PLANT');
  await farm.pass(A_MINUTE);
  const cloud = JSON.parse((await farm.service.text()) ?? '{}');
  expect(cloud.settings).toEqual(sent);
  expect(taskOf(await inCloud(farm), 'PLANT').done).toBe(true);
  expect(heard(farm, maria).every(([, status]) => status < 400)).toBe(true);
});

test('a grower with three unsent prices is made helper: the ticks arrive, the prices are in a copy (example 6)', async () => {
  const farm = await aFairFarm();
  const { ana } = await anaAndMaria(farm);
  for (const id of ['kale', 'mizuna']) {
    ana.store().perform({ type: 'ADD_VARIETY', payload: aVariety({ id }) });
  }
  await farm.pass(A_MINUTE);
  const joe = await farm.arrives('Joe', 'GROWER');
  joe.weather = { ...joe.weather, offline: true };
  for (const id of ['pea', 'kale', 'mizuna']) price(joe, 5, id);
  tick(joe, 'PLANT');
  await farm.pass(30_000);
  await farm.service.setRole(joe.member().now().memberId, 'HELPER');
  // Nothing else has changed in the cloud: the first answer says 304, and that Joe is a helper now.
  joe.weather = { ...joe.weather, offline: false };
  await farm.pass(5 * A_MINUTE);
  const cloud = await inCloud(farm);
  expect([amounts(cloud), taskOf(cloud, 'PLANT').done]).toEqual([[], true]);
  expect(amounts(joe.farm())).toEqual([]);
  expect(joe.member().now()).toMatchObject({
    role: 'HELPER',
    unsent: { changes: 3, slices: ['prices'] },
  });
  const copies = joe.disks.get(farm.service.farmId)?.copies ?? [];
  expect(copies.map(({ text }) => amounts(normalizeFarm(JSON.parse(text))))).toContainEqual([
    5, 5, 5,
  ]);
});

test('a day that moves into the history on a helper’s phone is there once, everywhere', async () => {
  const farm = await aFairFarm();
  const { ana, maria } = await anaAndMaria(farm);
  const titles = ['Sweep', 'Wash', 'Order soil'];
  for (const [n, title] of titles.entries()) {
    const task = { id: `gen_${n}`, title, dateISO: '2024-03-11' };
    ana.store().perform({ type: 'ADD_MANUAL_TASK', payload: task });
  }
  await farm.pass(A_MINUTE);
  for (const id of ['gen_0', 'gen_1'])
    maria.store().perform({ type: 'TOGGLE_TASK_DONE', payload: { id } });
  await farm.pass(A_MINUTE);
  // Done work of long ago is kept by day; what is open stays a task.
  const { tasks, taskHistory } = JSON.parse((await farm.service.text()) ?? '{}');
  expect(JSON.stringify(tasks)).not.toContain('Sweep');
  expect(JSON.stringify(taskHistory).match(/Sweep|Wash/g)).toEqual(['Sweep', 'Wash']);
  ana.store().perform({ type: 'TOGGLE_TASK_DONE', payload: { id: 'gen_2' } });
  tick(maria, 'PLANT');
  await farm.pass(A_MINUTE);
  for (const one of [await inCloud(farm), ana.farm(), maria.farm()]) {
    const done = one.tasks.filter(({ dateISO }) => dateISO === '2024-03-11');
    expect(done).toHaveLength(titles.length);
    expect(new Set(done.map(({ title }) => title))).toEqual(new Set(titles));
    expect(done.every((task) => task.done)).toBe(true);
    // Who did it stays known.
    expect(done.filter(({ by }) => by?.name === 'Maria')).toHaveLength(2);
  }
});

test('work of long ago that a helper had not sent when the page was opened anew outlives a conflict', async () => {
  const farm = await aFairFarm();
  const { ana, maria } = await anaAndMaria(farm);
  maria.weather = { ...maria.weather, offline: true };
  const id = 'gen_sweep';
  const task = { id, title: 'Sweep', dateISO: '2024-03-11' };
  maria.store().perform({ type: 'ADD_MANUAL_TASK', payload: task });
  maria.store().perform({ type: 'TOGGLE_TASK_DONE', payload: { id } });
  await farm.pass(1_000);
  await maria.reopen();
  maria.weather = { ...maria.weather, offline: false };
  farm.calls.length = 0;
  // Her phone asks for the farm, and while it answers, Ana changes a price.
  void maria.store().sync.syncNow();
  price(ana, 9);
  void ana.store().sync.syncNow();
  await farm.pass(A_MINUTE);
  expect(heard(farm, maria)).toContainEqual(['PATCH', 409]);
  for (const one of [await inCloud(farm), ana.farm(), maria.farm()]) {
    expect([one.tasks.filter((each) => each.id === id).length, amounts(one)]).toEqual([1, [9]]);
  }
});

test('slices that an older server takes from no helper are left as the cloud has them, and not sent again', async () => {
  const older = ({ method, body = '' }: KeyedCall) => {
    const slices = method === 'PATCH' && body.includes('"harvestLosses"') ? ['harvestLosses'] : [];
    const refusal = { ok: false, error: 'Not allowed for helpers', slices };
    return slices.length > 0 ? { status: 403, body: refusal } : null;
  };
  const farm = await aFairFarm(older);
  const { maria } = await anaAndMaria(farm);
  tick(maria, 'PLANT');
  const loss = { dateISO: '2026-11-20', varietyId: 'pea', qty: 1, note: 'mice' };
  maria
    .store()
    .perform({ type: 'ADD_HARVEST_LOSS', payload: { ...loss, atISO: '2026-11-20T08:00:00.000Z' } });
  await farm.pass(2 * A_MINUTE);
  const { key } = maria.member().now();
  const patches = farm.calls.filter((call) => call.key === key && call.method === 'PATCH');
  expect(patches.map(({ status }) => status)).toEqual([403, 200]);
  expect(patches[1]?.body).not.toContain('harvestLosses');
  expect(taskOf(await inCloud(farm), 'PLANT').done).toBe(true);
  expect(maria.farm().harvestLosses).toEqual((await inCloud(farm)).harvestLosses);
  expect(maria.store().sync.status()).toMatchObject({ state: 'online', waiting: false });
});

test.each(['GROWER', 'HELPER'] as const)('a %s who was away learns who deleted', async (role) => {
  const farm = await aFairFarm();
  const { ana } = await anaAndMaria(farm);
  const joe = await farm.arrives('Joe', role);
  await farm.pass(A_MINUTE);
  joe.weather = { ...joe.weather, offline: true };
  void ana.store().sync.deleteCloud();
  await farm.pass(A_MINUTE);
  ana.store().perform({ type: 'ADD_VARIETY', payload: aVariety({ id: 'kale' }) });
  await farm.pass(A_MINUTE);
  expect((await inCloud(farm)).varieties.map(({ id }) => id)).toEqual(['kale']);
  joe.weather = { ...joe.weather, offline: false };
  await farm.pass(10 * A_MINUTE);
  expect(joe.store().sync.status().question).toMatchObject({
    kind: 'deleted-in-cloud',
    deletedBy: 'Ana',
    isBegunAnew: true,
  });
  // The new farm says so for good, whoever writes it next.
  void joe.store().sync.decide('cloud');
  await farm.pass(A_MINUTE);
  price(ana, 9, 'kale');
  await farm.pass(A_MINUTE);
  for (const one of [await inCloud(farm), joe.farm()])
    expect(one.meta.sync).toMatchObject({ wipedBy: 'Ana' });
});
