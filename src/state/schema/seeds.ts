import type {
  AutoSeedUsage,
  SeedLot,
  SeedTransaction,
} from '#domain/catalog/seeds/seed-transaction.ts';
import { list, naming, needed, object, optional, together } from './field.ts';
import { ID, choice, day, instant, link, number, text, workedOut } from './plain-fields.ts';
import { signatureOf } from './work-mark.ts';

export const SEED_MARK = object<AutoSeedUsage>({
  type: choice(['AUTO_SEED_USAGE'], 'AUTO_SEED_USAGE'),
  dateISO: needed(day()),
  deltaTrays: number({ or: 0 }),
  gramsPerTray: number({ or: 0 }),
});

export const SEED_LOT = object<SeedLot>({
  code: text(),
  supplier: text(),
  germinationPercent: number({ min: 0, max: 100, or: null }),
  bestBefore: day(),
});

/** A booking is one amount: two that the app has made for one planting are never mixed. */
export const SEEDS_INVENTORY = list<SeedTransaction>(
  'Seed booking',
  object<SeedTransaction>(
    {
      id: ID,
      atISO: together('booking', instant()),
      varietyId: naming(text(), 'varieties', 'history'),
      pounds: together('booking', number({ or: 0 })),
      note: together('booking', text()),
      meta: together('booking', workedOut('the mark of seed booked by the app, or absent')),
      link: link(undefined),
      lot: optional(SEED_LOT),
      by: signatureOf('booking'),
    },
    { latestBy: { booking: 'atISO' } },
  ),
  { prefix: 'seed' },
);
