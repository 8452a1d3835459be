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
    bufferSuggestionText({ percent: 8, shortOneIn: 9 }, 6.5, 0).slice(0, 19),
    taxText({ name: 'VAT', percent: 5.5 }),
  ];
  const us = ['Use 8.75 oz (4 harvests, 7.5 to 10.13)', '8% instead of 6.5%:', 'VAT 5.5%'];
  expect(texts()).toEqual(us);
  tellPageBy(createTeller({ weights: 'metric', currency: 'EUR', dates: 'us', numbers: 'comma' }));
  onTestFinished(() => tellPageBy(PLAIN_TELLER));
  const metric = ['Use 248 g (4 harvests, 213 to 287)', '8% instead of 6,5%:', 'VAT 5,5%'];
  expect(texts()).toEqual(metric);
});

test('a buffer is proposed with what it changes', () => {
  const textOf = (percent: number, shortOneIn: number | null, before: number, more: number) =>
    bufferSuggestionText({ percent, shortOneIn }, before, more);
  const short = 'short in 1 of 20 harvests instead of';
  const more = '12% instead of 6%: 1 more tray per week';
  expect(textOf(12, 1, 6, 1)).toBe(`${more}, ${short} every one`);
  expect(textOf(12, 6, 6, 1)).toBe(`${more}, ${short} 1 of 6`);
  const fewer = '4% instead of 6.5%: 2 fewer trays per week';
  expect(textOf(4, null, 6.5, -2)).toBe(`${fewer}, ${short} none so far`);
  expect(textOf(8, 9, 6, 0)).toBe(`8% instead of 6%: ${short} 1 of 9`);
});
