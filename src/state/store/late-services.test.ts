import { expect, test } from 'vitest';
import { aWorld } from '#tests/support/devices/farm-world.ts';
import { openFarm } from './open-farm.ts';

test('nothing is asked of the cloud before the first screen is drawn, and all that was asked comes after', async () => {
  const asked: string[] = [];
  let draw = (): void => undefined;
  const screenDrawn = new Promise<void>((resolve) => (draw = resolve));
  const store = await openedWith({ screenDrawn, onLead: () => asked.push('lead') });
  await store.settled();
  expect(asked).toEqual([]);
  draw();
  await store.sync.syncNow();
  expect(asked).toEqual(['lead']);
});

test('a farm that leaves the screen first is never connected', async () => {
  const asked: string[] = [];
  let draw = (): void => undefined;
  const screenDrawn = new Promise<void>((resolve) => (draw = resolve));
  const store = await openedWith({ screenDrawn, onLead: () => asked.push('lead') });
  store.close();
  draw();
  await store.sync.syncNow();
  expect(await store.calendar.syncNow()).toBe('failed');
  expect(asked).toEqual([]);
});

async function openedWith(given: {
  readonly screenDrawn: Promise<void>;
  readonly onLead: () => void;
}) {
  const world = aWorld();
  const page = {
    ...world.cloud.page,
    onLead() {
      given.onLead();
      return () => undefined;
    },
  };
  const { screenDrawn } = given;
  const opened = await openFarm({ ...world, screenDrawn, cloud: { ...world.cloud, page } });
  if (opened.state !== 'open') throw new Error('The farm is lost');
  return opened.store;
}
