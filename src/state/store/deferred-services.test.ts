import { expect, test, vi } from 'vitest';
import { loadedOnce } from '#domain/records/loaded-once.ts';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { connectServices } from './connect-services.ts';
import { deferredServices } from './deferred-services.ts';
import { openedStore } from '#tests/support/devices/open-tab.ts';

test('nothing is asked of the cloud before the first screen is drawn, and all that was asked comes after', async () => {
  const { store, asked, draw } = await openedUndrawn();
  await store.settled();
  expect(asked).toEqual([]);
  draw();
  await store.sync.syncNow();
  expect(asked).toEqual(['lead']);
});

test('a farm that leaves the screen first is never connected', async () => {
  const { store, asked, draw } = await openedUndrawn();
  store.close();
  draw();
  await store.sync.syncNow();
  expect(await store.calendar.syncNow()).toBe('failed');
  expect(asked).toEqual([]);
});

test('what cannot be loaded is asked for every half minute, until it comes or the farm leaves the screen', async () => {
  const world = anEnvironment();
  let isThere = false;
  let tries = 0;
  const code = async () => {
    tries += 1;
    if (isThere) return connectServices;
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const { sync, calendar } = deferredServices(connectServicesNowhere, world);
  let connected = 0;
  const connect = () => {
    connected += 1;
    return { sync, calendar };
  };
  const services = deferredServices(connect, world, loadedOnce(code));
  const left = deferredServices(connect, world, loadedOnce(code));
  services.begin();
  left.begin();
  await vi.waitFor(() => expect(tries).toBe(2));
  // The failure is on its way through what loads the code once.
  await world.breathe();
  await world.breathe();
  left.close();
  world.pass(29_999);
  expect(tries).toBe(2);
  isThere = true;
  world.pass(1);
  await vi.waitFor(() => expect(connected).toBe(1));
  world.pass(60_000);
  expect(tries).toBe(3);
  expect(world.problems).toEqual([]);
});

const connectServicesNowhere = () => {
  throw new Error('Nobody asks');
};

/** A farm whose first screen is drawn with `draw`, and what is asked of the cloud. */
async function openedUndrawn() {
  const asked: string[] = [];
  const world = anEnvironment();
  const page = {
    ...world.cloud.page,
    onLead() {
      asked.push('lead');
      return () => undefined;
    },
  };
  let draw = (): void => undefined;
  const screenDrawn = new Promise<void>((resolve) => (draw = resolve));
  const store = await openedStore({ ...world, screenDrawn, cloud: { ...world.cloud, page } });
  return { store, asked, draw };
}
