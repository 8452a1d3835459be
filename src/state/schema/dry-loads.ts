import { DRY_LOAD_STATUSES, type DryLine, type DryLoad } from '#domain/drying/dry-load.ts';
import { list, merged, reference, required, object } from './field.ts';
import { by } from './merge-rule.ts';
import * as a from './plain-fields.ts';

/** Weighed, or not yet; what is in stock of it moves with it, see `mergeProStock`. */
const WEIGHT = a.number({ min: 0, or: null, isStrict: true });

export const DRY_LINE = object<DryLine>({
  itemId: reference(a.text(), 'alchemy/items', 'history', { mayBeBlank: true }),
  varietyId: reference(required(a.text()), 'varieties', 'history'),
  trays: a.whole({ min: 0, or: 0 }),
  cutISO: a.workedOut('day; else the day of the load'),
  wetOz: WEIGHT,
  dryG: WEIGHT,
  wasWeighed: a.optionalFlag(),
  harvests: a.texts(),
});

/** Dryer loads stay when their dryer, item or variety is deleted, because they changed stock. */
export const DRY_LOADS = list<DryLoad>(
  'Dry load',
  {
    id: a.ID,
    dryerId: reference(a.text(), 'capacity/freezeDryers', 'history', { mayBeBlank: true }),
    startISO: required(a.day()),
    plannedISO: a.optionalDay(),
    cycleDays: a.whole({ min: 0, or: 1 }),
    status: merged(
      { kind: 'furthest', of: DRY_LOAD_STATUSES },
      a.choice(DRY_LOAD_STATUSES, 'PLANNED'),
    ),
    lines: list<DryLine>('Line', DRY_LINE, { key: by('itemId') }),
    note: a.notes(),
    atISO: a.instant(),
  },
  { prefix: 'dry' },
);
