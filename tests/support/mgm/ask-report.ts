import type { FarmDocument } from '#state/document/farm-document.ts';
import type { Question } from '../../../cli/command.ts';
import { report } from '../../../cli/commands/report.ts';
import { aQuestion } from './a-question.ts';

/** What `mgm report` answers of a farm on Friday 2026-11-20, or on another day. */
export function askReport(
  subject: string,
  farm: FarmDocument,
  options: Question['options'] = {},
  today = '2026-11-20',
) {
  return report.answer(aQuestion({ farm, today, subject, options }));
}
