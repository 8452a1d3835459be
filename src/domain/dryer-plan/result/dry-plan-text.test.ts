import { expect, test } from 'vitest';
import { loadGoodsText, notPlannedText } from './dry-plan-text.ts';

test('what is missing is told in the unit of its item, pieces as a number', () => {
  const short = { orderId: 'JANE-001', itemId: 'oil', reason: 'short' } as const;
  expect(notPlannedText({ ...short, lacks: 350 }, { unit: 'ml' })).toEqual(
    'Short by 350 ml. Buy more.',
  );
  expect(notPlannedText({ ...short, lacks: 2350.5 }, { unit: 'ml' })).toEqual(
    'Short by 2,350.5 ml. Buy more.',
  );
  expect(notPlannedText({ ...short, lacks: 8 }, { unit: 'unit' })).toEqual('Short by 8. Buy more.');
});

test('a unit that does not fit is told as the order tells it; an item that is not weighed by itself', () => {
  const odd = { orderId: 'JANE-001', itemId: 'oil', reason: 'unit' } as const;
  const problem = 'Olive oil is measured in ml but the recipe uses g. Change one.';
  expect(notPlannedText({ ...odd, problem }, { unit: 'ml' })).toEqual(problem);
  expect(notPlannedText(odd, { unit: 'ml' })).toEqual(
    'It isn’t measured by weight. Change its unit.',
  );
});

test('a load tells the trays of an item once, whatever days they are due on', () => {
  const line = (itemId: string, trays: number) => ({ itemId, trays });
  const names = new Map([['pea', 'Pea powder']]);
  expect(
    loadGoodsText([line('pea', 3), line('lost', 2), line('pea', 2)], (id) => names.get(id) ?? id),
  ).toBe('Pea powder 5, lost 2');
});
