import { isSaid } from '#domain/tell/say.ts';
import { tellPlainly } from '#domain/tell/teller.ts';
import { isIsoDate } from '#domain/calendar/iso-date.ts';
import {
  availabilityDetails,
  availabilityHeadline,
  availabilityLimitsText,
  type AvailabilityAnswer,
  type AvailabilityLimits,
} from '#domain/answers/availability/availability-answer.ts';
import { LINE_WORDS } from '#domain/answers/availability/availability-line.ts';
import { createAvailabilityCheck } from '#domain/answers/availability/availability-check.ts';
import {
  amountOunces,
  readAvailabilityAmount,
  AvailabilityError,
  findAvailabilityItem,
  type AvailabilityQuestion,
} from '#domain/answers/availability/availability-question.ts';
import { amountUnitOf } from '#domain/catalog/varieties/variety.ts';
import { AVAILABILITY_RESOURCES, type AvailabilityResource } from '#domain/settings/settings.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { type Answer, type Command, type Question, UsageError, only, rounded } from '../command.ts';

export const promise: Command = {
  summary: 'whether a customer can be told yes',
  options: ['item', 'amount', 'day', 'limit'],
  answer(asked) {
    try {
      return answerQuestion(asked);
    } catch (error) {
      if (error instanceof AvailabilityError) throw new UsageError(error.message);
      throw error;
    }
  },
};

function answerQuestion({ farm, today, options }: Question): Answer {
  const day = options['day'] ?? '';
  const item = findAvailabilityItem(farm, options['item'] ?? '');
  const question: AvailabilityQuestion = {
    item,
    amount: readAvailabilityAmount(options['amount'] ?? '', item),
    // What is no day is as far away as a day can be.
    dateISO: isIsoDate(day) ? day : '',
    limits: readLimits(options['limit']) ?? farm.settings.promise?.limits ?? [],
  };
  const asker = createAvailabilityCheck(forecastSupply(farm, today), question);
  const answer = asker.answer();
  const reach = asker.reach();
  return {
    json: rounded(jsonOf(question, answer, reach, today)),
    lines: describe(answer, reach),
  };
}

function readLimits(text: string | undefined): readonly AvailabilityResource[] | null {
  if (text === undefined) return null;
  const names = text.split(',').map((name) => name.trim());
  const named = names.filter((name) => name !== '');
  return named.map((name) => {
    const limit = AVAILABILITY_RESOURCES.find((known) => known === name);
    if (limit !== undefined) return limit;
    throw new UsageError(`--limit knows ${AVAILABILITY_RESOURCES.join(', ')}, not '${name}'.`);
  });
}

function jsonOf(
  { item, amount, dateISO }: AvailabilityQuestion,
  answer: AvailabilityAnswer,
  { most, earliestISO }: AvailabilityLimits,
  today: string,
) {
  const { count, packageOz } = amount.mode === 'PACKAGE' ? amount : NO_PACKAGES;
  const mostCount = most?.mode === 'PACKAGE' ? most.count : 0;
  return {
    today,
    item: only(item, 'kind', 'id', 'name'),
    dateISO,
    harvestISO: answer.harvestISO,
    oz: answer.oz,
    count,
    packageOz,
    ...only(answer, 'answer', 'how', 'usesBufferOz'),
    parts: answer.parts.map(({ variety, oz, take, plantOz }) => ({
      varietyId: variety.id,
      varietyName: variety.name,
      oz,
      take: take.map(({ lot, oz: taken }) => ({
        harvestISO: lot.dayISO,
        cutISO: lot.cutISO,
        oz: taken,
      })),
      plantOz,
      ...amountUnitOf(variety),
    })),
    plantings: answer.plantings,
    lines: answer.lines.map((line) => ({
      ...only(line, 'kind', 'varietyId', 'have', 'need', 'unit'),
      ...only(line, 'dateISO', 'status', 'limits', 'text'),
    })),
    most: {
      oz: most === null ? 0 : amountOunces(most),
      count: amount.mode === 'PACKAGE' ? mostCount : null,
    },
    earliestISO,
    changes: answer.changes,
    ...(answer.unit && { unit: answer.unit }),
  };
}

const NO_PACKAGES = { count: null, packageOz: null };

function describe(answer: AvailabilityAnswer, reach: AvailabilityLimits): string[] {
  const told = [
    availabilityHeadline(answer),
    ...availabilityDetails(answer),
    availabilityLimitsText(answer, reach),
  ].filter(isSaid);
  const lines = answer.lines.map(
    ({ status, text }) => `  ${LINE_WORDS[status].padEnd(9)}  ${tellPlainly(text)}`,
  );
  return [...told.map(tellPlainly), ...lines];
}
