import { deepStrictEqual } from 'node:assert';
import { createTeller } from '#domain/tell/create-teller.ts';
import { ounces, say, type Sentence } from '#domain/tell/say.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import type { Job } from '../job.ts';

/** What the weights of a long page may take. */
const MOST_MS = 20;

const LYON = createTeller({
  weights: 'metric',
  currency: 'EUR',
  dates: 'day-first',
  numbers: 'comma',
});

const grams = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const kilograms = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** Weights of greens in sentences of a farm that writes grams with a decimal comma. */
export function weightsJob(weights: number): Job {
  const draws = seededDraws(24);
  const stored = Array.from({ length: weights }, () => draws.below(2_000_000) / 1000);
  const sentences = stored.map((oz): Sentence => say`${ounces(oz)} left over`);
  const ours = () => sentences.map((sentence) => LYON.tell(sentence));
  const byIntl = () => stored.map((oz) => `${weighed(oz * GRAMS_PER.oz)} left over`);
  return {
    name: `weights, ${weights} sentences`,
    contenders: [
      { name: 'the teller', kind: 'ours', run: ours },
      { name: 'Intl.NumberFormat', kind: 'peer', run: byIntl },
      { name: 'joining the numbers', kind: 'limit', run: () => stored.map((oz) => `${oz} oz`) },
    ],
    withinMs: MOST_MS,
    check: () => {
      deepStrictEqual(ours(), byIntl());
    },
  };
}

function weighed(weight: number): string {
  if (weight < 999.5) return `${grams.format(weight)} g`;
  return `${kilograms.format(Math.round(weight / 10) / 100)} kg`;
}
