import { createPortal } from 'react-dom';
import { usePaperHead } from '#state/react/use-paper-head.ts';
import { PaperSheet } from '#ui/page/paper-sheet.tsx';
import { useIsPrinting } from '#ui/page/use-is-printing.ts';
import type { DiffSection } from '#ui/plan-diff/plan-diff-sections.ts';
import { PlanDiffTables } from './plan-diff-tables.tsx';
import classes from './plan-diff.module.css';

/** What a change does to the plan on paper, in place of all that is on the screen. */
export function PlanDiffSheet(props: {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly DiffSection[];
}) {
  const head = usePaperHead();
  if (!useIsPrinting()) return null;
  return createPortal(
    <div className={classes.paper}>
      <PaperSheet {...head} title={props.title} facts={props.summary}>
        <PlanDiffTables sections={props.sections} />
      </PaperSheet>
    </div>,
    document.body,
  );
}
