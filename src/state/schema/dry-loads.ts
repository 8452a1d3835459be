import { DRY_LOAD_STATUSES, type DryLine, type DryLoad } from '#domain/drying/dry-load.ts';
import { by } from './merge-rule.ts';
import * as a from './field.ts';

/** Weighed, or not yet; what is in stock of it moves with it, see `mergeProStock`. */
const WEIGHT = a.number({ min: 0, or: null, isStrict: true });

export const DRY_LINE = a.object<DryLine>({
  itemId: a.reference(a.text(), 'alchemy/items', 'history', { mayBeBlank: true }),
  varietyId: a.reference(a.neededText(), 'varieties', 'history'),
  trays: a.whole({ min: 0, or: 0 }),
  cutISO: a.workedOut('day; else the day of the load'),
  wetOz: WEIGHT,
  dryG: WEIGHT,
  wasWeighed: a.optionalFlag(),
  harvests: a.texts(),
});

/** Dryer loads stay when their dryer, item or variety is deleted, because they changed stock. */
export const DRY_LOADS = a.list<DryLoad>(
  'Dry load',
  {
    id: a.ID,
    dryerId: a.reference(a.text(), 'capacity/freezeDryers', 'history', { mayBeBlank: true }),
    startISO: a.neededDay(),
    plannedISO: a.optionalDay(),
    cycleDays: a.whole({ min: 0, or: 1 }),
    status: a.furthest(DRY_LOAD_STATUSES, 'PLANNED'),
    lines: a.list<DryLine>('Line', DRY_LINE, { key: by('itemId') }),
    note: a.notes(),
    atISO: a.instant(),
  },
  { prefix: 'dry' },
);
