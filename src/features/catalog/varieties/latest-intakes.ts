import { cleanUrl } from '#domain/catalog/clean-url.ts';
import type { SeedTransaction } from '#domain/catalog/seed-transaction.ts';
import type { IsoInstant } from '#domain/calendar/iso-date.ts';

const SHOWN = 6;

/** A seed movement as a variety lists it. */
export interface SeedIntake {
  readonly id: string;
  readonly atISO: IsoInstant;
  readonly pounds: number;
  readonly note: string;
  /** Where the seed came from, if the record or its note names a page. */
  readonly link: string | null;
}

/**
 * The six latest seed movements a grower entered for a variety, newest first.
 *
 * Seed booked by the app for planted trays is left out: it would push the purchases off the list.
 */
export function latestIntakes(
  transactions: readonly SeedTransaction[],
  varietyId: string,
): readonly SeedIntake[] {
  return transactions
    .filter((row) => row.varietyId === varietyId && row.meta?.type !== 'AUTO_SEED_USAGE')
    .toSorted((a, b) => (a.atISO < b.atISO ? 1 : a.atISO > b.atISO ? -1 : 0))
    .slice(0, SHOWN)
    .map(({ id, atISO, pounds, note, ...row }) => ({
      id,
      atISO,
      pounds,
      note,
      link: linkOf({ ...row, note }),
    }));
}

function linkOf(row: { readonly link?: string; readonly note: string }): string | null {
  // Imported records may call their link `url`.
  const stored = row.link ?? ('url' in row && typeof row.url === 'string' ? row.url : '');
  return cleanUrl(stored) ?? cleanUrl(/https?:\/\/\S+/i.exec(row.note)?.[0] ?? '');
}
