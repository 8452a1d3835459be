import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { readBackup } from '#state/backup/read-backup.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { entriesOfBackup } from '#tests/support/browser/earlier-visit.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import type { Fault } from './fault.ts';
import { GrowerDevice } from './grower-device.ts';
import { enter, readFarm } from './grower-work.ts';

const SAMPLE = 'tests/samples/small-farm.json';
const PAGE_OF_NOBODY = '/config.json';
const MAX_START_MS = 2_500;

/** The whole browser is killed while the app takes over the farm that an older version left in local storage. */
export const killedMigrating: Fault = async ({ address, draws, rounds }) => {
  const entries = await entriesOfBackup(SAMPLE);
  const wanted = await namesInSample();
  const problems: string[] = [];
  let lost = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const device = await GrowerDevice.bought(address);
    try {
      const page = await startWith(device, entries);
      const going = page.goto('/tasks/today').catch(() => undefined);
      await pause(draws.whole(0, MAX_START_MS));
      await device.kill();
      await going;
      const next = await device.start();
      await next.goto(PAGE_OF_NOBODY);
      const left = await keysIn(next);
      await enter(next);
      const found = new Set(namesIn(await readFarm(next)));
      const missing = wanted.filter((name) => !found.has(name));
      lost += missing.length;
      if (missing.length > 0)
        problems.push(`round ${round}: the browser had kept ${left.join(', ')}`);
      problems.push(...missing.map((name) => `round ${round}: lost ${name}`));
    } finally {
      await device.remove();
    }
  }
  return { figures: `${rounds} rounds: ${lost} lost of ${wanted.length} records each`, problems };
};

/**
 * Starts the browser on what older versions left, which lies on the disk since long ago: a browser that is closed
 * at once may not have written it, so it is left until one that starts finds it there.
 */
async function startWith(
  device: GrowerDevice,
  entries: Readonly<Record<string, string>>,
): Promise<Page> {
  const page = await device.start();
  await page.goto(PAGE_OF_NOBODY);
  const there = await keysIn(page);
  if (Object.keys(entries).every((key) => there.includes(key))) return page;
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, entries);
  await device.close();
  return startWith(device, entries);
}

function keysIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}

async function namesInSample(): Promise<readonly string[]> {
  const { farm } = await openTab();
  const backup = readBackup(await readFile(SAMPLE, 'utf8'), farm());
  if (!backup.ok) throw new Error(backup.reason);
  return namesIn({ ...farm(), ...backup.slices });
}

function namesIn({ varieties, products, orders, seedsInventory }: FarmDocument): readonly string[] {
  return [...varieties, ...products, ...orders, ...seedsInventory].map(({ id }) => id);
}
