import { expect, test } from 'vitest';
import { everyDayText } from './every-day-text.ts';

const part = (name: string, trays: number, lastISO = '2026-11-24') => ({ name, trays, lastISO });

test('batches of a variety that end on other days are told as one', () => {
  const parts = [part('Kale', 3, '2026-11-23'), part('Kale', 2)];
  expect(everyDayText({ type: 'MIST', parts })).toBe('Mist: Kale 5');
});
