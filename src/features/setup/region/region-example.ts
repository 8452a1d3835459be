import { createTeller } from '#domain/tell/create-teller.ts';
import type { Region } from '#domain/tell/region.ts';

/** How a region writes: "12 oz · $4.25 · Tue 11/24, 7:42 AM · 1,234.5". */
export function regionExample(region: Region): string {
  const { weight, money, day, time, number } = createTeller(region);
  const when = `${day('2026-11-24')}, ${time(7, 42)}`;
  return [weight('oz', 12, 'short'), money(4.25), when, number(1234.5, 1)].join(' · ');
}

/** What another currency does: the sign changes, the number stays. */
export function switchedMoney(before: Region, next: Region): string {
  const [was, becomes] = [before, { ...before, currency: next.currency }].map((region) =>
    createTeller(region).money(4.25),
  );
  return `Amounts keep their numbers: ${was} becomes ${becomes}. Nothing is converted.`;
}
