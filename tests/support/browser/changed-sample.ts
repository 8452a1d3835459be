import { writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { smallFarmState } from '../farms/small-farm.ts';

/** The sample farm as a backup file with some parts replaced, for the time of a test. */
export async function changedSample(
  info: TestInfo,
  change: (state: ReturnType<typeof smallFarmState>) => object,
): Promise<string> {
  const state = smallFarmState();
  const file = info.outputPath('changed-farm.json');
  await writeFile(file, JSON.stringify({ state: { ...state, ...change(state) } }));
  return file;
}
