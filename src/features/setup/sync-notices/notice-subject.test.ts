import { expect, test } from 'vitest';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { noticeSubject } from './notice-subject.ts';

test('a weight that met is told by its goods, its dryer and its day, not by ids', () => {
  const load = aDryLoad({ startISO: '2026-11-19' });
  const dryer = {
    id: load.dryerId,
    label: 'Freeze Dryer 1',
    shelves: 7,
    cycleDays: 1,
    shelfMaxOz: 16,
  };
  const farm = aFarm({
    dryLoads: [load],
    capacity: { freezeDryers: [dryer] },
    alchemy: { items: [anItem({ id: 'pea-powder', name: 'Pea powder' })] },
  });
  const of = (entityId: string, field: string) =>
    noticeSubject(farm, { slice: 'dryLoads', entityId, field });
  expect(of(load.id, 'lines/pea-powder/dryG')).toBe('Pea powder in Freeze Dryer 1 on Thu 11/19');
  expect(of(load.id, 'startISO')).toBe('Load in Freeze Dryer 1 on Thu 11/19');
  expect(of('gone', 'lines/pea-powder/dryG')).toBeNull();
});
