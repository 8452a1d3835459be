import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { firstDayOf, monthOf } from '#domain/calendar/month-grid.ts';
import type { Typed } from '#domain/records/typed-record.ts';
import { isWithin, PERCENT } from '#domain/units/limits.ts';
import {
  DEFAULT_INVOICING,
  TERMS_DAYS,
  type InvoicingSettings,
  type TaxRate,
} from '#domain/settings/invoicing-settings.ts';

export type TaxDraft = Typed<TaxRate>;

export interface InvoicingDraft extends Omit<
  InvoicingSettings,
  'start' | 'termsDays' | 'taxes' | 'sinceISO'
> {
  readonly start: number | null;
  readonly termsDays: number | null;
  readonly taxes: readonly TaxDraft[];
  readonly sinceISO: IsoDate | null;
}

/** What a farm begins with: its name, and deliveries of this month. */
export function invoicingDraft(
  known: InvoicingSettings | undefined,
  farmName: string,
  today: IsoDate,
): InvoicingDraft {
  if (known !== undefined) return { ...known, sinceISO: known.sinceISO ?? null };
  const sinceISO = firstDayOf(monthOf(today));
  return { ...DEFAULT_INVOICING, seller: farmName, sinceISO };
}

export function firstNumberProblem({ start }: InvoicingDraft): string | null {
  const isNumber = start !== null && start >= 1 && Number.isInteger(start);
  return isNumber ? null : 'The first number is a whole number, 1 or more';
}

export function termsProblem({ termsDays }: InvoicingDraft): string | null {
  return isWithin(TERMS_DAYS, termsDays) ? null : `Enter 0 to ${TERMS_DAYS.max} days`;
}

export function taxProblem({ name, percent }: TaxDraft): string | null {
  if (name.trim() === '') return 'Enter a name';
  return isWithin(PERCENT, percent) ? null : 'Enter 0 to 100%';
}

/** @param known - A first day that was chosen can’t be cleared: all of the past would be to bill. */
export function invoicingProblem(
  draft: InvoicingDraft,
  known: InvoicingSettings | undefined,
): string | null {
  if (draft.seller.trim() === '') return 'Enter who bills';
  const needsDay = known === undefined || known.sinceISO !== undefined;
  const dayProblem = needsDay && draft.sinceISO === null ? 'Choose the first day to bill' : null;
  const ofTaxes = draft.taxes.map(taxProblem).find((problem) => problem !== null) ?? null;
  return firstNumberProblem(draft) ?? termsProblem(draft) ?? dayProblem ?? ofTaxes;
}

export function invoicingOf(draft: InvoicingDraft): Partial<InvoicingSettings> {
  const { start, termsDays, taxes, sinceISO, defaultTaxId, ...texts } = draft;
  const rates = taxes.map((rate) => ({
    ...rate,
    name: rate.name.trim(),
    percent: rate.percent ?? 0,
  }));
  return {
    ...texts,
    seller: draft.seller.trim(),
    prefix: draft.prefix.trim(),
    taxNumber: draft.taxNumber.trim(),
    start: start ?? DEFAULT_INVOICING.start,
    termsDays: termsDays ?? DEFAULT_INVOICING.termsDays,
    taxes: rates,
    defaultTaxId: rates.some(({ id }) => id === defaultTaxId) ? defaultTaxId : null,
    ...(sinceISO !== null && { sinceISO }),
  };
}
