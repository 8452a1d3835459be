import { expect, test, vi } from 'vitest';
import { draftFields } from './draft-fields.ts';

test('an input shows its field of the draft and tells that field alone', () => {
  const change = vi.fn();
  const field = draftFields({ name: 'Pea', owned: 3, comesBack: true }, change);
  expect(field.of('owned')).toMatchObject({ value: 3 });
  expect(field.text('name')).toMatchObject({ value: 'Pea' });
  expect(field.checked('comesBack')).toMatchObject({ checked: true });
  field.of('owned').onChange(7);
  field.text('name').onChange({ currentTarget: { value: 'Radish' } });
  field.checked('comesBack').onChange({ currentTarget: { checked: false } });
  expect(change.mock.calls).toEqual([[{ owned: 7 }], [{ name: 'Radish' }], [{ comesBack: false }]]);
});
