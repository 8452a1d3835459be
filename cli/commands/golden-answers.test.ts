import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { smallFarmText } from '#tests/support/farms/small-farm.ts';
import { mgmFolder } from '#tests/support/mgm/mgm-folder.ts';

const { file, run } = mgmFolder();

const golden = (name: string) =>
  readFileSync(new URL(`../../tests/golden/mgm/${name}.json`, import.meta.url), 'utf8');

/** The sample farm; with dryers that all take one day where the answer follows from their days. */
const asked = smallFarmText();
const withQuickDryers = asked.replaceAll('"cycleDays":2', '"cycleDays":1');

test('simulate answers what it answered before dryers were planned one by one, to the byte', () => {
  const { printed } = run('simulate', file('farm.json', asked), '--today', '2026-11-20', '--json');
  expect(printed).toBe(golden('simulate'));
});

test('auto-batch answers the same of dryers of one day, to the byte', () => {
  const farm = file('farm.json', withQuickDryers);
  const { printed } = run('auto-batch', farm, '--today', '2026-11-20', '--json');
  expect(withQuickDryers).not.toBe(asked);
  expect(printed).toBe(golden('auto-batch'));
});
