import {
  DRY_LOAD_STATUSES,
  type DryLine,
  type DryLoad,
} from '#domain/alchemy/dry-loads/dry-load.ts';
import { list, merged, naming, needed, object } from './field.ts';
import { by } from './merge-rule.ts';
import {
  ID,
  choice,
  day,
  instant,
  notes,
  number,
  text,
  texts,
  whole,
  workedOut,
} from './plain-fields.ts';

/** Weighed, or not yet; what is in stock of it moves with it, see `mergeProStock`. */
const WEIGHT = number({ min: 0, or: null, isStrict: true });

export const DRY_LINE = object<DryLine>({
  itemId: naming(text(), 'alchemy/items', 'history', { mayBeBlank: true }),
  varietyId: naming(needed(text()), 'varieties', 'history'),
  trays: whole({ min: 0, or: 0 }),
  cutISO: workedOut('day; else the day of the load'),
  wetOz: WEIGHT,
  dryG: WEIGHT,
  harvests: texts(),
});

/** What was dried stays when its dryer, item or variety is deleted: it went into stock. */
export const DRY_LOADS = list<DryLoad>(
  'Dry load',
  {
    id: ID,
    dryerId: naming(text(), 'capacity/freezeDryers', 'history', { mayBeBlank: true }),
    startISO: needed(day()),
    cycleDays: whole({ min: 0, or: 1 }),
    status: merged(
      { kind: 'furthest', of: DRY_LOAD_STATUSES },
      choice(DRY_LOAD_STATUSES, 'PLANNED'),
    ),
    lines: list<DryLine>('Line', DRY_LINE, { key: by('itemId') }),
    note: notes(),
    atISO: instant(),
  },
  { prefix: 'dry' },
);
