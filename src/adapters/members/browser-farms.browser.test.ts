import { beforeEach, expect, test } from 'vitest';
import type { NotingLogger } from '#state/ports/environment.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';
import type { DocumentStorage } from '#state/ports/document-storage.ts';
import { ANONYMOUS } from '#state/ports/cloud-environment.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aKey } from '#tests/support/devices/member-double.ts';
import { localCanary } from '../local/canary.ts';
import { indexedDbDocumentStorage } from '../local/indexed-db-document-storage.ts';
import { tabChannel } from '../local/tab-channel.ts';
import { browserFarms } from './browser-farms.ts';
import { openMember } from './browser-member.ts';
import { moveFarm } from './move-farm.ts';
import { chooseFarm, chosenFarm } from './chosen-farm.ts';
import { listKeys, removeKey, writeKey } from './farm-keys.ts';

const logger: NotingLogger = { error: () => undefined, note: () => undefined };

function open(farmId: string): DocumentStorage {
  const channel = tabChannel(`mgm:${farmId}`);
  return indexedDbDocumentStorage(`mgm:${farmId}`, {
    channel,
    canary: localCanary(farmId),
    logger,
    build: null,
  });
}

/** A farm with one variety, and a copy of it, in a database of its own. */
async function keep(farmId: string, name: string): Promise<void> {
  const storage = open(farmId);
  const farm = { ...freshFarm(), varieties: [aVariety({ name })] };
  await storage.begin(farm);
  await storage.saveCopy(farm, 'sync', 1);
  storage.close();
}

async function found(farmId: string) {
  const storage = open(farmId);
  const farm = await storage.load();
  const copies = await storage.listCopies();
  storage.close();
  return farm.state === 'found'
    ? [farm.farm.document.varieties.map(({ name }) => name), copies.length]
    : farm.state;
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { farmId } of await listKeys()) await removeKey(farmId);
});

test('of two farms on a phone one is removed: the other one is whole, and so is the device’s own', async () => {
  await keep(ANONYMOUS, 'Own');
  await keep('farm_juniper', 'Pea');
  await keep('farm_hill', 'Kale');
  await writeKey(aKey());
  await writeKey(aKey({ farmId: 'farm_hill', farmName: 'Hill Farm' }));
  await browserFarms(logger, open).removeFromDevice('farm_juniper');
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain('mgm:farm_juniper');
  expect((await listKeys()).map(({ farmId }) => farmId)).toEqual(['farm_hill']);
  expect(await found('farm_hill')).toEqual([['Kale'], 1]);
  expect(await found(ANONYMOUS)).toEqual([['Own'], 1]);
});

test('whoever removes another farm than the open one stays where they are', async () => {
  await keep('farm_juniper', 'Pea');
  await writeKey(aKey());
  chooseFarm('farm_hill');
  await browserFarms(logger, open).removeFromDevice('farm_juniper');
  expect(chosenFarm()).toBe('farm_hill');
  await browserFarms(logger, open).removeFromDevice('farm_hill');
  expect(chosenFarm()).toBeNull();
});

test('a farm that is not open tells whether its server lacks something of it', async () => {
  const farms = browserFarms(logger, open);
  const farm = { ...freshFarm(), meta: { ...freshFarm().meta, lastWriteAt: 5 } };
  const storage = open('farm_juniper');
  await storage.begin(farm, { overLost: true });
  expect(await farms.hasUnsent('farm_juniper')).toBe(true);
  const version = { vv: { dev_phone: 1 }, marks: {} };
  const base = { key: 'dev_phone:1', version, etag: '"1"', confirmed: false, lastWriteAt: 5 };
  await storage.writeSync({ note: { base, document: farm } });
  expect(await farms.hasUnsent('farm_juniper')).toBe(true);
  await storage.writeSync({ confirm: { key: base.key, etag: '"1"' } });
  expect(await farms.hasUnsent('farm_juniper')).toBe(false);
  storage.close();
  await farms.removeFromDevice('farm_juniper');
});

test('the farm that is open moves with its copies, be it an account’s; the device’s own stays', async () => {
  await keep(ANONYMOUS, 'Own');
  await keep('google_1', 'Kale');
  const own = await found(ANONYMOUS);
  const farm = { ...freshFarm(), varieties: [aVariety({ name: 'Kale' })] };
  await moveFarm(farm, open, 'google_1', 'farm_lane');
  await browserFarms(logger, open).forgetMoved('google_1');
  // The copy that was there, and one of the farm as it moved.
  expect(await found('farm_lane')).toEqual([['Kale'], 2]);
  expect(await found(ANONYMOUS)).toEqual(own);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('mgm:google_1');
});

test('another tab of a removed farm writes its key no more, and opens it as removed', async () => {
  await writeKey(aKey());
  const member = await openMember('farm_juniper');
  if (member === null || member === 'removed') throw new Error('The key is there');
  await removeKey('farm_juniper');
  member.change({ name: 'Maria Lopez' });
  member.close();
  await expect.poll(() => openMember('farm_juniper')).toBe('removed');
  expect(await listKeys()).toEqual([]);
});

test('a key that was replaced by a new one stays replaced, whatever the old one hears', async () => {
  await writeKey(aKey());
  const member = await openMember('farm_juniper');
  if (member === null || member === 'removed') throw new Error('The key is there');
  await writeKey(aKey({ key: 'mgm_new', deviceId: 'dev_new' }));
  member.change({ removed: { by: 'Ana' } });
  member.close();
  const now = await openMember('farm_juniper');
  if (now === null || now === 'removed') throw new Error('The key is there');
  expect(now.now()).toEqual(aKey({ key: 'mgm_new', deviceId: 'dev_new' }));
  now.close();
});
