import type {
  AutoSeedUsage,
  SeedLot,
  SeedTransaction,
} from '#domain/catalog/seeds/seed-transaction.ts';
import { list, naming, needed, object, optional, together } from './field.ts';
import * as a from './plain-fields.ts';
import { signatureOf } from './work-mark.ts';

export const SEED_MARK = object<AutoSeedUsage>({
  type: a.choice(['AUTO_SEED_USAGE'], 'AUTO_SEED_USAGE'),
  dateISO: needed(a.day()),
  deltaTrays: a.number({ or: 0 }),
  gramsPerTray: a.number({ or: 0 }),
});

export const SEED_LOT = object<SeedLot>({
  code: a.text(),
  supplier: a.text(),
  germinationPercent: a.number({ min: 0, max: 100, or: null }),
  bestBefore: a.day(),
});

/** A booking is one amount: two that the app has made for one planting are never mixed. */
export const SEEDS_INVENTORY = list<SeedTransaction>(
  'Seed booking',
  object<SeedTransaction>(
    {
      id: a.ID,
      atISO: together('booking', a.instant()),
      varietyId: naming(a.text(), 'varieties', 'history'),
      pounds: together('booking', a.number({ or: 0 })),
      note: together('booking', a.text()),
      meta: together('booking', a.workedOut('the mark of seed booked by the app, or absent')),
      link: a.link(undefined),
      lot: optional(SEED_LOT),
      by: signatureOf('booking'),
    },
    { latestBy: { booking: 'atISO' } },
  ),
  { prefix: 'seed' },
);
