import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { ToldDiff } from '#domain/plan-diff/told-diff.ts';
import { planDiffSections } from './plan-diff-sections.ts';
import { PlanNote } from './plan-note.tsx';

/** Under a question whether to delete something: what that does to the plan. Nothing where it does nothing. */
export function diffNote(diff: ToldDiff | null): ReactNode {
  if (diff === null || planDiffSections(diff).length === 0) return undefined;
  return createElement(PlanNote, { label: diff.summary, diff });
}
