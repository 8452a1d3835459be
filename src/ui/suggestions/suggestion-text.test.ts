import { expect, onTestFinished, test } from 'vitest';
import { createTeller } from '#domain/tell/create-teller.ts';
import { PLAIN_TELLER } from '#domain/tell/teller.ts';
import { tellPageBy } from '../format.ts';
import { taxText } from '../tax-text.ts';
import { bufferSuggestionText, yieldSuggestionText } from './suggestion-text.ts';

test('a suggestion and a tax are written as the farm weighs and writes numbers', () => {
  const proposal = { yieldOz: 8.75, harvests: 4, minOz: 7.5, maxOz: 10.126 };
  const texts = () => [
    yieldSuggestionText(proposal),
    bufferSuggestionText({ percent: 8, shortOneIn: 9 }, 6.5, 0).slice(0, 20),
    taxText({ name: 'VAT', percent: 5.5 }),
    taxText({ name: 'VAT 5,5%', percent: 5.5 }),
  ];
  const us = ['Use 8.75 oz (4 harvests, 7.5 to 10.13)', '8% instead of 6.5%: ', 'VAT 5.5%'];
  expect(texts()).toEqual([...us, 'VAT 5,5%']);
  tellPageBy(createTeller({ weights: 'metric', currency: 'EUR', dates: 'us', numbers: 'comma' }));
  onTestFinished(() => tellPageBy(PLAIN_TELLER));
  const metric = ['Use 248 g (4 harvests, 213 to 287)', '8% instead of 6,5%: ', 'VAT 5,5%'];
  expect(texts()).toEqual([...metric, 'VAT 5,5%']);
});

test('a buffer that was short at every harvest says so in words', () => {
  const proposal = { percent: 12, shortOneIn: 1, harvests: 8 };
  expect(bufferSuggestionText(proposal, 6, 1)).toBe(
    '12% instead of 6%: 1 more tray per week, short in 1 of 20 harvests instead of every one',
  );
});

test('a buffer is proposed with what it changes', () => {
  expect(bufferSuggestionText({ percent: 12, shortOneIn: 6 }, 6, 1)).toBe(
    '12% instead of 6%: 1 more tray per week, short in 1 of 20 harvests instead of 1 of 6',
  );
  expect(bufferSuggestionText({ percent: 4, shortOneIn: null }, 6.5, -2)).toBe(
    '4% instead of 6.5%: 2 fewer trays per week, short in 1 of 20 harvests instead of none so far',
  );
  expect(bufferSuggestionText({ percent: 8, shortOneIn: 9 }, 6, 0)).toBe(
    '8% instead of 6%: short in 1 of 20 harvests instead of 1 of 9',
  );
});
