import { expect, test } from 'vitest';
import { aTrayDemandRow } from '#tests/support/builders/report-builders.ts';
import { varietyTrays } from './tray-demand-page.tsx';

const aRow = (varietyId: string | null, traysNeeded: number) =>
  aTrayDemandRow({ varietyId, varietyName: varietyId?.toUpperCase() ?? '', traysNeeded });

test('trays are added up by variety, the most first; what needs none is left out', () => {
  const rows = [aRow('pea', 2), aRow('kale', 5), aRow('pea', 4), aRow('dill', 0), aRow(null, 0)];
  expect(varietyTrays(rows)).toEqual([
    { varietyId: 'pea', name: 'PEA', trays: 6 },
    { varietyId: 'kale', name: 'KALE', trays: 5 },
  ]);
});
