import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { isIsoDate } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

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

/** Opens "Can I say yes?" when the address asks for it in `?promise=`, once; the address then forgets it. */
export function useAvailabilityOfAddress(open: (asked: AskedAtFirst) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const varietyId = parameters.get('promise');
  const openDialog = useEffectEvent((wanted: string) => {
    const [ounces, day] = [Number(parameters.get('oz')), parameters.get('day') ?? ''];
    const rest = new URLSearchParams(parameters);
    for (const name of ['promise', 'oz', 'day']) rest.delete(name);
    setParameters(rest, { replace: true });
    open({
      varietyId: wanted,
      ounces: Number.isFinite(ounces) && ounces > 0 ? ounces : null,
      dateISO: isIsoDate(day) ? day : null,
    });
  });
  useEffect(() => {
    if (varietyId !== null) openDialog(varietyId);
  }, [varietyId]);
}
