import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import type { ToldDiff } from '#domain/answers/plan-diff/told-diff.ts';
import { planDiffSections } from './plan-diff-sections.ts';
import { PlanNote } from './plan-note.tsx';

/** Stands under a question whether to delete something: its name, and what that does to the plan where it does something. */
export function diffNote(name: string, diff: ToldDiff | null): ReactNode {
  if (diff === null || planDiffSections(diff).length === 0) return name || undefined;
  const note = createElement(PlanNote, { label: diff.summary, diff });
  return createElement(Fragment, null, createElement('p', null, name), note);
}
