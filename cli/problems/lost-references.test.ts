import { expect, test } from 'vitest';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import { findLostReferences } from './lost-references.ts';

const SAMPLE = normalizeFarm(smallFarmState());

test('expected sales, simulated demands and shelves that name what is not there are told', () => {
  const constraints = { allowedVarieties: ['basil', 'ARUGULA'] };
  const racks = [{ id: 'grow-1', type: 'grow', shelves: [{ id: 's1', capacity: 4, constraints }] }];
  const demands = [{ id: 'dem_1', varietyId: 'basil', traysNeeded: 1, targetDate: '2026-12-05' }];
  const sale = { id: 'dmd_1', date: '2026-12-05', units: 1, varietyId: 'basil' };
  const farm = normalizeFarm({
    ...SAMPLE,
    capacity: { ...SAMPLE.capacity, racks, demands },
    demandRecords: [{ ...sale, marketId: 'mkt_gone' }],
  });
  const shelf = 'capacity.racks[0].shelves[0]';
  expect(findLostReferences(farm)).toEqual([
    { path: `${shelf}.constraints.allowedVarieties[0]`, message: "There is no variety 'basil'." },
    { path: 'capacity.demands[0].varietyId', message: "There is no variety 'basil'." },
    { path: 'demandRecords[0].varietyId', message: "There is no variety 'basil'." },
    { path: 'demandRecords[0].marketId', message: "There is no market 'mkt_gone'." },
  ]);
});

test('agreements about orders and varieties that are gone are told', () => {
  const base = { atISO: '2026-11-20T10:00:00.000Z', note: '', dateISO: '2026-11-28', oz: 4 };
  const known = { ...base, orderId: 'rec_1', varietyId: 'arugula' };
  const recurring = { id: 'rec_1', startDate: '2026-11-20', items: [] };
  const deliveryChanges = [
    { ...base, id: 'dch_1', kind: 'LESS', orderId: 'gone', varietyId: 'basil' },
    { ...known, id: 'dch_2', kind: 'LESS' },
    { ...known, id: 'dch_3', kind: 'SWAP', toVarietyId: 'fennel' },
  ];
  const farm = normalizeFarm({ ...SAMPLE, recurring: [recurring], deliveryChanges });
  expect(findLostReferences(farm)).toEqual([
    { path: 'deliveryChanges[0].varietyId', message: "There is no variety 'basil'." },
    { path: 'deliveryChanges[2].toVarietyId', message: "There is no variety 'fennel'." },
    { path: 'deliveryChanges[0].orderId', message: "There is no order 'gone'." },
  ]);
});
