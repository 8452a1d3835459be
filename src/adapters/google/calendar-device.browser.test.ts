import { afterEach, expect, test } from 'vitest';
import { localCalendarDevice } from './calendar-device.ts';

afterEach(() => localStorage.clear());

test('the calendars of an account are remembered, for all tabs and visits, apart from others', () => {
  localCalendarDevice().keepWritten('google_1', ['primary', 'farm@group']);
  const later = localCalendarDevice();
  expect(later.written('google_1')).toEqual(['primary', 'farm@group']);
  expect(later.written('google_2')).toEqual([]);
  localStorage.setItem('mgm.calendars:google_2', '{damaged');
  expect(later.written('google_2')).toEqual([]);
});

test('tabs take turns', async () => {
  const [one, other] = [localCalendarDevice(), localCalendarDevice()];
  const order: string[] = [];
  const run = (name: string) => async (): Promise<string> => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([one.alone(run('one')), other.alone(run('other'))])).toEqual([
    'one',
    'other',
  ]);
  expect(order).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
});

test('what fails in its turn has failed once, and the next one gets its turn', async () => {
  const device = localCalendarDevice();
  let times = 0;
  const failing = device.alone(async () => {
    times += 1;
    throw new Error('offline');
  });
  await expect(failing).rejects.toThrow('offline');
  expect(times).toBe(1);
  expect(await device.alone(async () => 'next')).toBe('next');
});
