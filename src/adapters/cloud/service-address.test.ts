import { expect, test } from 'vitest';
import { type AddressSources, type ServiceHealth, findAddress } from './service-address.ts';

const FARM = 'https://farm.example.com';
const LOCAL = 'http://localhost:5200';

test("the page's own server is the state service, without a question", async () => {
  expect(await find({ origin: FARM, isOwnServer: true })).toEqual({ ready: true, address: FARM });
});

test('where the server lists origins, no other page syncs', async () => {
  const listed = { isOwnServer: true, syncOrigins: [FARM] };
  expect(await find({ origin: FARM, ...listed })).toMatchObject({ ready: true });
  expect(await find({ origin: 'https://copy.example.com', ...listed })).toEqual({
    ready: false,
    reason: 'Cloud sync is disabled for https://copy.example.com.',
  });
});

test('on the developer machine without a service syncing is off, with one it is on', async () => {
  const local = { origin: LOCAL, isDevelopment: true };
  expect(await find(local, { [LOCAL]: 'other' })).toEqual({
    ready: false,
    reason: `Cloud sync is disabled for ${LOCAL}.`,
  });
  expect(await find(local, { [LOCAL]: 'other', 'http://localhost:8080': 'well' })).toEqual({
    ready: true,
    address: 'http://localhost:8080',
  });
});

test('the global override comes first, then the stored one, then the build', async () => {
  const sources = {
    origin: LOCAL,
    isDevelopment: true,
    globalOverride: 'http://one.test/',
    storedOverride: 'http://two.test',
    built: 'http://three.test',
  };
  const well = {
    'http://one.test': 'well',
    'http://two.test': 'well',
    'http://three.test': 'well',
  };
  const address = async (health: Readonly<Record<string, string>>) => {
    const found = await find(sources, health);
    return found.ready ? found.address : found.reason;
  };
  expect(await address(well)).toBe('http://one.test');
  expect(await address({ ...well, 'http://one.test': 'silent' })).toBe('http://two.test');
  expect(await address({ 'http://three.test': 'well' })).toBe('http://three.test');
});

test('where growers work nothing on the page can send the farm elsewhere', async () => {
  const sources = { origin: FARM, isOwnServer: true, globalOverride: 'https://evil.test' };
  expect(await find({ ...sources, storedOverride: 'https://evil.test' })).toEqual({
    ready: true,
    address: FARM,
  });
});

test('a device that is offline is not told that syncing is off', async () => {
  expect(await find({ origin: FARM })).toEqual({ ready: true, address: FARM });
  expect(await find({ origin: FARM }, { [FARM]: 'other' })).toMatchObject({ ready: false });
});

function find(sources: Partial<AddressSources>, health: Readonly<Record<string, string>> = {}) {
  return findAddress(
    {
      origin: FARM,
      isDevelopment: false,
      globalOverride: null,
      storedOverride: null,
      built: null,
      isOwnServer: false,
      syncOrigins: null,
      ...sources,
    },
    async (address) => (health[address] ?? 'silent') as ServiceHealth,
  );
}
