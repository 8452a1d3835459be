import { expect, test } from 'vitest';
import type { TrayDemandRow } from '#domain/reports/tray-demand.ts';
import { varietyTrays } from './tray-demand-page.tsx';

function aRow(varietyId: string | null, traysNeeded: number): TrayDemandRow {
  return {
    varietyId,
    varietyName: varietyId?.toUpperCase() ?? '',
    packagingName: 'Cup',
    units: 1,
    packageOz: 2,
    avgYieldOzPerTray: 8,
    traysNeeded,
    traysExact: traysNeeded,
    mixUnits: 0,
    isAverage: false,
    yieldAssumed: false,
  };
}

test('trays are added up by variety, the most first; what needs none is left out', () => {
  const rows = [aRow('pea', 2), aRow('kale', 5), aRow('pea', 4), aRow('dill', 0), aRow(null, 0)];
  expect(varietyTrays(rows)).toEqual([
    { varietyId: 'pea', name: 'PEA', trays: 6 },
    { varietyId: 'kale', name: 'KALE', trays: 5 },
  ]);
});
