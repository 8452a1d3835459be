import { isSaid } from '#domain/tell/say.ts';
import { formatSentence } from '#ui/format.ts';
import { IconPrinter } from '@tabler/icons-react';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { planDiffSections, type DiffSection } from '#ui/plan-diff/plan-diff-sections.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';
import { createPortal } from 'react-dom';
import { usePaperHead } from '#state/react/use-paper-head.ts';
import { PaperSheet } from '#ui/page/paper-sheet.tsx';
import { useIsPrinting } from '#ui/page/screen-kind.ts';
import classes from './plan-diff.module.css';

const TITLE = 'What this changes';

export function PlanDiffPanel(props: ShownDialog & { readonly diff: PlanChange }) {
  const { opened, diff, onClose } = props;
  const sections = planDiffSections(diff);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={TITLE}
      subtitle={isSaid(diff.summary) ? formatSentence(diff.summary) : undefined}
      size="lg"
      closeOnBackdrop
      isOnTop
      footer={
        <>
          {sections.length > 0 && (
            <PlainButton icon={IconPrinter} onClick={() => window.print()}>
              Print
            </PlainButton>
          )}
          <PlainButton onClick={onClose} data-autofocus>
            Close
          </PlainButton>
        </>
      }
    >
      {sections.length === 0 ? (
        'Nothing in the plan changes.'
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it.
        <section aria-label={TITLE} tabIndex={0}>
          <PlanDiffTables sections={sections} />
        </section>
      )}
      {opened && <PlanDiffSheet summary={diff.summary} sections={sections} />}
    </Dialog>
  );
}

function PlanDiffSheet(props: Pick<PlanChange, 'summary'> & { readonly sections: DiffSection[] }) {
  const head = usePaperHead();
  if (!useIsPrinting()) return null;
  return createPortal(
    <div className={classes.paper}>
      <PaperSheet {...head} title={TITLE} facts={formatSentence(props.summary)}>
        <PlanDiffTables sections={props.sections} />
      </PaperSheet>
    </div>,
    document.body,
  );
}

/** One table for every section: day, what it is about, before and after, and the difference. */
function PlanDiffTables({ sections }: { readonly sections: readonly DiffSection[] }) {
  return sections.map(({ title, lines }) => (
    <table key={title} className={classes.table}>
      <caption className={classes.caption}>{title}</caption>
      <tbody>
        {lines.map(({ day, name, change, difference, note }, place) => (
          <tr key={`${day}|${name}|${place}`}>
            <th scope="row" className={classes.day}>
              {day}
            </th>
            <td>
              {name}
              {note !== '' && <div className={classes.note}>{note}</div>}
            </td>
            <td className={classes.amount}>{change}</td>
            <td className={classes.amount}>{difference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
