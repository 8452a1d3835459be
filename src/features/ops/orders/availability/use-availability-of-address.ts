import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import { useAskedOfAddress } from '#ui/dialogs/lazy-dialog.tsx';

/** What "Can I say yes?" begins with, as far as it is known. */
export interface AskedAtFirst {
  /** '' for nothing. */
  readonly varietyId: string;
  readonly ounces: number | null;
  /** Null: today. */
  readonly dateISO: IsoDate | null;
}

/** The question with all its fields still to be filled in. */
export const ASK_ANYTHING: AskedAtFirst = { varietyId: '', ounces: null, dateISO: null };

/** Opens "Can I say yes?" when the address asks for it in `?promise=`. */
export function useAvailabilityOfAddress(open: (asked: AskedAtFirst) => void): void {
  useAskedOfAddress(
    'promise',
    (varietyId, parameters) => {
      const [ounces, day] = [Number(parameters.get('oz')), parameters.get('day') ?? ''];
      open({
        varietyId,
        ounces: Number.isFinite(ounces) && ounces > 0 ? ounces : null,
        dateISO: isIsoDate(day) ? day : null,
      });
    },
    ['oz', 'day'],
  );
}
