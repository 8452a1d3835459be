import {
  SEED_LOT_STATUSES,
  type AutoSeedUsage,
  type GerminationTest,
  type SeedLot,
  type SeedTransaction,
} from '#domain/catalog/seeds/seed-transaction.ts';
import { byTexts } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { PERCENT } from '#domain/units/limits.ts';
import { LEAD_DAYS } from '#domain/settings/buying-settings.ts';
import * as a from './field.ts';
import { signatureOf } from './work-mark.ts';

/** Days of a supplier, from an order until it is on the shelf. */
export const SUPPLIER_DAYS = a.whole({ ...LEAD_DAYS, or: undefined });

export const SEED_MARK = a.object<AutoSeedUsage>({
  type: a.choice(['AUTO_SEED_USAGE'], 'AUTO_SEED_USAGE'),
  dateISO: a.neededDay(),
  deltaTrays: a.number({ or: 0 }),
  gramsPerTray: a.number({ or: 0 }),
  forId: a.reference(a.optionalText(), 'varieties', 'history'),
});

const TESTS = a.list<GerminationTest>(
  'Germination test',
  {
    id: a.ID,
    dateISO: a.neededDay(),
    percent: a.required(
      a.refined(
        a.number({ ...PERCENT, or: null }),
        'with 1 decimal',
        (percent) => percent && roundTo(percent, 1),
      ),
    ),
    note: a.text(),
  },
  { prefix: 'gts', sort: 'day' },
);

/** By day, then id, as merging leaves them. */
const GERMINATION_TESTS = a.refined(a.optional(TESTS), 'absent when there is none', (tests) =>
  tests?.length === 0 ? undefined : tests?.toSorted(byTexts('dateISO', 'id')),
);

export const SEED_LOT = a.object<SeedLot>({
  code: a.text(),
  supplier: a.text(),
  germinationPercent: a.number({ ...PERCENT, or: null }),
  bestBefore: a.day(),
  status: a.furthest(SEED_LOT_STATUSES, undefined),
  tests: GERMINATION_TESTS,
});

/** A booking is one amount: two that the app has made for one planting are never mixed. */
export const SEEDS_INVENTORY = a.list<SeedTransaction>(
  'Seed entry',
  a.object<SeedTransaction>(
    {
      id: a.ID,
      atISO: a.grouped('booking', a.instant()),
      varietyId: a.reference(a.text(), 'varieties', 'history'),
      pounds: a.grouped('booking', a.number({ or: 0 })),
      note: a.grouped('booking', a.text()),
      meta: a.merged(
        { kind: 'part', group: 'booking', of: SEED_MARK },
        a.workedOut('mark of seed booked by the app, or absent'),
      ),
      link: a.link(undefined),
      lot: a.optional(SEED_LOT),
      by: signatureOf('booking'),
    },
    { latestBy: { booking: 'atISO' } },
  ),
  { prefix: 'seed' },
);
