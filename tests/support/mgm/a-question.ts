import type { Question } from '../../../cli/command.ts';

/** What a command of mgm is asked about a farm: on Friday 2026-11-20 and with nothing more, unless said otherwise. */
export function aQuestion(asked: Pick<Question, 'farm'> & Partial<Question>): Question {
  return {
    written: {},
    fileName: 'farm.json',
    today: '2026-11-20',
    now: 0,
    subject: '',
    options: {},
    files: [],
    complain: () => undefined,
    ...asked,
  };
}
