import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { suggestionText } from '#domain/answers/shortages/suggestion-text.ts';
import { createAvailabilityCheck } from '#domain/answers/availability/availability-check.ts';
import { findAvailabilityItem } from '#domain/answers/availability/availability-question.ts';
import {
  availabilityDetails,
  availabilityHeadline,
  availabilityLimitsText,
} from '#domain/answers/availability/availability-answer.ts';
import { shortageResults } from '#domain/answers/shortages/list-shortages.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { createTeller } from '#domain/tell/create-teller.ts';
import { isSentence, type Sentence } from '#domain/tell/say.ts';
import { tellPlainly } from '#domain/tell/teller.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { arbitraryFarm, METRIC_REGION } from '#tests/support/random/arbitrary-farm.ts';

const LYON = createTeller(METRIC_REGION);

/** The day asked for. */
const DAY = '2026-12-20';

function sentencesIn(value: unknown): readonly Sentence[] {
  if (isSentence(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentencesIn);
}

/** What is said of shortages, and of whether a customer can be told yes. */
function sentencesOf(farm: FarmDocument, today: string): readonly Sentence[] {
  const outlook = forecastSupply(farm, today);
  const short = shortageResults(outlook, 60);
  const asked = farm.varieties.slice(0, 2).flatMap(({ name }) => {
    const question = {
      item: findAvailabilityItem(farm, name),
      amount: { mode: 'BULK', weight: 90, unit: 'oz' } as const,
      dateISO: DAY,
      limits: [],
    };
    const check = createAvailabilityCheck(outlook, question);
    const answer = check.answer();
    return [
      availabilityHeadline(answer),
      availabilityDetails(answer),
      availabilityLimitsText(answer, check.reach()),
      answer,
    ];
  });
  const waysOut = short.flatMap((row) => row.proposals.map((one) => suggestionText(one, row)));
  return sentencesIn([short, waysOut, asked]);
}

test('no sentence about a farm that weighs in grams and is paid in euros has an ounce, a pound or a dollar', () => {
  let told = 0;
  checkLaw([arbitraryFarm()], { numRuns: 60 }, (farm) => {
    for (const sentence of sentencesOf(farm, '2026-11-20')) {
      told += 1;
      expect(LYON.tell(sentence)).not.toMatch(/\b(?:oz|lb)\b|\$|\d\.(?!\d{3}(?:\D|$))\d/);
    }
  });
  expect(told).toBeGreaterThan(100);
});

test('the same sentences name ounces as mgm tells them', () => {
  const plain = sentencesOf(bistroFarm(), BISTRO_DAY).map((sentence) => tellPlainly(sentence));
  expect(plain.some((text) => /\d oz\b/.test(text))).toBe(true);
});
