import { type DryLine, type DryLoad, dryLoadId } from '#domain/drying/dry-load.ts';

/** Seven trays of pea for pea powder, cut on the day of the load. */
export function aDryLine(more: Partial<DryLine> = {}): DryLine {
  return {
    itemId: 'powder',
    varietyId: 'pea',
    trays: 7,
    cutISO: '2025-03-12',
    wetOz: null,
    dryG: null,
    harvests: [],
    ...more,
  };
}

/** A load of one line, planned for a day. */
export function aDryLoad(more: Partial<DryLoad> = {}): DryLoad {
  const { dryerId = 'fd-1', startISO = '2025-03-12' } = more;
  return {
    id: dryLoadId(dryerId, startISO),
    dryerId,
    startISO,
    cycleDays: 1,
    status: 'PLANNED',
    lines: [aDryLine({ cutISO: startISO })],
    note: '',
    atISO: '2025-03-10T08:00:00.000Z',
    ...more,
  };
}
