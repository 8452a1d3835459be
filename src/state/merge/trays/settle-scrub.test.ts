import { expect, test } from 'vitest';
import { isScrub } from '#domain/trays/scrub-task.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { settleScrub } from './settle-scrub.ts';

const MOMENT = { today: '2026-11-20', now: Date.parse('2026-11-20T08:00:00Z') };

test('a scrub that both sides lack although enough trays are dirty is asked for by the merge, once', () => {
  const trays = { ...aFarm().settings.trays, dirtyThreshold: 5 };
  const trayStatus = { dirtyWithHoles: 2, dirtyWithoutHoles: 3 };
  const farm = aFarm({ settings: { trays }, trayStatus });
  const settled = settleScrub({ local: farm, remote: farm }, farm, MOMENT);
  const scrubs = settled.tasks.filter(isScrub);
  expect(scrubs.map(({ title, done }) => [title, done])).toEqual([
    ['Scrub Trays — 5 dirty', false],
  ]);
  expect(settled.trayStatus.scrubTaskId).toBe(scrubs[0]?.id);
  const later = { ...MOMENT, now: MOMENT.now + 60_000 };
  expect(settleScrub({ local: settled, remote: farm }, settled, later)).toEqual(settled);
  expect(settleScrub({ local: farm, remote: settled }, settled, later)).toEqual(settled);
});
