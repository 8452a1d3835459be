import { expect, test } from 'vitest';
import { stillTouched, touch } from './touched-fields.ts';

const saved = { title: 'Juniper Lane', days: 0 };

test('a field changed and changed back is as saved', () => {
  const changed = touch(saved, {}, { title: 'Green Lane' });
  expect(changed).toEqual({ title: 'Green Lane' });
  expect(touch(saved, changed, { title: 'Juniper Lane' })).toEqual({});
});

test('each field is touched by itself', () => {
  expect(touch(saved, { title: 'Green Lane' }, { days: 2 })).toEqual({
    title: 'Green Lane',
    days: 2,
  });
});

test('a newer copy from elsewhere leaves touched fields, until it says the same', () => {
  const touched = { title: 'Green Lane' };
  expect(stillTouched({ title: 'Oak Lane', days: 3 }, touched)).toEqual(touched);
  expect(stillTouched({ title: 'Green Lane', days: 3 }, touched)).toEqual({});
});
