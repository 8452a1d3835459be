import { expect, test } from 'vitest';
import { everyDayWords } from './every-day-words.ts';

test('work of every day is told with its varieties, trays and last day', () => {
  const names = ['Arugula', 'Sunflower'];
  expect(everyDayWords({ type: 'WATER', lastISO: '2026-11-24', names, trays: 7 })).toBe(
    'Water: Arugula, Sunflower, 7 trays, through Tue 11/24',
  );
  expect(everyDayWords({ type: 'MIST', lastISO: '2026-11-23', names: ['Pea'], trays: 1 })).toBe(
    'Mist: Pea, 1 tray, through Mon 11/23',
  );
});
