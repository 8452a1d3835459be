import { expect, test } from 'vitest';
import { latestQuestion } from './latest-question.ts';

/** Answers when it is told to. */
function slowAnswers() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const told: [string, string][] = [];
  const ask = latestQuestion(
    (question: string) => {
      asked.push(question);
      return new Promise<string>((resolve) => waiting.push(() => resolve(`${question}!`)));
    },
    (question, answer) => told.push([question, answer]),
  );
  const answerNext = async () => {
    waiting.shift()?.();
    // As many turns as the answer needs to come through.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { ask, asked, told, answerNext };
}

test('what is asked while an answer is on its way waits, and only the last of it is asked', async () => {
  const { ask, asked, told, answerNext } = slowAnswers();
  void ask('one');
  void ask('two');
  void ask('three');
  expect(asked).toEqual(['one']);
  await answerNext();
  expect(asked).toEqual(['one', 'three']);
  expect(told).toEqual([]);
  await answerNext();
  expect(told).toEqual([['three', 'three!']]);
});

test('nothing is told once nothing is wanted any more', async () => {
  const { ask, told, answerNext } = slowAnswers();
  void ask('one');
  void ask(null);
  await answerNext();
  expect(told).toEqual([]);
  void ask('two');
  await answerNext();
  expect(told).toEqual([['two', 'two!']]);
});
